package tabard.immortals.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.WhilePlanning;
import tabard.immortals.rules.Timed.WhileReinforcing;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 7: all lay cards face down on their ten spaces, at the same time and in secret, until all are ready. */
public final class Planning {
    private Planning() {}

    public sealed interface OnPlan extends Move {}

    /** Others notice nothing (IM-18.5). */
    @Rule("IM-7.3")
    public record Lay(Card card, Space space) implements OnPlan {
        private static final List<List<Lay>> CONFLICTS = Moves.each(Card.CONFLICTS, Space.ALL, Lay::new);
        private static final List<List<Lay>> REGIONS = Moves.each(Card.REGIONS, Space.ALL, Lay::new);
        private static final List<List<Lay>> MAGICS = Moves.each(Card.MAGICS, Space.ALL, Lay::new);
        private static final List<Lay> BLANKS = Moves.each(Space.ALL, space -> new Lay(Card.BLANK, space));

        @Override
        public Audience audience() {
            return UNNOTICED;
        }
    }

    /** Others notice nothing. */
    @Rule("IM-7.9")
    public record Lift(Space space) implements OnPlan {
        @Override
        public Audience audience() {
            return UNNOTICED;
        }
    }

    private static final Action.Audience UNNOTICED = new Action.Audience.Actor("");

    @Rule("IM-7.9")
    public record Ready() implements OnPlan {}

    /** All are ready: the filled spaces are in view (IM-18.5). */
    @Rule("IM-18.5")
    public record Planned() implements Move {}

    record Plans() implements Runs, WhileReinforcing {
        private static final List<Laying> ALL = Moves.each(Colour.ALL, Laying::new);

        @Override
        public void run(State s) {
            s.set(State.PHASE, Phase.PLANNING);
            s.push(new Uncovering());
            s.fork(ALL.subList(0, s.seats()));
        }
    }

    /** IM-7.6: the army spaces on which a player extracts. */
    static int extracting(State s, Colour colour) {
        boolean light = s.tribe(colour, Realm.LIGHT).deed().extracts();
        int tribes = s.tribe(colour, Realm.DARK).deed().extracts() ? Space.DARK_TRIBE.bit() : 0;
        return Space.GOLD.bit() | Space.ENERGY.bit() | tribes | (light ? Space.LIGHT_TRIBE.bit() : 0);
    }

    /** The spaces where such a card may lie, empty or not; none if the player may not lay it at all (IM-7.3, 7.5, 7.6). */
    static int spaces(State s, Colour colour, Card card) {
        return switch (card.kind()) {
            case CONFLICT -> Space.ARMY;
            case JOKER -> Space.ARMY & ~extracting(s, colour);
            case REGION -> (card.stands() & s.held(colour)) != 0 ? Space.ARMY : 0;
            case MAGIC -> Space.MAGIC;
            case BLANK -> Space.EVERY;
            case GAP -> 0;
        };
    }

