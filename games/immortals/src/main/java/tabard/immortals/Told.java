package tabard.immortals;

import java.util.ArrayList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Said;
import tabard.table.text.Lines;

/** Every step as a sentence of the chronicle, read off the position before it. */
final class Told {
    private Told() {}

    static Said of(Seen<State> before, Step<Move> step) {
        var s = before.masked();
        if (!step.openTo(before.viewer()::is)) {
            return covered(s, step);
        }
        return switch (step) {
            case Step.Happened<Move>(var drawn) -> happened(s, drawn);
            case Step.Chosen<Move>(var by, var chosen) -> chosen(s, Colour.ALL.get(by.ordinal()), chosen);
            case Step.Left<Move>(var by) -> Said.of("log.left", Ids.name(by));
        };
    }

    /** What is told to those who may not read it all. */
    private static Said covered(State s, Step<Move> step) {
        return switch (frame(s)) {
            case Hands.Filling(var colour, var _, var _) -> Said.of("log.draws", Ids.name(colour));
            case Hands.Drawing(var colour, var _) -> Said.of("log.draws", Ids.name(colour));
            case null, default -> Said.of("log.chooses", "@" + step.who());
        };
    }

    private static @Nullable Frame<State, Move> frame(State s) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var _) ? frame : null;
    }

    private static <F> F asked(State s, Class<F> type) {
        return Objects.requireNonNull(type.cast(frame(s)));
    }

    private static Said happened(State s, Move drawn) {
        return switch (drawn) {
            case CubeTower.Fell fell -> BattleTold.of(s, fell);
            case Scoring.Scored scored -> scored(s, scored);
            case Deployment.Revealed(var cards) -> {
                var all = new ArrayList<Object>();
                all.add(cards.size());
                for (var shows : cards) {
                    all.add(Ids.name(shows.colour()));
                    all.add(Said.of("log.shows", Ids.name(shows.card())));
                }
                yield new Said("log.revealed", all);
            }
            case Hands.Given(var land, var to) ->
                to.isWithPlayer()
                        ? Said.of("log.given", Ids.name(s.holder(land)), Ids.name(land), Ids.name(to.colour()))
                        : Said.of("log.given-up", Ids.name(s.holder(land)), Ids.name(land));
            case Hands.Torn(var land, var space, var to) ->
                to.isWithPlayer()
                        ? Said.of(
                                "log.torn",
                                Ids.name(s.holder(land)),
                                Ids.name(land),
                                Ids.name(to.colour()),
                                Ids.name(space))
                        : Said.of("log.torn-up", Ids.name(s.holder(land)), Ids.name(land), Ids.name(space));
            case Setup.Dealt(var colour, var tribe) -> Said.of("log.dealt", Ids.name(colour), Ids.name(tribe));
            case Setup.Leads(var colour) -> Said.of("log.leads", Ids.name(colour));
            case Hands.Drawn(var colour, var card) -> Said.of("log.drawn", Ids.name(colour), Ids.name(card));
            case Deployment.Passed _ -> Said.of("log.passed");
            case Planning.Planned _ -> Said.of("log.planned");
            default -> throw new IllegalStateException("does not happen by itself: " + drawn);
        };
    }

    private static Said scored(State s, Scoring.Scored scored) {
        var all = new ArrayList<Object>();
        all.add(s.count(State.ROUND));
        for (var colour : s.seated()) {
            all.add(Ids.name(colour));
            all.add(scored.of(colour));
        }
        return new Said("log.scored", all);
    }

    /** By the move's own shape, with what it leaves to the frame added. */
    private static Said chosen(State s, Colour by, Move move) {
        return switch (move) {
            case Attack.Against(var target) ->
                Said.of(
                        "log.against",
                        Ids.name(by),
                        Ids.name(asked(s, Attack.Targeting.class).origin()),
                        Ids.name(target));
            case Attack.Send(int armies) -> {
                var frame = asked(s, Attack.Sending.class);
                yield Said.of("log.send", Ids.name(by), armies, Ids.name(frame.origin()), Ids.name(frame.target()));
            }
            case March.Lead(int armies) -> {
                var frame = asked(s, March.Moving.class);
                yield Said.of("log.lead", Ids.name(by), armies, Ids.name(frame.origin()), Ids.name(frame.target()));
            }
            case Actions.In(var region) -> in(s, by, region);
            case Actions.Take(var resource) -> Said.of("log.take-" + resource.word(), Ids.name(by));
            case Actions.Build(var building, var region) ->
                Said.of("log.build-" + building.word(), Ids.name(by), Ids.name(region), building.points());
            case Resolution.Reveal(var space, var card) ->
                Said.of(
                        card == Card.GAP ? "log.reveal-gap" : "log.reveal",
                        Ids.name(by),
                        Ids.name(space),
                        Ids.name(card));
            case Setup.Found(var group) -> {
                var start = s.tribe(by, Realm.LIGHT).half().startRegion().in(Realm.LIGHT);
                yield Said.of("log.found", Ids.name(by), group.armies(), Ids.name(start));
            }
            case Deployment.Deploy(var region, var group) ->
                Said.of("log.deploy", Ids.name(by), group.armies(), Ids.name(region));
            case CubeTower.Spread(int light) ->
                Said.of("log.spread", Ids.name(by), light, s.count(State.TRAY, by) - light);
            case Planning.Lay(var card, var space) -> Said.of("log.lay", Ids.name(by), Ids.name(card), Ids.name(space));
            case Planning.Lift(var space) -> Said.of("log.lift", Ids.name(by), Ids.name(space));
            case Actions.Cross(var realm) -> Said.of("log.cross", Ids.name(by), Ids.limbo(realm));
            default -> {
                var args = new ArrayList<Object>();
                args.add(Ids.name(by));
                args.addAll(Move.LINES.args((Record) move));
                yield new Said("log." + Lines.word(move.getClass()), args);
            }
        };
    }

    private static Said in(State s, Colour by, Region region) {
        var frame = asked(s, Actions.Using.class);
        if (frame.card().kind() == Card.Kind.MAGIC) {
            return transition(s, by, region, frame.card().magic().armies());
        }
        return switch (Actions.deed(s, by, frame.space())) {
            case EXTRACT_GOLD ->
                Said.of(
                        "log.in-extract-gold",
                        Ids.name(by),
                        region.land().gives(region.realm(), Resource.GOLD),
                        Ids.name(region));
            case EXTRACT_ENERGY ->
                Said.of(
                        "log.in-extract-energy",
                        Ids.name(by),
                        region.land().gives(region.realm(), Resource.ENERGY),
                        Ids.name(region));
            case TRANSITION -> transition(s, by, region, Actions.TRANSITED);
            case SANCTUARY ->
                Said.of("log.build-sanctuary", Ids.name(by), Ids.name(region), Building.SANCTUARY.points());
            case BUILD, ATTACK, ATTACK_OR_MOVE -> throw new IllegalStateException("needs more than a region");
        };
    }

    private static Said transition(State s, Colour by, Region region, int armies) {
        return Said.of(
                "log.in-transition", Ids.name(by), Math.min(armies, s.limbo(by, region.realm())), Ids.name(region));
    }
}
