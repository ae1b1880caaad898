package tabard.defenders;

import tabard.laws.kit.ShippedCases;

final class DefendersCasesTest extends ShippedCases {
    DefendersCasesTest() {
        super(new Defenders());
    }
}
