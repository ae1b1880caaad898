package tabard.defenders;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Refusal;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.text.Lines;

/** What a player would look for and cannot do now: offered all the same, with the reason. */
final class Barred {
    private final State s;
    private final Banner seat;
    private final List<? extends Move> open;
    private final List<Option> out = new ArrayList<>();

    private Barred(State s, State.Asks<?> asks) {
        this.s = s;
        this.seat = asks.seat();
        this.open = asks.choices(s).all();
    }

    static List<Option> of(State s, State.Asks<?> asks) {
        var barred = new Barred(s, asks);
        switch (asks) {
            case Day.Acting _ -> barred.day();
            case Siege.Committing frame -> barred.commitment(frame);
            case Windows.Asked frame -> barred.plays(frame.occasion());
            default -> {}
        }
        return barred.out;
    }

    /** Without an action left one reason does for all of chapter 5. */
    private void day() {
        if (s.actions() == 0) {
            add("walk {on}", "walk", WhyNot.of(s, seat, new Day.Walk(s.place(seat))));
        } else {
            deeds();
            cards();
            skills();
        }
        plays(Occasion.DAY);
    }

    private void deeds() {
        deed(new Day.Fight());
        deed(new Day.Attack());
        deed(new Day.Heal());
        if (s.quest(seat) != null) {
            deed(new Day.Pursue());
        }
        if (s.place(seat).inn() && !offers(Day.Rumours.class)) {
            add("rumours {on}", "listen", WhyNot.of(s, seat, new Day.Rumours(Colour.RED)));
        }
    }

    private void cards() {
        aimed(Day.Ride.class, WhyNot.ride());
        aimed(Day.Fly.class, WhyNot.fly());
        aimed(Day.Build.class, WhyNot.build(s, s.place(seat)));
        aimed(Day.Cleanse.class, WhyNot.cleanse(s, s.place(seat)));
    }

    /** Nobody but its hero misses a skill. */
    private void skills() {
        switch (s.hero(seat)) {
            case CLERIC -> deed(new Day.Sanctify());
            case WIZARD -> {
                deed(new Day.Teleport());
                aimed(Day.Fireball.class, WhyNot.fireball(s, s.place(seat)));
            }
            case RANGER -> aimed(Day.Shoot.class, WhyNot.shoot());
            default -> {}
        }
    }

    /** The purple cards of the hand that would do nothing now. */
    private void plays(Occasion occasion) {
        for (int word = 0; word < HeroCard.WORDS; word++) {
            for (int rest = s.held(seat, word) & HeroCard.purple(word); rest != 0; rest &= rest - 1) {
                var card = HeroCard.first(word, rest);
                var play = new Windows.Play(card);
                if (!open.contains(play)) {
                    add("play {on}", "play", card, WhyNot.inWindow(s, seat, occasion, play));
                }
            }
        }
    }

    private void commitment(Siege.Committing frame) {
        for (int word = 0; word < HeroCard.WORDS; word++) {
            for (int rest = s.held(seat, word); rest != 0; rest &= rest - 1) {
                var card = HeroCard.first(word, rest);
                var commit = new Siege.Commit(card);
                if (!open.contains(commit)) {
                    add("commit {on}", "commit", card, frame.refusal(s, commit));
                }
            }
        }
        deed(new Siege.Ready(), frame.refusal(s, new Siege.Ready()));
    }

    private void deed(Day.OnDay move) {
        deed(move, WhyNot.of(s, seat, move));
    }

    private void deed(Move move, Refusal refusal) {
        if (!open.contains(move)) {
            add(move.text(), Lines.word(move.getClass()), refusal);
        }
    }

    /** A kind of move that has no target at all now. */
    private void aimed(Class<? extends Move> kind, Refusal refusal) {
        if (!offers(kind)) {
            String word = Lines.word(kind);
            add(word + " {on}", word, refusal);
        }
    }

    private boolean offers(Class<? extends Move> kind) {
        for (var move : open) {
            if (kind.isInstance(move)) {
                return true;
            }
        }
        return false;
    }

    private void add(String line, String label, Refusal refusal) {
        out.add(Option.of(line, Said.of("do." + label), refusal.clause()).barred(refusal.why()));
    }

    private void add(String line, String label, HeroCard card, Refusal refusal) {
        out.add(Option.of(line, Said.of("do." + label), refusal.clause())
                .on(Ids.inHand(seat, card))
                .barred(refusal.why()));
    }
}
