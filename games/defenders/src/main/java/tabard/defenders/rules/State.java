package tabard.defenders.rules;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Banner;
import tabard.defenders.content.CardSpot;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Content;
import tabard.defenders.content.DarknessCard;
import tabard.defenders.content.DarknessSpot;
import tabard.defenders.content.Defeat;
import tabard.defenders.content.Form;
import tabard.defenders.content.Hero;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Location;
import tabard.defenders.content.Quest;
import tabard.defenders.content.QuestSpot;
import tabard.defenders.content.Rank;
import tabard.defenders.content.Skill;
import tabard.defenders.content.Style;
import tabard.defenders.content.Terms;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Options;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

/** The whole position: heroes, generals and minions on the board, who holds which card and quest, and what this turn has seen. */
public final class State extends Realm {
    public interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Banner seat();

        @Override
        default boolean follows(Frame<State, Move> above) {
            return Unfinished.not(above);
        }
    }

    public interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {
        @Override
        default boolean follows(Frame<State, Move> above) {
            return Unfinished.not(above);
        }
    }

    public interface Runs extends Frame.Runs<State, Move> {
        @Override
        default boolean follows(Frame<State, Move> above) {
            return Unfinished.not(above);
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

    /** Its moves say which minions and crystals come or go: nobody need be told once more. */
    public interface SaysAll {}

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

    public Banner active() {
        return Banner.ALL.get(ACTIVE.at(cells) - 1);
    }

    /** The left neighbour, whether he still plays or not. */
    public Banner after(Banner banner) {
        int next = banner.ordinal() + 1;
        return Banner.ALL.get(next == seats() ? 0 : next);
    }

    /** DR-7.9: one without a hero has dropped out. */
    public boolean plays(Banner banner) {
        return HERO.at(cells, banner) != 0;
    }

    public int players() {
        int count = 0;
        for (int i = 0; i < seats(); i++) {
            count += plays(Banner.ALL.get(i)) ? 1 : 0;
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
        return Hero.ALL.get(HERO.at(cells, banner) - 1);
    }

    public boolean leads(Banner banner, Hero hero) {
        return HERO.at(cells, banner) == hero.ordinal() + 1;
    }

    public boolean can(Banner banner, Class<? extends Skill> skill) {
        return plays(banner) && hero(banner).can(skill);
    }

    /** DR-7.10: no skill of one who came in place of a hero that died in his own turn works before his next. */
    public boolean skilled(Banner banner, Class<? extends Skill> skill) {
        return can(banner, skill) && !fallen(banner);
    }

    /** Whether a completed quest of these (as bits) gives him something that lasts. */
    public boolean rewarded(Banner banner, int quests) {
        return (rewards(banner) & quests) != 0;
    }

    public Location place(Banner banner) {
        return Location.ALL.get(PLACE.at(cells, banner) - 1);
    }

    public boolean at(Banner banner, Location place) {
        return PLACE.at(cells, banner) == place.ordinal() + 1;
    }

    void stand(Banner banner, Location place) {
        PLACE.set(cells, banner, place.ordinal() + 1);
    }

    public int life(Banner banner) {
        return LIFE.at(cells, banner);
    }

    @Nullable
    public Form form() {
        int form = FORM.at(cells);
        return form == 0 ? null : Form.ALL.get(form - 1);
    }

    public boolean style(Style style) {
        return STYLE.at(cells) == style.ordinal() + 1;
    }

    public int actions() {
        return ACTIONS.at(cells) + BONUS.at(cells);
    }

    /** DR-7.4: bonus actions are used first. */
    void spendAction() {
        (BONUS.at(cells) > 0 ? BONUS : ACTIONS).add(cells, -1);
    }

    public int turn() {
        return TURN.at(cells);
    }

    public int bonus() {
        return BONUS.at(cells);
    }

    /** How often rumours were listened for this turn. */
    public int rumours() {
        return RUMOURS.at(cells);
    }

    /** Whether this Night stays away. */
    public boolean quiet() {
        return QUIET.at(cells) != 0;
    }

    /** Whether his hero died in his own turn, which goes on without him (DR-7.10). */
    public boolean fallen(Banner banner) {
        return FALLEN.at(cells, banner) != 0;
    }

    public boolean passing(Banner banner) {
        return PASSING.at(cells, banner) != 0;
    }

    public @Nullable Hero wish(Banner banner) {
        int hero = WISH.at(cells, banner);
        return hero == 0 ? null : Hero.ALL.get(hero - 1);
    }

    public @Nullable Style style() {
        int style = STYLE.at(cells);
        return style == 0 ? null : Style.ALL.get(style - 1);
    }

    // hero cards

    /** Where a card is; null in the deck. */
    @Nullable
    public CardSpot spot(HeroCard card) {
        int spot = CARDS.at(cells, card);
        return spot <= 0 ? null : CardSpot.ALL.get(spot - 1); // also where it cannot be seen
    }

    /** One of the ints of the set of cards in a hand. */
    public int held(Banner banner, int word) {
        return cells[HELD.from() + banner.ordinal() * HELD.first() + word];
    }

    public boolean holds(Banner banner, HeroCard card) {
        return (held(banner, card.third()) & card.bit()) != 0;
    }

    /** How many cards are in a hand, seen or not. */
    public int hand(Banner banner) {
        return HAND.at(cells, banner);
    }

    public int deck(int word) {
        return cells[DECK.from() + word];
    }

    public int deckSize() {
        return DECK_SIZE.at(cells);
    }

    void move(HeroCard card, CardSpot to) {
        leave(card);
        CARDS.set(cells, card, to.ordinal() + 1);
        if (to.inHand()) {
            cells[HELD.from() + to.banner().ordinal() * HELD.first() + card.third()] |= card.bit();
            HAND.add(cells, to.banner(), 1);
        }
    }

    void toDeck(HeroCard card) {
        leave(card);
        CARDS.set(cells, card, 0);
        cells[DECK.from() + card.third()] |= card.bit();
        DECK_SIZE.add(cells, 1);
    }

    private void leave(HeroCard card) {
        var from = spot(card);
        if (from == null) {
            cells[DECK.from() + card.third()] &= ~card.bit();
            DECK_SIZE.add(cells, -1);
        } else if (from.inHand()) {
            cells[HELD.from() + from.banner().ordinal() * HELD.first() + card.third()] &= ~card.bit();
            HAND.add(cells, from.banner(), -1);
        }
    }

    // quests

    /** The open quest of a player, if he has one. */
    @Nullable
    public Quest quest(Banner banner) {
        int quest = OPEN_QUEST.at(cells, banner);
        return quest == 0 ? null : Quest.ALL.get(quest - 1);
    }

    @Nullable
    public QuestSpot spot(Quest quest) {
        int spot = QUESTS.at(cells, quest);
        return spot == 0 ? null : QuestSpot.ALL.get(spot - 1);
    }

    /** Whether a player has visited one of the places that quests ask for, by its number. */
    public int stop(Banner banner, int stop) {
        return cells[VISITED.from() + banner.ordinal() * VISITED.first() + stop];
    }

    void stop(Banner banner, int stop, int visited) {
        cells[VISITED.from() + banner.ordinal() * VISITED.first() + stop] = visited;
    }

    /** Minions on the quest card of a player. */
    public int markers(Banner banner, Colour colour) {
        return MARKERS.at(cells, banner, colour);
    }

    public boolean used(Quest quest) {
        return USED.at(cells, quest) != 0;
    }

    /** The completed quests of a player whose rewards are not used up, as bits. */
    public int rewards(Banner banner) {
        return REWARDS.at(cells, banner);
    }

    public boolean enjoys(Banner banner, Quest quest) {
        return (rewards(banner) & quest.bit()) != 0;
    }

    void move(Quest quest, @Nullable QuestSpot to) {
        var from = spot(quest);
        if (from != null && from.owned()) {
            if (from.open()) {
                OPEN_QUEST.set(cells, from.banner(), 0);
            } else {
                REWARDS.set(cells, from.banner(), rewards(from.banner()) & ~quest.bit());
            }
        }
        QUESTS.set(cells, quest, to == null ? 0 : to.ordinal() + 1);
        if (to != null && to.owned()) {
            if (to.open()) {
                OPEN_QUEST.set(cells, to.banner(), quest.ordinal() + 1);
            } else {
                REWARDS.set(cells, to.banner(), rewards(to.banner()) | quest.bit());
            }
        }
    }

    void useUp(Quest quest) {
        var owner = Objects.requireNonNull(spot(quest)).banner();
        USED.set(cells, quest, 1);
        REWARDS.set(cells, owner, rewards(owner) & ~quest.bit());
    }

    // darkness cards

    public long darkDeck() {
        return set(DARK_DECK);
    }

    void move(DarknessCard card, @Nullable DarknessSpot to) {
        DARKNESS.set(cells, card, to == null ? 0 : to.ordinal() + 1);
        mark(DARK_DECK, card.ordinal(), to == null);
    }

    /** The card on top of the deck that was looked at, if one was; blanks count as none. */
    @Nullable
    public DarknessCard vision(Rank rank) {
        int card = VISIONS.at(cells, rank);
        return card <= 0 ? null : DarknessCard.ALL.get(card - 1);
    }

    /** Whether a card was seen there, by anybody. */
    public boolean seen(Rank rank) {
        return VISIONS.at(cells, rank) != 0;
    }

    public @Nullable DarknessSpot spot(DarknessCard card) {
        int spot = DARKNESS.at(cells, card);
        return spot == 0 ? null : DarknessSpot.ALL.get(spot - 1);
    }

    public boolean hasNightCard() {
        return NIGHT_CARD.at(cells) != 0;
    }

    public DarknessCard nightCard() {
        return DarknessCard.ALL.get(NIGHT_CARD.at(cells) - 1);
    }

    /** DR-11.1 */
    public Content.WarEntry war() {
        return Content.BOARD.war().get(WAR.at(cells) - 1);
    }

    public boolean fullCard() {
        return NIGHT_NUMBER.at(cells) <= war().full();
    }

    /** The square of the war marker, from 1 on. */
    public int warSquare() {
        return WAR.at(cells);
    }

    public @Nullable Defeat defeat() {
        int lost = LOST.at(cells);
        return lost == 0 ? null : Defeat.ALL.get(lost - 1);
    }

    public boolean lost() {
        return LOST.at(cells) != 0;
    }

    /** The realm falls: nothing more happens (DR-2.7). */
    void lose(Defeat how) {
        LOST.set(cells, how.ordinal() + 1);
        agenda(new Agenda.Done<>());
    }

    /** Works out the cells that follow from the others. */
    void derive() {
        for (var field : new Cells[] {HELD, DECK, HAND, DARK_DECK, OPEN_QUEST, REWARDS, BESET, TAINTED, GATED}) {
            field.clear(cells);
        }
        DECK_SIZE.set(cells, 0);
        TAINTS.set(cells, 0);
        for (var card : HeroCard.ALL) {
            var spot = spot(card);
            if (spot == null) {
                cells[DECK.from() + card.third()] |= card.bit();
                DECK_SIZE.add(cells, 1);
            } else if (spot.inHand()) {
                cells[HELD.from() + spot.banner().ordinal() * HELD.first() + card.third()] |= card.bit();
                HAND.add(cells, spot.banner(), 1);
            }
        }
        for (var quest : Quest.ALL) {
            var spot = spot(quest);
            if (spot != null && spot.open()) {
                OPEN_QUEST.set(cells, spot.banner(), quest.ordinal() + 1);
            } else if (spot != null && spot.owned() && USED.at(cells, quest) == 0) {
                REWARDS.set(cells, spot.banner(), rewards(spot.banner()) | quest.bit());
            }
        }
        for (var card : DarknessCard.ALL) {
            mark(DARK_DECK, card.ordinal(), DARKNESS.at(cells, card) == 0);
        }
        for (var place : Location.ALL) {
            mark(BESET, place.ordinal(), minions(place) > 0);
            mark(TAINTED, place.ordinal(), crystals(place) > 0);
            mark(GATED, place.ordinal(), GATES.at(cells, place) > 0);
            TAINTS.add(cells, crystals(place));
        }
    }

    /** In what a viewer sees: that card is in the deck or in some hand, one cannot say where. */
    void hide(HeroCard card) {
        var from = spot(card);
        if (from == null) {
            cells[DECK.from() + card.third()] &= ~card.bit();
        } else {
            cells[HELD.from() + from.banner().ordinal() * HELD.first() + card.third()] &= ~card.bit();
        }
        CARDS.set(cells, card, Sheet.BLANK);
    }

    /** Cards in hand that all have seen, or that the viewer holds. */
    public int seenInHand(Banner banner) {
        int count = 0;
        for (int word = 0; word < HeroCard.WORDS; word++) {
            count += Integer.bitCount(held(banner, word));
        }
        return count;
    }
}
