package tabard.defenders.rules;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.*;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.cards.Held;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;
import tabard.table.text.Lines;

/** The whole position: heroes, generals and minions on the board, who holds which card and quest, and what this turn has seen. */
public final class State extends Realm {
    public interface Asks<M extends Move> extends Frame.Asks<State, Move, M>, Grammar {
        @Override
        Banner seat();
    }

    public interface Draws<M extends Move> extends Frame.Draws<State, Move, M>, Grammar {}

    public interface Runs extends Frame.Runs<State, Move>, Grammar {}

    /** The frames that a part of a combat may lie right below; without any it comes only first. Others lie below all but unfinished ones. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface After {
        Class<?>[] value() default {};
    }

    /** About one who must lead a hero; whoever is asked must anyway. */
    interface OfHero {
        Banner banner();
    }

    /** A part of a fight with minions. */
    interface InFight {}

    /** A part of an attack on a general. */
    interface InSiege {}

    /** A part of either. */
    interface InCombat {}

    /** Brings a player a hero. */
    interface Enlists {}

    /** About the darkness card that lies there. */
    interface AtNight {}

    /** A part of a combat that must come to its end: right below it lies only what goes on with that combat. */
    interface Unfinished {
        default boolean unfinished() {
            return true;
        }
    }

    /** A part of the turn, with all that may still come before it above it. */
    interface Phase extends Runs {
        @Override
        default boolean last() {
            return true;
        }
    }

    /** Its moves say which minions and crystals come or go: nobody need be told once more. */
    public interface SaysAll {}

    /** An agenda may hold the frames of all chapters. */
    public static final Lines FRAMES = Move.LINES.withFrames();

    /** Of what a position that was written by hand holds. */
    static void refuseIf(boolean wrong, String clause, String key, Object... args) {
        if (wrong) {
            throw new Refusal(Said.of("refused." + key, args), clause);
        }
    }

    /** By the number of players. */
    private static final List<List<Banner>> TABLES = IntStream.rangeClosed(0, Banner.ALL.size())
            .mapToObj(seats -> List.copyOf(Banner.ALL.subList(0, seats)))
            .toList();

    private final Terms terms;

    State(Options options, int rules) {
        super(options, rules);
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

    /** What comes after that, if anything does. */
    public @Nullable Frame<State, Move> afterHead() {
        return agenda()
                        instanceof
                        Agenda.First<Frame<State, Move>>(var _, Agenda.First<Frame<State, Move>>(var frame, var _))
                ? frame
                : null;
    }

    // players and heroes

    public Terms terms() {
        return terms;
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
        return Named.after(banner, banners());
    }

    /** DR-7.9: one without a hero has dropped out. */
    public boolean plays(Banner banner) {
        return !isEmpty(HERO, banner);
    }

    /** Those who lead a hero. */
    public Subset<Banner> players() {
        return Subset.all(banners()).where(this::plays);
    }

    /** The first who plays, clockwise from there. */
    Banner next(Banner from) {
        var banner = from;
        while (!plays(banner) && after(banner) != from) {
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

    public int actions() {
        return ACTIONS.get(cells) + BONUS.get(cells);
    }

    /** DR-7.4: bonus actions are used first. */
    void spendAction() {
        add(BONUS.get(cells) > 0 ? BONUS : ACTIONS, -1);
    }

    // hero cards

    /** The cards one sees in a hand, shown ones too. */
    public Held<HeroCard, CardSpot> held(Banner banner) {
        return new Held<>(CARDS, cells, CardSpot.hand(banner), CardSpot.shown(banner));
    }

    /** The cards one sees in a hand, in the order of the deck. */
    public List<HeroCard> cards(Banner banner) {
        var cards = new ArrayList<HeroCard>();
        held(banner).each(HeroCard.ANY).forEach(cards::add);
        return cards;
    }

    /** The purple cards in a hand, as bits. */
    public int purple(Banner banner) {
        return held(banner).word(HeroCard.PURPLE_WORD) >>> HeroCard.FIRST_PURPLE;
    }

    public boolean holds(Banner banner, HeroCard card) {
        return CARDS.is(cells, card, CardSpot.hand(banner)) || CARDS.is(cells, card, CardSpot.shown(banner));
    }

    /** How many cards are in a hand, seen or not. */
    public int hand(Banner banner) {
        return CARDS.count(cells, CardSpot.hand(banner)) + CARDS.count(cells, CardSpot.shown(banner));
    }

    /** The cards one knows to be in the deck. */
    public Held<HeroCard, CardSpot> deck() {
        return new Held<>(CARDS, cells, null, null);
    }

    // quests

    /** The open quest of a player, if he has one. */
    public @Nullable Quest quest(Banner banner) {
        var open = subset(QUESTS, QuestSpot.open(banner));
        return open.isEmpty() ? null : open.first();
    }

    /** The completed quests of a player whose rewards are not used up, as bits. */
    public int rewards(Banner banner) {
        return (int) REWARDS.bits(cells, banner);
    }

    void move(Quest quest, @Nullable QuestSpot to) {
        move(QUESTS, quest, to);
        banners().forEach(banner -> renew(REWARDS, banner, quest));
    }

    void useUp(Quest quest) {
        set(USED, quest, true);
        renew(REWARDS, require(QUESTS, quest).banner(), quest);
    }

    // darkness cards

    public long darkDeck() {
        return DARKNESS.bits(cells, null);
    }

    /** Whether a darkness card of this Night lies there. */
    boolean atNight() {
        return !isEmpty(NIGHT_CARD) && count(NIGHT_NUMBER) > 0;
    }

    /** DR-11.1 */
    public BoardFile.WarEntry war() {
        return BoardFile.BOARD.war().get(WAR.get(cells) - 1);
    }

    public boolean fullCard() {
        return NIGHT_NUMBER.get(cells) <= war().full();
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
