package tabard.immortals;

import java.util.List;
import tabard.immortals.State.Asks;
import tabard.immortals.State.Draws;
import tabard.immortals.State.Runs;
import tabard.table.Action;
import tabard.table.Choices;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 7: all lay cards face down on their ten spaces, at the same time and in secret, until all are ready. */
final class Planning {
    private Planning() {}

    sealed interface OnPlan extends Move {}

    /** Others notice nothing (IM-18.5). */
    @Rule("IM-7.3")
    record Lay(Card card, Space space) implements OnPlan {
        static final Lay[][] EACH = Moves.each(
                        Card.ALL,
                        card -> Moves.each(Space.ALL, space -> new Lay(card, space))
                                .toArray(Lay[]::new))
                .toArray(Lay[][]::new);

        @Override
        public Audience audience() {
            return UNNOTICED;
        }
    }

    /** Others notice nothing. */
    @Rule("IM-7.9")
    record Lift(Space space) implements OnPlan {
        static final Lift[] EACH = Moves.each(Space.ALL, Lift::new).toArray(Lift[]::new);

        @Override
        public Audience audience() {
            return UNNOTICED;
        }
    }

    private static final Action.Audience UNNOTICED = new Action.Audience.Actor("");

    @Rule("IM-7.9")
    record Ready() implements OnPlan {
        static final Ready IT = new Ready();
    }

    /** All are ready: the filled spaces are in view (IM-18.5). */
    @Rule("IM-18.5")
    record Planned() implements Move {
        static final Planned IT = new Planned();
    }

    record Plans() implements Runs {
        private static final List<Laying> ALL = Moves.each(Colour.ALL, Laying::new);

        @Override
        public void run(State s) {
            s.phase(Phase.PLANNING);
            s.push(new Uncovering());
            s.fork(ALL.subList(0, s.seats()));
        }
    }

    /** IM-7.6: the army spaces on which a player extracts. */
    static int extracting(State s, Colour colour) {
        int set = Space.GOLD.bit() | Space.ENERGY.bit();
        if (s.tribe(colour, Realm.LIGHT).deed().extracts()) {
            set |= Space.LIGHT_TRIBE.bit();
        }
        if (s.tribe(colour, Realm.DARK).deed().extracts()) {
            set |= Space.DARK_TRIBE.bit();
        }
        return set;
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
            case CONFLICT, JOKER -> s.in(Place.with(colour), card);
            case REGION -> s.holdsCard(colour, card.land());
            case MAGIC, BLANK -> true;
            case GAP -> false;
        };
    }

    /** Which card goes where? */
    record Laying(Colour seat) implements Asks<OnPlan> {
        @Override
        public Choices<OnPlan> choices(State s) {
            return Choices.of(new Layings(s, seat));
        }

        @Override
        public void answer(State s, OnPlan chosen) {
            switch (chosen) {
                case Lay(var card, var space) -> {
                    s.lay(seat, space, card);
                    s.push(this);
                }
                case Lift(var space) -> {
                    s.takeBack(seat, space);
                    s.push(this);
                }
                case Ready() -> {}
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Lay(var card, var space) -> notLaid(s, card, space);
                case Lift(var space) -> new Refusal(Said.of("refused.space-empty", "@space." + space.word()), "IM-7.9");
                default -> Refusal.notOffered(move);
            };
        }

        private Refusal notLaid(State s, Card card, Space space) {
            if (!has(s, seat, card)) {
                return new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "IM-7.3");
            }
            if ((spaces(s, seat, card) & space.bit()) == 0) {
                return switch (card.kind()) {
                    case REGION -> space.magic() ? wrongSpace(card, space) : noArmy(card);
                    case JOKER -> space.magic() ? wrongSpace(card, space) : noJoker(space);
                    case CONFLICT, MAGIC, BLANK, GAP -> wrongSpace(card, space);
                };
            }
            return s.board(seat, space) > 0
                    ? new Refusal(Said.of("refused.space-full", "@space." + space.word()), "IM-7.2")
                    : new Refusal(Said.of("refused.laid", "@" + card.word()), "IM-7.2");
        }

        private static Refusal wrongSpace(Card card, Space space) {
            return new Refusal(Said.of("refused.wrong-space", "@" + card.word(), "@space." + space.word()), "IM-7.3");
        }

        private static Refusal noArmy(Card card) {
            return new Refusal(Said.of("refused.no-army", "@" + card.word()), "IM-7.5");
        }

        private static Refusal noJoker(Space space) {
            return new Refusal(Said.of("refused.joker", "@space." + space.word()), "IM-7.6");
        }
    }

    /** The planning is over; all see which spaces are filled. */
    record Uncovering() implements Draws<Planned> {
        @Override
        public Lottery<Planned> lottery(State s) {
            return new Lottery.Certain<>(Planned.IT);
        }

        @Override
        public void answer(State s, Planned drawn) {
            s.phase(Phase.RESOLUTION);
            s.push(new Resolution.Turn(s.first()));
        }
    }
}
