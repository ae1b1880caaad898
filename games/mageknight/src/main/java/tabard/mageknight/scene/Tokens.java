package tabard.mageknight.scene;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.scene.Element.Piece;

/** Enemy tokens as they are drawn: attack and armour on the face, abilities as marks; face down, their back. */
final class Tokens {
    private static final List<String> FACES =
            Enemy.ALL.stream().map(Tokens::face).toList();
    private static final List<List<String>> MARKS =
            Enemy.ALL.stream().map(enemy -> marks(enemy.back(), enemy.icons())).toList();
    private static final List<List<String>> BACKS = Back.ALL.stream()
            .map(back -> List.of("rim-" + back.colour(), "down"))
            .toList();

    private Tokens() {}

    private static String face(Enemy enemy) {
        var attacks = new StringJoiner("+");
        for (var attack : enemy.attacks()) {
            attacks.add(attack.summons() == null ? Integer.toString(attack.value()) : "?");
        }
        return attacks + "|" + enemy.armour();
    }

    static List<String> marks(Back back, int icons) {
        var marks = new ArrayList<String>();
        marks.add("rim-" + back.colour());
        for (var ability : Ability.ALL) {
            if ((icons & ability.bit()) != 0) {
                marks.add(ability.word());
            }
        }
        return List.copyOf(marks);
    }

    static Piece piece(String id, String at, Token token) {
        var enemy = token.enemy();
        return enemy == null
                ? new Piece(
                        id,
                        token.back().word(),
                        at,
                        null,
                        1,
                        null,
                        BACKS.get(token.back().ordinal()))
                : piece(id, at, enemy);
    }

    static Piece piece(String id, String at, Enemy enemy) {
        return new Piece(id, enemy.word(), at, null, 1, FACES.get(enemy.ordinal()), MARKS.get(enemy.ordinal()));
    }
}
