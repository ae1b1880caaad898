package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.refuseIf;

import java.util.List;
import tabard.defenders.content.Banner;
import tabard.defenders.content.CardSpot;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Face;
import tabard.defenders.content.Guard;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Occasion;
import tabard.defenders.content.Quest;
import tabard.defenders.rules.State.Draws;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Rule;

/** Chapter 18: what completed quests give. Passive rewards stand where they work. */
public final class Rewards {
    /** The quests whose reward is used once (DR-17.4). */
    public static final int ONCE = once();

    private Rewards() {}

    private static int once() {
        int set = 0;
        for (var quest : List.of(
                Quest.FIND_MAGIC_GATE,
                Quest.ORGANIZE_MILITIA,
                Quest.AMARAKS_BLESSING,
                Quest.RAIDS,
                Quest.KING_OF_THE_GRYPHONS,
                Quest.CRYSTAL_OF_LIGHT,
                Quest.ANCIENT_TREE_OF_MAGIC,
                Quest.ORC_HUNTER,
                Quest.DEMON_HUNTER,
                Quest.DRAGON_HUNTER,
                Quest.UNDEAD_HUNTER)) {
            set |= quest.bit();
        }
        return set;
    }

    /** The die of an envoy. */
    @Rule("DR-18.9")
    record Mustered(Face face) implements Move {
        private static final Mustered[] EACH =
                Moves.each(Face.ALL, Mustered::new).toArray(Mustered[]::new);
    }

    /** DR-14.2: whether it may be used now and would change something. */
    static boolean useful(State s, Banner seat, Quest quest, Occasion occasion) {
        return switch (quest) {
            case FIND_MAGIC_GATE, AMARAKS_BLESSING ->
                occasion == Occasion.COMMITMENT
                        && s.takesPart(seat)
                        && (quest == Quest.FIND_MAGIC_GATE || !s.is(State.POWERS_OFF));
            case RAIDS -> occasion == Occasion.NIGHTFALL && !s.quiet();
            case KING_OF_THE_GRYPHONS -> anyTime(occasion);
            case CRYSTAL_OF_LIGHT -> anyTime(occasion) && s.crystals(s.place(seat)) > 0;
            case ANCIENT_TREE_OF_MAGIC -> anyTime(occasion) && s.crystals() > 0;
            case ORGANIZE_MILITIA -> occasion == Occasion.DARKNESS && Darkness.advances(s);
            case ORC_HUNTER, DEMON_HUNTER, DRAGON_HUNTER, UNDEAD_HUNTER ->
                occasion == Occasion.DARKNESS && Darkness.sparable(s, guard(quest)) != 0;
            case AMULET_OF_THE_GODS,
                    BOOTS_OF_SPEED,
                    HELM_OF_POWER,
                    WAR_BANNER_OF_VALOR,
                    UNICORN_STEED,
                    RUMORS,
                    AMAZON_ENVOY,
                    DUKE_ENVOY,
                    ELF_ENVOY,
                    SCOUT_BALAZARG,
                    SCOUT_GORGUTT,
                    SCOUT_SAPPHIRE,
                    SCOUT_VARKOLAK -> false;
        };
    }

    /** DR-14.3: rewards do not fit the Evening. */
    private static boolean anyTime(Occasion occasion) {
        return occasion != Occasion.EVENING && PurpleCards.anyTime(occasion);
    }

    private static Guard guard(Quest quest) {
        return Guard.valueOf(quest.name());
    }

