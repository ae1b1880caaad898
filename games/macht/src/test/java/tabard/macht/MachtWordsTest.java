package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.laws.cases.Documents;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.scene.Box;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.words.Words;

/** Every word that the game says exists in both languages, and every word that exists is said. */
class MachtWordsTest {
    private static final Macht GAME = Walk.GAME;
    private static final int GAMES = 100;
    private static final Words ENGLISH = Words.of(GAME, "en");
    private static final Words FRENCH = Words.of(GAME, "fr");

    /** What a French name has that an English one does not need: "en Gwent". */
    private static final String PLACE = ".in";

    private static final Set<Said> SAID = new HashSet<>();
    private static final Set<String> FACES = new HashSet<>();

    @BeforeAll
    static void listen() {
        for (var map : Walk.MAPS) {
            hear(GAME.box(map));
            Walk.through(map, GAMES, MachtWordsTest::hear);
        }
        hearBadPositions();
    }

    private static void hear(Walk walk) {
        var s = walk.now();
        for (var viewer : Walk.VIEWERS) {
            var seen = GAME.see(s, viewer);
            hear(GAME.scene(seen));
            SAID.add(GAME.told(seen, walk.step()));
        }
        if (walk.match().steps().size() % 10 == 0) {
            for (var side : Side.ALL) {
                MOVES.forEach(move ->
                        SAID.add(GAME.refusal(s, new Step.Chosen<>(side, move)).why()));
            }
        }
        var next = GAME.play(s, walk.step());
        hear(GAME.scene(GAME.see(next, Walk.VIEWERS.getFirst())));
    }

    /** Enough moves to be refused for every reason there is. */
    private static final List<Move> MOVES = moves();

    private static List<Move> moves() {
        var moves = new ArrayList<Move>();
        moves.addAll(Turn.Take.EACH);
        moves.addAll(Turn.Place.EACH);
        moves.addAll(Turn.Play.EACH);
        moves.addAll(Influence.Strengthen.EACH);
        moves.addAll(Influence.Topple.EACH);
        Influence.Retreat.EACH.forEach(moves::addAll);
        moves.addAll(Auction.Against.EACH);
        moves.addAll(Auction.Swap.EACH);
        moves.add(Tiles.Enlist.IT);
        moves.add(new Auction.Bid(Content.BOX.pieces()));
        return moves;
    }

    /** Refused, or stopped short. */
    private static void hearBadPositions() {
        for (String document : List.of(
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
                "supply: {castle: 9}",
                "stack: {merlin: 9}",
                "tokens: {3: 9}",
                "hourglass: {cubes: 8, of: 3}")) {
            var refusal = catchThrowableOfType(Refusal.class, () -> GAME.parse(Documents.read(document)));
            assertThat(refusal).as(document).isNotNull();
            SAID.add(refusal.why());
        }
        hear(GAME.scene(GAME.see(GAME.parse(Documents.read("agenda: []")), Walk.VIEWERS.getFirst())));
    }

    private static void hear(Box box) {
        for (var zone : box.zones()) {
            if (zone.name() != null) {
                SAID.add(zone.name());
            }
        }
        for (var part : box.parts()) {
            SAID.add(part.name());
            if (part.tip() != null) {
                SAID.add(part.tip());
            }
        }
        SAID.addAll(box.marks().values());
    }

    private static void hear(Scene scene) {
        SAID.add(scene.status());
        for (var element : scene.elements()) {
            switch (element) {
                case Note note -> SAID.add(note.text());
                case Piece piece when piece.face() != null -> FACES.add(piece.face());
                case Piece _, Spot _, Route _ -> {}
            }
        }
        for (var prompt : scene.asks()) {
            SAID.add(prompt.prompt());
            if (prompt.detail() != null) {
                SAID.add(prompt.detail());
            }
            for (var option : prompt.options()) {
                SAID.add(option.label());
                SAID.addAll(option.because());
                option.amounts().forEach(amount -> SAID.add(amount.label()));
                if (option.barred() != null) {
                    SAID.add(option.barred());
                }
            }
        }
    }

    /** The keys of a message and of all that it names. */
    private static void keys(Said said, Set<String> keys) {
        keys.add(said.key());
        for (var argument : said.args()) {
            switch (argument) {
                case Said inner -> keys(inner, keys);
                case String name when name.startsWith("@") -> keys.add(name.substring(1));
                default -> {}
            }
        }
    }

    private static Set<String> said() {
        var keys = new TreeSet<>(FACES);
        SAID.forEach(said -> keys(said, keys));
        return keys;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everythingCanBeSaidAndNoHoleStaysOpen(String language) {
        var words = Words.of(GAME, language);
        assertThat(said()).allMatch(words::knows);
        for (var said : SAID) {
            assertThat(words.say(said)).as(said.key()).isNotBlank().doesNotContain("{", "}", "@");
        }
    }

    /** The words of the game without those of the house. */
    private static Map<String, String> own(Words words) {
        var own = new TreeMap<>(words.texts());
        own.keySet().removeAll(Words.common(words.language()).texts().keySet());
        return own;
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        assertThat(own(FRENCH).keySet().stream()
                        .filter(key -> !key.endsWith(PLACE))
                        .toList())
                .containsExactlyElementsOf(own(ENGLISH).keySet());
        for (var province : Province.ALL) {
            assertThat(FRENCH.texts()).containsKey(province.word() + PLACE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void noWordIsIdle(String language) {
        var words = Words.of(GAME, language);
        var used = said();
        used.addAll(Set.of("game.name", "game.about", "game.length"));
        for (var setting : GAME.info().settings()) {
            used.add("option." + setting.name());
            setting.values().forEach(value -> used.add("option." + setting.name() + "." + value));
        }
        GAME.info().seats().forEach(seat -> used.add(seat.word()));
        if (words.texts().values().stream().anyMatch(text -> text.contains(PLACE + "}"))) {
            Province.ALL.forEach(province -> used.add(province.word() + PLACE));
        }
        var idle = new TreeSet<>(own(words).keySet());
        idle.removeAll(used);
        assertThat(idle).isEmpty();
    }

    @Test
    void frenchIsSetAsFrenchIsPrinted() {
        own(FRENCH)
                .forEach((key, text) ->
                        assertThat(text).as(key).doesNotContain("'", " :", " ;", " !", " ?", " »", "« "));
    }
}
