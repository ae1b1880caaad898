package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** Heroes moved by a card or reward: the Hammer of Valor (DR-16.9) one, the King of the Gryphons (DR-18.14) up to two. */
final class Carrying {
    /** The card and the reward that move heroes. */
    private static final HeroCard HAMMER = HeroCard.doing(new Effect.Carry(false));

    private static final Quest GRYPHONS = Quest.doing(new Effect.Carry(true));

    private Carrying() {}

    sealed interface OnHeroes extends Move permits Summon, Targets.Done {}

    /** The hero to be moved. */
    @Rule("DR-16.9")
    record Summon(Banner banner) implements OnHeroes {}

    sealed interface OnConsent extends Move {}

    @Rule("DR-16.9")
    record Refuse() implements OnConsent {}

    @Rule("DR-16.9")
    record Agree() implements OnConsent {}

    /** One who has refused is not asked again this turn; one's own hero needs no leave. */
    static boolean movable(State s, Banner seat, Banner banner) {
        return s.plays(banner) && (seat == banner || !s.is(DECLINED, banner));
    }

    /** Those who can still be moved. */
    private static long movable(State s, Banner seat, int moved) {
        return Subset.all(s.banners())
                .minus(moved)
                .where(banner -> movable(s, seat, banner))
                .bits();
    }

    /** By the gryphons or by the Hammer; moved are those who went before. */
    @Within(most = 15, rule = "DR-18.14")
    record Calling(Banner seat, boolean gryphons, int moved) implements Asks<OnHeroes> {
        @Override
        public Choices<OnHeroes> choices(State s) {
            return new Picks<OnHeroes>(5)
                    .addIf(moved != 0, new Targets.Done())
                    .each(Banner.ALL, movable(s, seat, moved), Summon::new);
        }

        @Override
        public void answer(State s, OnHeroes chosen) {
            if (chosen instanceof Summon(var banner)) {
                s.push(new Sending(seat, banner, gryphons, moved));
            }
        }

        @Override
        public String clause(State s, OnHeroes move) {
            return by(gryphons);
        }

        @Override
        public @Nullable Said told(State s, OnHeroes move) {
            return move instanceof Summon(var banner) && banner == seat ? Said.of("log.summon-own", seat) : null;
        }

        @Override
        public void needs(State s) {
            Carrying.check(s, seat, gryphons, moved);
        }
    }

    /** The clause by which heroes are moved. */
    private static String by(boolean gryphons) {
        return gryphons ? Quest.KING_OF_THE_GRYPHONS.clause() : Purple.HAMMER_OF_VALOR.clause();
    }

    private static void check(State s, Banner seat, boolean gryphons, int moved) {
        Grammar.checkPlays(s, seat);
        boolean has = gryphons ? s.has(REWARDS, seat, GRYPHONS) || moved != 0 : s.holds(seat, HAMMER);
        refuseIf(!has || movable(s, seat, moved) == 0, by(gryphons), "no-target");
    }

    /** Where to. */
    @Within(most = 15, rule = "DR-18.14")
    record Sending(Banner seat, Banner banner, boolean gryphons, int moved) implements Asks<Travel.To> {
        @Override
        public Choices<Travel.To> choices(State s) {
            return Choices.among(
                    Location.ALL, Travel.open(s, banner) & ~s.place(banner).bit(), Travel.To::new);
        }

        @Override
        public void answer(State s, Travel.To chosen) {
            if (banner == seat) {
                carry(s, seat, banner, chosen.place(), gryphons, moved);
            } else {
                s.push(new Consenting(banner, seat, chosen.place(), gryphons, moved));
            }
        }

        /** Another hero's player is asked whether he wants to. */
        @Override
        public boolean passesOn(Travel.To move) {
            return banner != seat;
        }

        @Override
        public String clause(State s, Travel.To move) {
            return by(gryphons);
        }

        @Override
        public @Nullable Said told(State s, Travel.To move) {
            return banner == seat ? null : Said.of("log.to-other", seat, banner, move.place());
        }

        @Override
        public void needs(State s) {
            Carrying.check(s, seat, gryphons, moved);
            Grammar.checkPlays(s, banner);
        }
    }

    private static void carry(State s, Banner seat, Banner banner, Location place, boolean gryphons, int moved) {
        if (gryphons) {
            if (s.has(REWARDS, seat, GRYPHONS)) {
                s.useUp(GRYPHONS);
            }
            callSecond(s, seat, moved | banner.bit());
        } else if (s.holds(seat, HAMMER)) {
            Hands.discard(s, HAMMER);
        }
        Travel.arrive(s, banner, place);
    }

    /** Where the gryphons have moved one hero they may move another, whoever has refused meanwhile (DR-18.14). */
    private static void callSecond(State s, Banner seat, int moved) {
        if (Integer.bitCount(moved) == 1 && movable(s, seat, moved) != 0) {
            s.push(new Calling(seat, true, moved));
        }
    }

    /** Nobody else steers a hero: his player must agree; if he does not, nothing has been used. */
    @Within(most = 15, rule = "DR-18.14")
    record Consenting(Banner seat, Banner by, Location place, boolean gryphons, int moved)
            implements Asks<OnConsent>, Frame.Detailed {
        @Override
        public void answer(State s, OnConsent chosen) {
            switch (chosen) {
                case Agree _ -> carry(s, by, seat, place, gryphons, moved);
                case Refuse _ -> {
                    s.set(DECLINED, seat, true);
                    callSecond(s, by, moved);
                }
            }
        }

        @Override
        public String clause(State s, OnConsent move) {
            return Carrying.by(gryphons);
        }

        @Override
        public void needs(State s) {
            Carrying.check(s, by, gryphons, moved);
            refuseIf((Travel.open(s, seat) & place.bit()) == 0, "DR-15.19", "out-of-reach", place);
        }
    }
}