    static void use(State s, Banner seat, Quest quest) {
        if (quest != Quest.KING_OF_THE_GRYPHONS) { // used when the first hero is moved
            s.useUp(quest);
        }
        switch (quest) {
            case FIND_MAGIC_GATE -> s.set(State.GATE_DICE, seat, 1);
            case AMARAKS_BLESSING -> s.set(State.POWERS_OFF, 1);
            case RAIDS -> s.set(State.QUIET, 1);
            case KING_OF_THE_GRYPHONS -> s.push(new Carrying.Calling(seat, true, 0));
            case CRYSTAL_OF_LIGHT -> s.taint(s.place(seat), -1);
            case ANCIENT_TREE_OF_MAGIC -> s.push(new Targets.Cleaning(seat, false));
            case ORGANIZE_MILITIA -> s.set(State.HALTED, 1);
            case ORC_HUNTER, DEMON_HUNTER, DRAGON_HUNTER, UNDEAD_HUNTER ->
                s.push(new Targets.Securing(seat, guard(quest)));
            case AMULET_OF_THE_GODS,
                    BOOTS_OF_SPEED,
                    HELM_OF_POWER,
                    WAR_BANNER_OF_VALOR,
                    UNICORN_STEED,
                    RUMORS,
                    AMAZON_ENVOY,
                    DUKE_ENVOY,
                    ELF_ENVOY,
                    SCOUT_BALAZARG,
                    SCOUT_GORGUTT,
                    SCOUT_SAPPHIRE,
                    SCOUT_VARKOLAK -> throw new IllegalStateException("not used by itself: " + quest);
        }
    }

    /** DR-17.4: what comes at once. */
    static void immediate(State s, Banner banner, Quest quest) {
        switch (quest) {
            case RUMORS -> s.push(new Hands.Due(banner, 4));
            case AMAZON_ENVOY, DUKE_ENVOY, ELF_ENVOY -> s.push(new Dispatching(banner, quest));
            case SCOUT_BALAZARG, SCOUT_GORGUTT, SCOUT_SAPPHIRE, SCOUT_VARKOLAK -> scouted(s, banner, quest);
            case FIND_MAGIC_GATE,
                    AMARAKS_BLESSING,
                    RAIDS,
                    KING_OF_THE_GRYPHONS,
                    CRYSTAL_OF_LIGHT,
                    ANCIENT_TREE_OF_MAGIC,
                    ORGANIZE_MILITIA,
                    ORC_HUNTER,
                    DEMON_HUNTER,
                    DRAGON_HUNTER,
                    UNDEAD_HUNTER,
                    AMULET_OF_THE_GODS,
                    BOOTS_OF_SPEED,
                    HELM_OF_POWER,
                    WAR_BANNER_OF_VALOR,
                    UNICORN_STEED -> {}
        }
    }

    private static void scouted(State s, Banner banner, Quest quest) {
        var general = quest.general();
        if (general != null && Hands.inDeck(s, general.colour())) {
            s.push(new Scouting(banner, general.colour()));
        }
    }

    /** DR-18.9: up to so many minions around the land of the envoy. */
    record Dispatching(Banner banner, Quest quest) implements Draws<Mustered> {
        @Override
        public Lottery<Mustered> lottery(State s) {
            return new Lottery.Urn<>(Mustered.EACH, new int[] {1, 1, 1, 1, 1, 1});
        }

        @Override
        public void answer(State s, Mustered drawn) {
            Targets.Routing.push(s, banner, quest.place(), 2, drawn.face.pips(), true);
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, banner);
            refuseIf(
                    quest != Quest.AMAZON_ENVOY && quest != Quest.DUKE_ENVOY && quest != Quest.ELF_ENVOY,
                    "DR-18.9",
                    "no-envoy",
                    quest);
        }
    }

    /** DR-18.21: the first card of a colour from the top is any of them. */
    record Scouting(Banner banner, Colour colour) implements Draws<Hands.News> {
        @Override
        public Lottery<? extends Hands.News> lottery(State s) {
            return Hands.deal(s, banner, HeroCard.of(colour));
        }

        @Override
        public void answer(State s, Hands.News drawn) {
            s.move(drawn.card(), CardSpot.hand(banner));
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, banner);
            refuseIf(!Hands.inDeck(s, colour), "DR-18.21", "no-cards");
        }
    }
}
