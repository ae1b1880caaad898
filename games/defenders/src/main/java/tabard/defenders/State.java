package tabard.defenders;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Options;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

/** The whole position: heroes, generals and minions on the board, who holds which card and quest, and what this turn has seen. */
final class State extends Realm {
    interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Banner seat();
    }

    interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    interface Runs extends Frame.Runs<State, Move> {}

    private final Terms terms;

    State(Options options) {
        super(options);
        terms = Terms.of(options);
    }

    State(State source) {
        super(source);
        terms = source.terms;
    }

    // players and heroes

    /** Whether hands are hidden from the others (DR-20.1). */
    boolean closed() {
        return terms.closedHands();
    }

    Terms terms() {
        return terms;
    }

    int seats() {
        return options().seats();
    }

    Banner active() {
        return Banner.ALL.get(ACTIVE.at(cells) - 1);
    }

    /** The left neighbour, whether he still plays or not. */
    Banner after(Banner banner) {
        int next = banner.ordinal() + 1;
        return Banner.ALL.get(next == seats() ? 0 : next);
    }

    /** DR-7.9: one without a hero has dropped out. */
    boolean plays(Banner banner) {
        return HERO.at(cells, banner) != 0;
    }

    int players() {
        int count = 0;
        for (int i = 0; i < seats(); i++) {
            count += plays(Banner.ALL.get(i)) ? 1 : 0;
        }
        return count;
    }

    /** The active player or, if he has dropped out, the next who plays. */
    Banner chooser() {
        var banner = active();
        while (!plays(banner) && after(banner) != active()) {
            banner = after(banner);
        }
        return banner;
    }

    Hero hero(Banner banner) {
        return Hero.ALL.get(HERO.at(cells, banner) - 1);
    }

    boolean leads(Banner banner, Hero hero) {
        return HERO.at(cells, banner) == hero.ordinal() + 1;
    }

    /** DR-7.10: no skill of one who came in place of a hero that died in his own turn works before his next. */
    boolean skilled(Banner banner, Hero hero) {
        return leads(banner, hero) && !is(FALLEN, banner);
    }

    Place place(Banner banner) {
        return Place.ALL.get(PLACE.at(cells, banner) - 1);
    }

    boolean at(Banner banner, Place place) {
        return PLACE.at(cells, banner) == place.ordinal() + 1;
    }

    void stand(Banner banner, Place place) {
        PLACE.set(cells, banner, place.ordinal() + 1);
    }

    int life(Banner banner) {
        return LIFE.at(cells, banner);
    }

    @Nullable
    Form form() {
        int form = FORM.at(cells);
        return form == 0 ? null : Form.ALL.get(form - 1);
    }

    boolean style(Style style) {
        return STYLE.at(cells) == style.ordinal() + 1;
    }

    int actions() {
        return ACTIONS.at(cells) + BONUS.at(cells);
    }

    /** DR-7.4: bonus actions are used first. */
    void spendAction() {
        (BONUS.at(cells) > 0 ? BONUS : ACTIONS).add(cells, -1);
    }

    // hero cards

    /** Where a card is; null in the deck. */
    @Nullable
    Holder holder(HeroCard card) {
        int holder = CARDS.at(cells, card);
        return holder <= 0 ? null : Holder.ALL.get(holder - 1); // also where it cannot be seen
    }

    /** One of the ints of the set of cards in a hand. */
    int held(Banner banner, int word) {
        return cells[HELD.from() + banner.ordinal() * HELD.first() + word];
    }

    boolean holds(Banner banner, HeroCard card) {
        return (held(banner, card.third()) & card.bit()) != 0;
    }

    /** How many cards are in a hand, seen or not. */
    int hand(Banner banner) {
        return HAND.at(cells, banner);
    }

    int deck(int word) {
        return cells[DECK.from() + word];
    }

    int deckSize() {
        return DECK_SIZE.at(cells);
    }

    void move(HeroCard card, Holder to) {
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
        var from = holder(card);
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
    Quest quest(Banner banner) {
        int quest = OPEN_QUEST.at(cells, banner);
        return quest == 0 ? null : Quest.ALL.get(quest - 1);
    }

    @Nullable
    Keep keep(Quest quest) {
        int keep = QUESTS.at(cells, quest);
        return keep == 0 ? null : Keep.ALL.get(keep - 1);
    }

    /** Whether a player has visited one of the places that quests ask for, by its number. */
    int stop(Banner banner, int stop) {
        return cells[VISITED.from() + banner.ordinal() * VISITED.first() + stop];
    }

    void stop(Banner banner, int stop, int visited) {
        cells[VISITED.from() + banner.ordinal() * VISITED.first() + stop] = visited;
    }

    /** The completed quests of a player whose rewards are not used up, as bits. */
    int rewards(Banner banner) {
        return REWARDS.at(cells, banner);
    }

    boolean enjoys(Banner banner, Quest quest) {
        return (rewards(banner) & quest.bit()) != 0;
    }

    void move(Quest quest, @Nullable Keep to) {
        var from = keep(quest);
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
        var owner = Objects.requireNonNull(keep(quest)).banner();
        USED.set(cells, quest, 1);
        REWARDS.set(cells, owner, rewards(owner) & ~quest.bit());
    }

    // darkness cards

    long darkDeck() {
        return set(DARK_DECK);
    }

    void move(DarknessCard card, @Nullable Pile to) {
        DARKNESS.set(cells, card, to == null ? 0 : to.ordinal() + 1);
        mark(DARK_DECK, card.ordinal(), to == null);
    }

    /** The card on top of the deck that was looked at, if one was; blanks count as none. */
    @Nullable
    DarknessCard vision(Rank rank) {
        int card = VISIONS.at(cells, rank);
        return card <= 0 ? null : DarknessCard.ALL.get(card - 1);
    }

    DarknessCard nightCard() {
        return DarknessCard.ALL.get(NIGHT_CARD.at(cells) - 1);
    }

    /** DR-11.1 */
    Content.WarEntry war() {
        return Content.BOARD.war().get(WAR.at(cells) - 1);
    }

    boolean fullCard() {
        return NIGHT_NUMBER.at(cells) <= war().full();
    }

    boolean lost() {
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
            var holder = holder(card);
            if (holder == null) {
                cells[DECK.from() + card.third()] |= card.bit();
                DECK_SIZE.add(cells, 1);
            } else if (holder.inHand()) {
                cells[HELD.from() + holder.banner().ordinal() * HELD.first() + card.third()] |= card.bit();
                HAND.add(cells, holder.banner(), 1);
            }
        }
        for (var quest : Quest.ALL) {
            var keep = keep(quest);
            if (keep != null && keep.open()) {
                OPEN_QUEST.set(cells, keep.banner(), quest.ordinal() + 1);
            } else if (keep != null && keep.owned() && USED.at(cells, quest) == 0) {
                REWARDS.set(cells, keep.banner(), rewards(keep.banner()) | quest.bit());
            }
        }
        for (var card : DarknessCard.ALL) {
            mark(DARK_DECK, card.ordinal(), DARKNESS.at(cells, card) == 0);
        }
        for (var place : Place.ALL) {
            mark(BESET, place.ordinal(), minions(place) > 0);
            mark(TAINTED, place.ordinal(), crystals(place) > 0);
            mark(GATED, place.ordinal(), GATES.at(cells, place) > 0);
            TAINTS.add(cells, crystals(place));
        }
    }

    /** In what a viewer sees: that card is in the deck or in some hand, one cannot say where. */
    void hide(HeroCard card) {
        var from = holder(card);
        if (from == null) {
            cells[DECK.from() + card.third()] &= ~card.bit();
        } else {
            cells[HELD.from() + from.banner().ordinal() * HELD.first() + card.third()] &= ~card.bit();
        }
        CARDS.set(cells, card, Sheet.BLANK);
    }

    /** Cards in hand that all have seen, or that the viewer holds. */
    int seenInHand(Banner banner) {
        int count = 0;
        for (int word = 0; word < HeroCard.WORDS; word++) {
            count += Integer.bitCount(held(banner, word));
        }
        return count;
    }
}
