package tabard.macht;

import tabard.laws.kit.ShippedCases;

final class MachtCasesTest extends ShippedCases {
    MachtCasesTest() {
        super(new Macht());
    }
}
