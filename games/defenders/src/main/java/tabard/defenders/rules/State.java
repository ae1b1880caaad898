package tabard.defenders.rules;

import java.lang.invoke.MethodHandles;
import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.table.*;
import tabard.table.text.Lines;

/** The whole position: heroes, generals and minions on the board, who holds which card and quest, and what this turn has seen. */
public final class State extends Realm {
    public interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Banner seat();

        /** Whoever is asked leads a hero. */
        @Override
        default void sensible(State s) {
            Hands.checkPlays(s, seat());
        }

        @Override
        default boolean follows(Frame<State, Move> above) {
            return After.Grammar.follows(this, above);
        }
    }

    public interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {
        @Override
        default boolean follows(Frame<State, Move> above) {
            return After.Grammar.follows(this, above);
        }
    }

    public interface Runs extends Frame.Runs<State, Move> {
        @Override
        default boolean follows(Frame<State, Move> above) {
            return After.Grammar.follows(this, above);
        }
    }

    /** A part of a combat that must come to its end: right below it lies only what goes on with that combat. */
    interface Unfinished {
        default boolean unfinished() {
            return true;
        }

        static boolean not(Frame<State, Move> above) {
            return !(above instanceof Unfinished part && part.unfinished());
        }
    }

    /** A part of an attack on a general. */
    interface InSiege {}

    /** A part of the turn, with all that may still come before it above it. */
    interface Phase extends Runs {
        @Override
        default boolean last() {
            return true;
        }
    }

    /** Its moves say which minions and crystals come or go: nobody need be told once more. */
    public interface SaysAll {}

    /** The chapters whose frames an agenda may hold. */
    public static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Hands.class,
                    Dawn.class,
                    Day.class,
                    Travel.class,
                    Healing.class,
                    Windows.class,
                    Fighting.class,
                    Rerolls.class,
                    Siege.class,
                    Assault.class,
                    Penalty.class,
                    Death.class,
                    Dusk.class,
                    Night.class,
                    Darkness.class,
                    Overrun.class,
                    Recovery.class,
                    Targets.class,
                    Sweep.class,
                    Carrying.class,
                    Visions.class,
                    Quests.class,
                    Rewards.class)
            .with(Location.class, Location.ALL)
            .with(HeroCard.class, HeroCard.ALL)
            .with(DarknessCard.class, DarknessCard.ALL);

    /** By the number of players. */
    private static final List<List<Banner>> TABLES = List.of(
            List.of(), Banner.ALL.subList(0, 1), Banner.ALL.subList(0, 2), Banner.ALL.subList(0, 3), Banner.ALL);

    private final Terms terms;

    State(Options options) {
        super(options);
        terms = Terms.of(options);
    }

    public State(State source) {
        super(source);
        terms = source.terms;
    }

    /** What comes next, if anything does. */
    public @Nullable Frame<State, Move> head() {
        return agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var _) ? frame : null;
    }

    // players and heroes

    /** Whether hands are hidden from the others (DR-20.1). */
    public boolean closed() {
        return terms.closedHands();
    }

    public Terms terms() {
        return terms;
    }

    public int seats() {
        return options().seats();
    }

    /** All who sit at the table, whether they still play or not. */
    public List<Banner> banners() {
        return TABLES.get(options().seats());
    }

    public Banner active() {
        return ACTIVE.require(cells);
    }

    /** The left neighbour, whether he still plays or not. */
    public Banner after(Banner banner) {
        int next = banner.ordinal() + 1;
        return Banner.ALL.get(next == seats() ? 0 : next);
    }

    /** DR-7.9: one without a hero has dropped out. */
    public boolean plays(Banner banner) {
        return !isEmpty(HERO, banner);
    }

    public int players() {
        int count = 0;
        for (var banner : banners()) {
            count += plays(banner) ? 1 : 0;
        }
        return count;
    }

    /** The active player or, if he has dropped out, the next who plays. */
    public Banner chooser() {
        var banner = active();
        while (!plays(banner) && after(banner) != active()) {
            banner = after(banner);
        }
        return banner;
    }

    public Hero hero(Banner banner) {
        return HERO.require(cells, banner);
    }

    public boolean can(Banner banner, Trait trait) {
        var hero = HERO.get(cells, banner);
        return hero != null && hero.can(trait);
    }

    /** DR-7.10: no skill of one who came in place of a hero that died in his own turn works before his next. */
    public boolean skilled(Banner banner, Trait trait) {
        return can(banner, trait) && !is(FALLEN, banner);
    }

    /** Whether a completed quest of these (as bits) gives him something that lasts. */
    public boolean rewarded(Banner banner, int quests) {
        return (rewards(banner) & quests) != 0;
    }

    public Location place(Banner banner) {
        return PLACE.require(cells, banner);
    }

    void stand(Banner banner, Location place) {
        set(PLACE, banner, place);
    }

    public int life(Banner banner) {
        return LIFE.get(cells, banner);
    }

    public int actions() {
        return ACTIONS.get(cells) + BONUS.get(cells);
    }

    /** DR-7.4: bonus actions are used first. */
    void spendAction() {
        add(BONUS.get(cells) > 0 ? BONUS : ACTIONS, -1);
    }

    // hero cards

    /** Where a card is; null in the deck, and where the viewer cannot know. */
    public @Nullable CardSpot spot(HeroCard card) {
        return CARDS.at(cells, card);
    }

    /** One of the ints of the set of cards in a hand. */
    public int held(Banner banner, int word) {
        return CARDS.word(cells, CardSpot.hand(banner), word) | CARDS.word(cells, CardSpot.shown(banner), word);
    }

    /** The cards one sees in a hand, in the order of the deck. */
    public List<HeroCard> cards(Banner banner) {
        var cards = new ArrayList<HeroCard>();
        for (int word = 0; word < HeroCard.WORDS; word++) {
            for (int rest = held(banner, word); rest != 0; rest &= rest - 1) {
                cards.add(HeroCard.first(word, rest));
            }
        }
        return cards;
    }

    /** The purple cards in a hand, as bits of one int. */
    public int purple(Banner banner) {
        return held(banner, HeroCard.PURPLE_WORD) & HeroCard.PURPLE_BITS;
    }

    public boolean holds(Banner banner, HeroCard card) {
        return CARDS.is(cells, card, CardSpot.hand(banner)) || CARDS.is(cells, card, CardSpot.shown(banner));
    }

    /** How many cards are in a hand, seen or not. */
    public int hand(Banner banner) {
        return CARDS.count(cells, CardSpot.hand(banner)) + CARDS.count(cells, CardSpot.shown(banner));
    }

    public int deck(int word) {
        return CARDS.word(cells, null, word);
    }

    public int deckSize() {
        return CARDS.count(cells, null);
    }

    void move(HeroCard card, @Nullable CardSpot to) {
        move(CARDS, card, to);
    }

    // quests

    /** The open quest of a player, if he has one. */
    public @Nullable Quest quest(Banner banner) {
        long open = QUESTS.bits(cells, QuestSpot.open(banner));
        return open == 0 ? null : Quest.ALL.get(Long.numberOfTrailingZeros(open));
    }

    public @Nullable QuestSpot spot(Quest quest) {
        return QUESTS.at(cells, quest);
    }

    /** The completed quests of a player whose rewards are not used up, as bits. */
    public int rewards(Banner banner) {
        return (int) REWARDS.bits(cells, banner);
    }

    void move(Quest quest, @Nullable QuestSpot to) {
        var from = spot(quest);
        move(QUESTS, quest, to);
        for (var spot : new QuestSpot[] {from, to}) {
            if (spot != null && spot.owned()) {
                renew(REWARDS, spot.banner(), quest);
            }
        }
    }

    void useUp(Quest quest) {
        set(USED, quest, true);
        renew(REWARDS, Objects.requireNonNull(spot(quest)).banner(), quest);
    }

    // darkness cards

    public long darkDeck() {
        return DARKNESS.bits(cells, null);
    }

    void move(DarknessCard card, @Nullable DarknessSpot to) {
        move(DARKNESS, card, to);
    }

    public @Nullable DarknessSpot spot(DarknessCard card) {
        return DARKNESS.at(cells, card);
    }

    public boolean hasNightCard() {
        return !isEmpty(NIGHT_CARD);
    }

    public DarknessCard nightCard() {
        return NIGHT_CARD.require(cells);
    }

    /** DR-11.1 */
    public Content.WarEntry war() {
        return Content.BOARD.war().get(WAR.get(cells) - 1);
    }

    public boolean fullCard() {
        return NIGHT_NUMBER.get(cells) <= war().full();
    }

    public boolean lost() {
        return !isEmpty(LOST);
    }

    /** The realm falls: nothing more happens (DR-2.7). */
    void lose(Defeat how) {
        set(LOST, how);
        agenda(new Agenda.Done<>());
    }

    /** Cards in hand that all have seen, or that the viewer holds. */
    public int seenInHand(Banner banner) {
        return seen(CARDS, CardSpot.hand(banner)) + seen(CARDS, CardSpot.shown(banner));
    }
}
