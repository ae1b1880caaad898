package tabard.bots.outside;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.scene.Said;
import tabard.table.sheet.Layout;

/** A process that is told of the game, asked, and heard, in lines of JSON; docs/research.md lists the messages. */
final class SpokenMind implements Mind {
    private static final Duration TO_BEGIN = Duration.ofSeconds(30);
    private static final int MOST_LISTED = 1_000;

    private final List<String> command;
    private final long seed;
    private @Nullable Conversation conversation;
    private boolean over;
    private boolean faulty;
    private boolean wantsPosition;
    private int question;

    SpokenMind(List<String> command, long seed) {
        this.command = command;
        this.seed = seed;
    }

    @Override
    public void sit(Game<?, ?> game, Options options, Seat seat) throws Misconduct {
        var begun = Conversations.take(command);
        conversation = begun;
        var hello = message("hello");
        hello.putAll(GameCard.of(game, options));
        hello.put("seat", seat.word());
        hello.put("seed", seed);
        begun.tell(hello);
        try {
            var ready = begun.hear(TO_BEGIN);
            if (!"ready".equals(ready.get("type"))) {
                throw new Misconduct(Said.of("stranger.not-ready", String.valueOf(ready.get("type"))));
            }
            Object layout = ready.get("layout");
            String version = GameCard.version(game.layout());
            if (layout != null && !layout.equals(version)) {
                throw new Misconduct(Said.of("stranger.layout", String.valueOf(layout), version), true);
            }
            wantsPosition = ready.get("wants") instanceof List<?> wants && wants.contains("position");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Map<String, Object> message(String type) {
        var message = new LinkedHashMap<String, Object>();
        message.put("type", type);
        return message;
    }

    @Override
    public <S, A extends Action> Optional<A> answer(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget, boolean mayPass)
            throws Misconduct, InterruptedException {
        var talk = conversation;
        if (talk == null) {
            throw new Misconduct(Said.of("stranger.ended"));
        }
        question++;
        var options = ask.choices().all();
        talk.tell(asked(game, seen, ask, options, budget, mayPass));
        long deadline = System.nanoTime() + budget.time().toNanos();
        while (true) {
            Map<?, ?> said;
            try {
                said = talk.hear(Duration.ofNanos(deadline - System.nanoTime()));
            } catch (Misconduct silent) {
                throw silent.why().key().equals("stranger.silent")
                        ? new Misconduct(Said.of("stranger.late", budget.time().toMillis()))
                        : silent;
            }
            if (!(said.get("id") instanceof Double id) || !"answer".equals(said.get("type")) || id > question) {
                throw new Misconduct(Said.of("stranger.no-answer"));
            }
            if (id.intValue() == question) { // otherwise it answers what is long decided
                return read(game, options, said, mayPass);
            }
        }
    }

    private <S, A extends Action> Map<String, Object> asked(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, List<A> options, Budget budget, boolean mayPass) {
        var asked = message("ask");
        asked.put("id", question);
        asked.put("seat", ask.seat().word());
        asked.put("pass", mayPass);
        asked.put("millis", budget.time().toMillis());
        asked.put("round", game.round(seen.masked()));
        int[] numbers = new int[game.layout().size()];
        game.observe(seen, numbers);
        var view = new ArrayList<Integer>(numbers.length);
        var hidden = new ArrayList<Integer>();
        for (int i = 0; i < numbers.length; i++) {
            boolean blank = numbers[i] == Layout.HIDDEN;
            view.add(blank ? 0 : numbers[i]);
            if (blank) {
                hidden.add(i);
            }
        }
        asked.put("view", view);
        asked.put("hidden", hidden);
        if (wantsPosition) {
            asked.put("position", game.text(seen.masked()));
        }
        var listed = options.subList(0, Math.min(MOST_LISTED, options.size()));
        asked.put("legal", listed.stream().map(Action::text).toList());
        game.numbering()
                .ifPresent(numbering -> asked.put(
                        "numbers",
                        listed.stream()
                                .map(option -> numbering.number((Record) option).orElse(-1))
                                .toList()));
        asked.put("more", options.size() - listed.size());
        return asked;
    }

    private static <S, A extends Action> Optional<A> read(
            Game<S, A> game, List<A> options, Map<?, ?> said, boolean mayPass) throws Misconduct {
        if (said.get("choice") instanceof Double choice) {
            if (choice < 0 || choice >= options.size() || choice != Math.rint(choice)) {
                throw new Misconduct(Said.of("stranger.choice", String.valueOf(choice), options.size() - 1));
            }
            return Optional.of(options.get(choice.intValue()));
        }
        if (said.get("line") instanceof String line) {
            try {
                return Optional.of(game.action(line));
            } catch (Refusal refusal) {
                throw new Misconduct(refusal.why());
            }
        }
        if (mayPass && Boolean.TRUE.equals(said.get("pass"))) {
            return Optional.empty();
        }
        throw new Misconduct(Said.of("stranger.no-answer"));
    }

    @Override
    public void hear(String line) {
        var news = message("news");
        news.put("line", line);
        tell(news);
    }

    @Override
    public void fault(String why, int fault, int most) {
        faulty = true;
        var message = message("fault");
        message.put("id", question);
        message.put("why", why);
        message.put("fault", fault);
        message.put("of", most);
        tell(message);
    }

    @Override
    public void over(Outcome outcome) {
        over = true;
        var message = message("over");
        message.put("winners", outcome.winners().stream().map(Seat::word).toList());
        message.put("points", outcome.points());
        message.put("merits", outcome.merits());
        tell(message);
    }

    private void tell(Map<String, Object> message) {
        var talk = conversation;
        if (talk != null) {
            talk.tell(message);
        }
    }

    /** One that came to the end without a fault may play again. */
    @Override
    public void close() {
        var talk = conversation;
        conversation = null;
        if (talk == null) {
            return;
        }
        if (over && !faulty) {
            Conversations.giveBack(command, talk);
        } else {
            Conversations.end(talk);
        }
    }
}