    /** Whether the player has the card, in hand or on the board. */
    static boolean has(State s, Colour colour, Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER -> s.is(State.WHERE, card, Place.with(colour));
            case REGION -> s.is(State.HOLDER, card.land(), colour);
            case MAGIC, BLANK -> true;
            case GAP -> false;
        };
    }

    /** Which card goes where? */
    @Rule("IM-7.1")
    record Laying(Colour seat) implements Asks<OnPlan>, WhilePlanning {
        @Override
        public Choices<OnPlan> choices(State s) {
            int free = Space.EVERY;
            int blanks = Content.CARDS.blanks();
            long held = s.subset(State.WHERE, Place.with(seat)).bits();
            long lands = s.cards(seat) & (s.held(seat, Realm.LIGHT) | s.held(seat, Realm.DARK)); // IM-7.5
            long spells = Subset.all(Magic.ALL).bits();
            for (var space : Space.ALL) {
                var card = s.get(State.BOARD, seat, space);
                if (card == null) {
                    continue;
                }
                free &= ~space.bit();
                switch (card.kind()) {
                    case CONFLICT, JOKER -> held &= ~card.bit();
                    case REGION -> lands &= ~card.land().bit();
                    case MAGIC -> spells &= ~Subset.bit(card.magic());
                    case BLANK, GAP -> blanks--;
                }
            }
            int army = free & Space.ARMY;
            return new Picks<OnPlan>(1)
                    .add(new Ready())
                    .each(Space.ALL, Space.EVERY & ~free, Lift::new)
                    .each(Lay.CONFLICTS, held & ~Card.JOKERS, army)
                    .each(Lay.REGIONS, lands, army)
                    .each(Lay.CONFLICTS, held & Card.JOKERS, army & ~extracting(s, seat)) // IM-7.6
                    .each(Lay.MAGICS, spells, free & Space.MAGIC)
                    .each(Lay.BLANKS, blanks > 0 ? free : 0);
        }

        @Override
        public void answer(State s, OnPlan chosen) {
            switch (chosen) {
                case Lay(var card, var space) -> {
                    s.set(State.BOARD, seat, space, card);
                    s.push(this);
                }
                case Lift(var space) -> {
                    s.set(State.BOARD, seat, space, null);
                    s.push(this);
                }
                case Ready() -> {}
            }
        }

        @Override
        public boolean asksAgain(OnPlan move) {
            return !(move instanceof Ready);
        }

        @Override
        public boolean passesOn(OnPlan move) {
            return move instanceof Ready;
        }

        @Override
        public @Nullable Said told(State s, OnPlan move) {
            return move instanceof Lay(var card, var space) && card == Card.BLANK
                    ? Said.of("log.lay-blank", seat, space)
                    : null;
        }

        @Override
        public @Nullable Said label(State s, OnPlan move) {
            return move instanceof Lift(var space) ? Said.of("do.lift", s.require(State.BOARD, seat, space)) : null;
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.laying", s.filled(seat).size(), Space.ALL.size());
        }

        /** IM-7.5: Region cards in hand whose player has no army in either region. */
        @Override
        public List<Barred<Move>> barred(State s) {
            var barred = new ArrayList<Barred<Move>>();
            for (var land : Land.of(s.cards(seat) & ~(s.held(seat, Realm.LIGHT) | s.held(seat, Realm.DARK)))) {
                if (s.copies(seat, Card.of(land)) == 0) {
                    barred.addAll(Barred.each(Lay.REGIONS.get(land.ordinal()), Space.ARMY));
                }
            }
            return barred;
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Lay(var card, var space) -> notLaid(s, card, space);
                case Lift(var space) -> Refusal.of("IM-7.9", "refused.space-empty", space);
                default -> Refusal.notOffered(move);
            };
        }

        private Refusal notLaid(State s, Card card, Space space) {
            if (!has(s, seat, card)) {
                return Refusal.of("IM-7.3", "refused.not-in-hand", card);
            }
            if ((spaces(s, seat, card) & space.bit()) == 0) {
                if (!space.magic() && card.kind() == Card.Kind.REGION) {
                    return Refusal.of("IM-7.5", "refused.no-army", card);
                }
                return !space.magic() && card.kind() == Card.Kind.JOKER
                        ? Refusal.of("IM-7.6", "refused.joker", space)
                        : Refusal.of("IM-7.3", "refused.wrong-space", card, space);
            }
            return s.get(State.BOARD, seat, space) == null
                    ? Refusal.of("IM-7.2", "refused.laid", card)
                    : Refusal.of("IM-7.2", "refused.space-full", space);
        }
    }

    /** The planning is over; all see which spaces are filled. */
    record Uncovering() implements Draws<Planned>, WhilePlanning {
        @Override
        public Lottery<Planned> lottery(State s) {
            return new Lottery.Certain<>(new Planned());
        }

        @Override
        public void answer(State s, Planned drawn) {
            s.set(State.PHASE, Phase.RESOLUTION);
            s.push(new Resolution.Turn(s.first()));
        }

        /** IM-7.1: all plan at the same time. */
        @Override
        public void sensible(State s) {
            WhilePlanning.super.sensible(s);
            Refusal.when(
                    s.agenda() instanceof Agenda.Together<?>(var branches, var _) && branches.size() < s.seats(),
                    "IM-7.1",
                    "refused.fork-open");
        }
    }
}
