package tabard.table.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.sheet.Harbour.Crate;
import tabard.table.sheet.Harbour.Crew;
import tabard.table.sheet.Harbour.Dock;
import tabard.table.sheet.Harbour.Flagged;

/** What typed handles read and write. */
class HandlesTest {
    private final int[] s = new int[Harbour.SHEET.size()];

    @Test
    void numbersHaveUpToThreeNamesAndSums() {
        Harbour.CARGO.cells().set(s, Crew.BO, Dock.SOUTH, Flagged.BLUE, 4);
        Harbour.CARGO.cells().add(s, Crew.BO, Dock.SOUTH, Flagged.BLUE, 1);
        Harbour.CARGO.cells().set(s, Crew.CY, Dock.NORTH, Flagged.RED, 2);
        assertThat(Harbour.CARGO.get(s, Crew.BO, Dock.SOUTH, Flagged.BLUE)).isEqualTo(5);
        assertThat(Harbour.CARGO.sum(s)).isEqualTo(7);
        assertThat(Harbour.CARGO.sum(s, Crew.BO)).isEqualTo(5);
        assertThat(Harbour.CARGO.copy(s, Crew.CY)).containsExactly(2, 0, 0, 0);
        Harbour.FISH.cells().set(s, Crew.ANN, Dock.SOUTH, 3);
        Harbour.FISH.cells().set(s, Crew.CY, Dock.SOUTH, 4);
        Harbour.FISH.cells().set(s, Crew.CY, Dock.NORTH, 1);
        assertThat(Harbour.FISH.across(s, Dock.SOUTH)).isEqualTo(7);
        assertThat(Harbour.FISH.across(s, Dock.NORTH)).isEqualTo(1);
    }

    @Test
    void oneIsANameOrNone() {
        assertThat(Harbour.CAPTAIN.get(s)).isNull();
        assertThatThrownBy(() -> Harbour.CAPTAIN.require(s)).isInstanceOf(IndexOutOfBoundsException.class);
        Harbour.CAPTAIN.set(s, Crew.CY);
        Harbour.OWNER.set(s, Dock.SOUTH, Flagged.BLUE);
        assertThat(Harbour.CAPTAIN.require(s)).isEqualTo(Crew.CY);
        assertThat(Harbour.CAPTAIN.is(s, Crew.CY)).isTrue();
        assertThat(Harbour.CAPTAIN.is(s, Crew.ANN)).isFalse();
        assertThat(Harbour.OWNER.get(s, Dock.SOUTH)).isEqualTo(Flagged.BLUE);
        assertThat(Harbour.OWNER.get(s, Dock.NORTH)).isNull();
        Harbour.OWNER.set(s, Dock.SOUTH, null);
        assertThat(Harbour.OWNER.get(s, Dock.SOUTH)).isNull();
    }

    @Test
    void whatIsHiddenIsNoneToBeRead() {
        Harbour.CAPTAIN.cells().set(s, Sheet.BLANK);
        assertThat(Harbour.CAPTAIN.get(s)).isNull();
        Harbour.OPEN.cells().set(s, Dock.NORTH, Sheet.BLANK);
        assertThat(Harbour.OPEN.get(s, Dock.NORTH)).isFalse();
    }

    @Test
    void aMissingNumberIsNotZero() {
        assertThat(Harbour.BID.present(s, Crew.ANN)).isFalse();
        assertThatThrownBy(() -> Harbour.BID.get(s, Crew.ANN)).isInstanceOf(IllegalStateException.class);
        Harbour.BID.set(s, Crew.ANN, 0);
        assertThat(Harbour.BID.present(s, Crew.ANN)).isTrue();
        assertThat(Harbour.BID.get(s, Crew.ANN)).isZero();
    }

