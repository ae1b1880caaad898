package tabard.immortals;

import tabard.laws.kit.ShippedCases;

final class ImmortalsCasesTest extends ShippedCases {
    ImmortalsCasesTest() {
        super(new Immortals());
    }
}
