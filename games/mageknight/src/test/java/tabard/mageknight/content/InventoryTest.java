package tabard.mageknight.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Nothing that does something is missing from the list of what must be tried. */
final class InventoryTest {
    @Test
    void everySortIsWhole() {
        var sizes = Inventory.ALL.stream().collect(Collectors.groupingBy(Inventory.Item::sort, Collectors.counting()));
        assertThat(sizes)
                .isEqualTo(Map.of(
                        Inventory.Sort.CARD_HALF, 160L,
                        Inventory.Sort.SKILL, 40L,
                        Inventory.Sort.UNIT_ABILITY, 49L,
                        Inventory.Sort.ENEMY, 73L,
                        Inventory.Sort.ENEMY_ABILITY, 16L,
                        Inventory.Sort.RUIN, 12L,
                        Inventory.Sort.TACTIC, 12L,
                        Inventory.Sort.CITY_LEVEL, 44L,
                        Inventory.Sort.SITE, 15L,
                        Inventory.Sort.WORD, 89L));
    }

    @Test
    void everyIdIsItsOwn() {
        assertThat(Inventory.ALL.stream().map(Inventory.Item::id)).doesNotHaveDuplicates();
        assertThat(Inventory.ALL.stream().map(Inventory.Item::id))
                .contains("rage/basic", "unit-peasants/3", "white-city/11", "word/pay_mana", "swift", "tomb");
    }
}
