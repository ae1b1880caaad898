package tabard.laws.supper;

import java.util.ArrayList;
import java.util.List;
import tabard.laws.supper.State.Asks;
import tabard.table.Choices;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 3: the host may toast a guest, unless somebody speaks up first. */
final class Toast {
    private Toast() {}

    sealed interface OnToast extends Move {}

    @Rule("SU-3.1")
    record Praise(Guest guest) implements OnToast {}

    @Rule("SU-3.1")
    record Alone() implements OnToast {}

    /** It is said across the table, and only reported here. */
    @Rule("SU-3.2")
    record Speak() implements Move {
        @Override
        public boolean reported() {
            return true;
        }
    }

    record Toasting(Guest seat) implements Asks<OnToast> {
        @Override
        public Choices<OnToast> choices(State s) {
            var out = new ArrayList<OnToast>();
            out.add(new Alone());
            for (var guest : s.guests()) {
                if (guest != seat && s.count(State.HUSHED) == 0) {
                    out.add(new Praise(guest));
                }
            }
            return Choices.of(out);
        }

        @Override
        public List<Speaking> mayStepIn(State s) {
            var out = new ArrayList<Speaking>();
            for (var guest : s.guests()) {
                if (guest != seat && s.count(State.HUSHED) == 0 && s.count(State.WORD, guest) > 0) {
                    out.add(new Speaking(guest));
                }
            }
            return out;
        }

        @Override
        public void answer(State s, OnToast chosen) {
            s.set(State.HUSHED, 0);
            switch (chosen) {
                case Praise(var guest) -> s.add(State.POINTS, guest, 1);
                case Alone() -> {}
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Praise(var guest)
                    ? new Refusal(Said.of("refused.hushed", "@" + guest.word()), "SU-3.2")
                    : Refusal.notOffered(move);
        }
    }

    /** SU-3.2: once in an evening. */
    record Speaking(Guest seat) implements Asks<Speak> {
        @Override
        public Choices<Speak> choices(State s) {
            return Choices.of(List.of(new Speak()));
        }

        @Override
        public void answer(State s, Speak chosen) {
            s.set(State.WORD, seat, 0);
            s.set(State.HUSHED, 1);
        }
    }
}
