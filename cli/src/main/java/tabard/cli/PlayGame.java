package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.arena.Plan;
import tabard.bots.Bots;
import tabard.bots.Level;
import tabard.bots.outside.Strangers;
import tabard.cli.desk.Keyboard;
import tabard.cli.desk.Papers;
import tabard.cli.desk.Voice;
import tabard.cli.play.Player;
import tabard.cli.play.TerminalGame;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** A game at this terminal: one person against bots, or several around one keyboard. */
@Command(
        name = "play",
        description = {
            "Plays a game in the terminal. Type the number of an option, or its line; Tab completes.",
            "Type help for what else can be typed: hint, why, rules, scene, ways, log, undo, reopen, save, quit.",
            "Several people share the keyboard; what is secret is hidden while it is passed on."
        })
final class PlayGame implements Callable<Integer> {
    private static final Budget THINKING = Plan.THINKING;
    private static final String OPPONENT = Level.USUAL.word();
    private static final String RECORD = "tabard record ";

    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Opened opened;

    @Mixin
    private BroughtBots brought;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "WHO",
            description =
                    "Who sits where, in seat order: human, or a bot, as `tabard bots` names it. Otherwise one human against"
                            + " the Prioress.")
    private List<String> seats = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Makes dice repeatable, and bots that do not think by the clock.")
    private @Nullable Long seed;

    @Option(names = "--from", paramLabel = "FILE", description = "A position or a record to go on from.")
    private @Nullable String from;

    @Option(names = "--record", paramLabel = "FILE", description = "Write the game down here, when it ends or is left.")
    private @Nullable String record;

    @Override
    public Integer call() {
        brought.arrive(tabard);
        play(tabard.game(opened.game()));
        return 0;
    }

    private <S, A extends Action> void play(Game<S, A> game) {
        var voice = tabard.voice();
        var match = start(game);
        long number = seed == null ? new SplittableRandom().nextLong(1_000_000) : seed;
        var terminal = new TerminalGame<>(
                match,
                players(game.seated(match.now()), number),
                new SplittableRandom(number),
                THINKING,
                voice,
                Keyboard.of(tabard.desk()));
        if (record != null) {
            terminal.write(record); // a path that cannot be written is better refused before the game than after it
        }
        voice.say("play.welcome", voice.game().name("game.name", ""), String.valueOf(number));
        try (terminal) {
            terminal.play().ifPresentOrElse(outcome -> over(voice, game, outcome), () -> voice.say("play.left"));
        } finally {
            if (record != null) {
                terminal.write(record);
            }
        }
        if (record != null) {
            voice.say("play.recorded", record);
        }
    }

    private static void over(Voice voice, Game<?, ?> game, Outcome outcome) {
        voice.print("");
        voice.paragraph(voice.game().say(outcome.how()), "");
        for (int i = 0; i < outcome.points().size(); i++) {
            String seat = voice.game().name(game.info().seats().get(i).word(), "");
            voice.print("  " + voice.own("play.points", seat, outcome.points().get(i)));
        }
    }

    private <S, A extends Action> Match<S, A> start(Game<S, A> game) {
        var info = game.info();
        if (from == null) {
            var chosen = opened.settings(info);
            return new Match<>(
                    game, game.setup(seats.isEmpty() ? info.options(chosen) : info.options(seats.size(), chosen)));
        }
        String text = Papers.read(from, tabard.desk().in());
        return text.startsWith(RECORD)
                ? GameRecord.read(game, text, Documents::read)
                : new Match<>(game, game.parse(opened.laidOver(info, Documents.read(text))));
    }

    private Map<Seat, Player> players(List<? extends Seat> seated, long number) {
        if (!seats.isEmpty() && seats.size() != seated.size()) {
            throw new Refusal(Said.of("play.seats", seated.size(), seats.size()));
        }
        var players = new LinkedHashMap<Seat, Player>();
        for (var seat : seated) {
            String standard = players.isEmpty() ? Player.Human.WORD : OPPONENT;
            players.put(seat, player(seats.isEmpty() ? standard : seats.get(players.size()), number + players.size()));
        }
        return players;
    }

    private static Player player(String word, long number) {
        if (word.equals(Player.Human.WORD)) {
            return new Player.Human();
        }
        var known = new ArrayList<>(List.of(Player.Human.WORD));
        known.addAll(Bots.words());
        known.addAll(Strangers.words());
        if (!Strangers.knows(word) && !known.contains(word.replaceFirst("@.*", ""))) {
            throw Refusal.unknown("play.nobody", word, known);
        }
        return new Player.Machine(word, Bots.named(word, number));
    }
}
