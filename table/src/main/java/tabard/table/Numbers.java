package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** Moves that differ in one or two numbers, as few options with amounts: each option stands for every combination of its numbers. */
final class Numbers {
    private final Questions.Group group;
    private final Phrase start;
    private final List<Object> context;

    private Numbers(Questions.Group group, Phrase start, List<Object> context) {
        this.group = group;
        this.start = start;
        this.context = context;
    }

    /** The option with the first move first: it may be what a clock takes. */
    static void add(Questions.Group group, Phrase start, List<Object> context, List<Option> out) {
        var numbers = new Numbers(group, start, context);
        var first = group.moves.getFirst();
        var blocks = first.numbers().size() == 1 ? numbers.runs() : numbers.blocks();
        blocks.sort((a, b) -> Boolean.compare(b.holds(first), a.holds(first)));
        for (var block : blocks) {
            out.add(numbers.option(block));
        }
    }

    /** From and to of each number. */
    private record Block(int[] from, int[] to, int step) {
        Block(int[] from, int[] to) {
            this(from, to, 1);
        }

        boolean holds(Phrase move) {
            for (int i = 0; i < from.length; i++) {
                if (move.number(i) < from[i] || move.number(i) > to[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Numbers that are all multiples of one, such as whole thousands, are counted by it. */
    private List<Block> runs() {
        var values = new TreeSet<Integer>();
        group.moves.forEach(move -> values.add(move.number(0)));
        int step = 0;
        for (int value : values) {
            step = divisor(step, Math.abs(value));
        }
        var blocks = new ArrayList<Block>();
        for (int value : values) {
            if (!blocks.isEmpty() && blocks.getLast().to[0] == value - step) {
                blocks.getLast().to[0] = value;
            } else {
                blocks.add(new Block(new int[] {value}, new int[] {value}, Math.max(1, step)));
            }
        }
        return blocks;
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** Rows of equal width below each other are one block; a row with a gap is cut there. */
    private List<Block> blocks() {
        var rows = new TreeMap<Integer, TreeSet<Integer>>();
        for (var move : group.moves) {
            rows.computeIfAbsent(move.number(0), _ -> new TreeSet<>()).add(move.number(1));
        }
        var blocks = new ArrayList<Block>();
        rows.forEach((row, columns) -> {
            int from = columns.first();
            int to = from;
            for (int column : columns) {
                if (column > to + 1) {
                    lay(blocks, row, from, to);
                    from = column;
                }
                to = column;
            }
            lay(blocks, row, from, to);
        });
        return blocks;
    }

    private static void lay(List<Block> blocks, int row, int from, int to) {
        for (var block : blocks) {
            if (block.to[0] == row - 1 && block.from[1] == from && block.to[1] == to) {
                block.to[0] = row;
                return;
            }
        }
        blocks.add(new Block(new int[] {row, from}, new int[] {row, to}));
    }

    private Option option(Block block) {
        var first = group.moves.getFirst();
        var line = new StringBuilder(first.beforeNumbers());
        var amounts = new ArrayList<Amount>();
        boolean several = first.numbers().size() > 1;
        for (int i = 0; i < block.from.length; i++) {
            String name = first.numbers().get(i);
            if (block.from[i] == block.to[i]) {
                line.append(' ').append(block.from[i]);
            } else {
                line.append(" {").append(name).append('}');
                String key = "amount." + first.word() + (several ? "-" + name : "");
                int begin = start.word().equals(first.word()) ? start.number(i) : block.from[i];
                amounts.add(new Amount(
                        name,
                        new Said(key, context),
                        block.from[i],
                        block.to[i],
                        Math.clamp(begin, block.from[i], block.to[i]),
                        block.step));
            }
        }
        var args = new ArrayList<>(amounts.isEmpty() ? fixed(first, block) : first.argsBeforeNumbers());
        args.addAll(context);
        String key = "do." + first.word() + (amounts.isEmpty() ? "-fixed" : "");
        var verdict = start.word().equals(first.word()) && block.holds(start) ? group.verdict : null;
        return new Option(
                line.toString(),
                group.key.from(),
                group.on,
                group.key.label() == null ? new Said(key, args) : group.key.label(),
                verdict == null ? null : verdict.sign(),
                verdict == null ? List.of() : verdict.because(),
                first.clause(),
                group.last,
                null,
                amounts);
    }

    /** Nothing is left to choose: the label says the numbers. */
    private static List<Object> fixed(Phrase first, Block block) {
        var args = new ArrayList<>(first.argsBeforeNumbers());
        for (int number : block.from) {
            args.add(number);
        }
        return args;
    }
}
