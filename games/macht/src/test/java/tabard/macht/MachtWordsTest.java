package tabard.macht;

import java.util.List;
import tabard.laws.kit.SpokenWords;

class MachtWordsTest extends SpokenWords<State, Move> {
    MachtWordsTest() {
        super(
                new Macht(),
                20,
                List.of(
                        "provinces: {gwent: {owner: orange}}",
                        "provinces: {gwent: {marker: none}}",
                        "agenda: [acting orange 9]",
                        "{hourglass: {cubes: 0}, agenda: [acting orange 1]}",
                        "agenda: ['window white (opening rebellion)']",
                        "agenda: [revealing rebellion]",
                        "agenda: [showing 0]",
                        "agenda: [opening sea]",
                        "orange: {bid: 1}",
                        "agenda: [enlisting orange bonus-castle]",
                        "agenda: [retreating orange powys]",
                        "agenda: [ending, acting orange 1]",
                        "orange: {stock: {knights: 1}}",
                        "white: {stock: {mages: 1}}",
                        "white: {reserve: {rebellion: 1}}",
                        "supply: {castle: 9}",
                        "stack: {merlin: 9}",
                        "tokens: {3: 9}",
                        "hourglass: {cubes: 8, of: 3}"));
    }
}