    @Test
    void aSetHasAnyNumberOfMembers() {
        for (int i = 0; i < 70; i += 23) {
            Harbour.MARKED.set(s, Dock.SOUTH, Crate.ALL.get(i), true);
        }
        assertThat(Harbour.MARKED.each(s, Dock.SOUTH))
                .containsExactly(Crate.ALL.get(0), Crate.ALL.get(23), Crate.ALL.get(46), Crate.ALL.get(69));
        assertThat(Harbour.MARKED.each(s, Dock.NORTH)).isEmpty();
        Harbour.MARKED.set(s, Dock.SOUTH, Crate.ALL.get(46), false);
        assertThat(Harbour.MARKED.has(s, Dock.SOUTH, Crate.ALL.get(46))).isFalse();
        assertThat(Harbour.MARKED.has(s, Dock.SOUTH, Crate.ALL.get(69))).isTrue();
        assertThat(Harbour.MARKED.size(s, Dock.SOUTH)).isEqualTo(3);
        assertThatThrownBy(() -> Harbour.MARKED.bits(s, Dock.SOUTH)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aSmallSetIsALong() {
        Harbour.ASHORE.set(s, Crew.ANN, true);
        Harbour.ASHORE.set(s, Crew.CY, true);
        assertThat(Harbour.ASHORE.bits(s)).isEqualTo(0b101);
        Harbour.ASHORE.bits(s, 0b110);
        assertThat(Harbour.ASHORE.each(s)).containsExactly(Crew.BO, Crew.CY);
    }

    @Test
    void aSubsetIsWalkedAndCombined() {
        var some = Subset.of(Crew.ALL, 0b011);
        assertThat(some).containsExactly(Crew.ANN, Crew.BO);
        assertThat(some.with(Crew.CY).without(Crew.ANN)).containsExactly(Crew.BO, Crew.CY);
        assertThat(some.minus(0b001).first()).isEqualTo(Crew.BO);
        assertThat(some.last()).isEqualTo(Crew.BO);
        assertThat(some.or(0b100).and(0b110).size()).isEqualTo(2);
        assertThat(some.get(1)).isEqualTo(Crew.BO);
        assertThat(some.has(Crew.CY)).isFalse();
        assertThat(some.minus(-1).isEmpty()).isTrue();
    }

    @Test
    void aRowKeepsItsOrderAndClosesUp() {
        for (var sailor : List.of(Crew.CY, Crew.ANN, Crew.CY, Crew.BO)) {
            Harbour.QUEUE.add(s, sailor);
        }
        assertThatThrownBy(() -> Harbour.QUEUE.add(s, Crew.BO)).isInstanceOf(IllegalStateException.class);
        assertThat(Harbour.QUEUE.remove(s, 0)).isEqualTo(Crew.CY);
        assertThat(Harbour.QUEUE.each(s)).containsExactly(Crew.ANN, Crew.CY, Crew.BO);
        assertThat(Harbour.QUEUE.remove(s, Crew.BO)).isTrue();
        assertThat(Harbour.QUEUE.remove(s, Crew.BO)).isFalse();
        assertThat(Harbour.QUEUE.contains(s, Crew.CY)).isTrue();
        assertThat(Harbour.QUEUE.size(s)).isEqualTo(2);
        assertThat(Harbour.QUEUE.get(s, 1)).isEqualTo(Crew.CY);
        assertThatThrownBy(() -> Harbour.QUEUE.get(s, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        int[] same = new int[s.length];
        Harbour.QUEUE.add(same, Crew.ANN);
        Harbour.QUEUE.add(same, Crew.CY);
        assertThat(s).isEqualTo(same);
    }

    @Test
    void rowsOfSeveralEntriesAreApart() {
        Harbour.SIGNALS.add(s, Dock.NORTH, Flagged.RED);
        Harbour.SIGNALS.add(s, Dock.SOUTH, Flagged.BLUE);
        Harbour.SIGNALS.add(s, Dock.SOUTH, Flagged.BLUE);
        Harbour.SIGNALS.hide(s, Dock.SOUTH, 0);
        assertThat(Harbour.SIGNALS.get(s, Dock.SOUTH, 0)).isNull();
        assertThat(Harbour.SIGNALS.each(s, Dock.SOUTH)).containsExactly(Flagged.BLUE);
        Harbour.SIGNALS.set(s, Dock.SOUTH, 0, Flagged.RED);
        assertThat(Harbour.SIGNALS.each(s, Dock.SOUTH)).containsExactly(Flagged.RED, Flagged.BLUE);
        Harbour.SIGNALS.clear(s, Dock.SOUTH);
        assertThat(Harbour.SIGNALS.size(s, Dock.SOUTH)).isZero();
        assertThat(Harbour.SIGNALS.each(s, Dock.NORTH)).containsExactly(Flagged.RED);
    }

    @Test
    void thingsAreInOnePlaceAndPlacesKnowThem() {
        Harbour.SHEET.derive(s);
        var crate = Crate.ALL.get(65);
        assertThat(Harbour.CRATES.count(s, null)).isEqualTo(70);
        Harbour.CRATES.move(s, crate, Dock.SOUTH);
        Harbour.CRATES.move(s, Crate.ALL.get(3), Dock.SOUTH);
        assertThat(Harbour.CRATES.at(s, crate)).isEqualTo(Dock.SOUTH);
        assertThat(Harbour.CRATES.is(s, crate, Dock.SOUTH)).isTrue();
        assertThat(Harbour.CRATES.is(s, crate, null)).isFalse();
        assertThat(Harbour.CRATES.each(s, Dock.SOUTH)).containsExactly(Crate.ALL.get(3), crate);
        assertThat(Harbour.CRATES.count(s, null)).isEqualTo(68);
        assertThat(Harbour.SHEET.stale(s)).isEmpty();
        for (var each : Harbour.CRATES.each(s, Dock.SOUTH)) {
            Harbour.CRATES.move(s, each, null);
        }
        assertThat(Harbour.CRATES.count(s, Dock.SOUTH)).isZero();
        assertThat(Harbour.CRATES.at(s, crate)).isNull();
        assertThat(Harbour.SHEET.stale(s)).isEmpty();
    }

    @Test
    void aHiddenThingLeavesTheSetAndStaysInTheNumber() {
        Harbour.SHEET.derive(s);
        var crate = Crate.ALL.getFirst();
        Harbour.CRATES.move(s, crate, Dock.NORTH);
        Harbour.CRATES.hide(s, crate);
        assertThat(Harbour.CRATES.at(s, crate)).isNull();
        assertThat(Harbour.CRATES.hidden(s, crate)).isTrue();
        assertThat(Harbour.CRATES.each(s, Dock.NORTH)).isEmpty();
        assertThat(Harbour.CRATES.count(s, Dock.NORTH)).isEqualTo(1);
        assertThat(Harbour.CRATES.seen(s, Dock.NORTH)).isZero();
        Harbour.CRATES.move(s, crate, Dock.NORTH);
        assertThat(Harbour.CRATES.count(s, Dock.NORTH)).isEqualTo(1);
        assertThat(Harbour.SHEET.stale(s)).isEmpty();
    }

    @Test
    void withoutKeptSetsPlacesAreSearched() {
        Harbour.POSTS.move(s, Crew.BO, Dock.NORTH);
        assertThat(Harbour.POSTS.each(s, Dock.NORTH)).containsExactly(Crew.BO);
        assertThat(Harbour.POSTS.each(s, null)).containsExactly(Crew.ANN, Crew.CY);
        assertThat(Harbour.POSTS.bits(s, null)).isEqualTo(0b101);
        assertThat(Harbour.POSTS.count(s, Dock.NORTH)).isEqualTo(1);
        assertThat(Harbour.POSTS.require(s, Crew.BO)).isEqualTo(Dock.NORTH);
    }

    @Test
    void derivedFieldsFollowTheirRules() {
        Harbour.OWNER.set(s, Dock.SOUTH, Flagged.RED);
        Harbour.CARGO.cells().set(s, Crew.BO, Dock.SOUTH, Flagged.BLUE, 4);
        assertThat(Harbour.SHEET.stale(s)).hasSize(6);
        Harbour.TAKEN.renew(s, Dock.SOUTH);
        Harbour.OWNED.renew(s, Flagged.RED, Dock.SOUTH);
        assertThat(Harbour.TAKEN.each(s)).containsExactly(Dock.SOUTH);
        assertThat(Harbour.OWNED.each(s, Flagged.RED)).containsExactly(Dock.SOUTH);
        assertThat(Harbour.SHEET.stale(s)).hasSize(4);
        Harbour.SHEET.derive(s);
        assertThat(Harbour.SHEET.stale(s)).isEmpty();
        assertThat(Harbour.LADEN.get(s, Crew.BO)).isEqualTo(4);
        assertThat(Harbour.ALL_CARGO.get(s)).isEqualTo(4);
        assertThatThrownBy(() -> Harbour.ASHORE.renew(s, Crew.BO)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void ordinalsMustBePlacesInTheList() {
        var sheet = new Sheet();
        var backwards = Crew.ALL.reversed();
        assertThatThrownBy(() -> sheet.one(backwards, "who")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sheet.count(1, Harbour.CREW, Harbour.DOCKS, Harbour.FLAGS, Harbour.CREW))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sheet.multiset(1, Harbour.CREW, "no-axis"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSetIsReadWordByWordWithoutACopy() {
        int[] cells = new int[Harbour.SHEET.size()];
        Harbour.SHEET.derive(cells);
        Harbour.CRATES.move(cells, Harbour.Crate.ALL.get(2), Harbour.Dock.SOUTH);
        Harbour.CRATES.move(cells, Harbour.Crate.ALL.get(65), Harbour.Dock.SOUTH);
        int[] words = Harbour.CRATES.words(cells, Harbour.Dock.SOUTH);
        for (int i = 0; i < words.length; i++) {
            assertThat(Harbour.CRATES.word(cells, Harbour.Dock.SOUTH, i)).isEqualTo(words[i]);
        }
        assertThat(words).containsExactly(1 << 2, 0, 1 << 1);
    }
}
