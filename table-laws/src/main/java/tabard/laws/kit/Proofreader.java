package tabard.laws.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tabard.table.text.Words;

/**
 * Reads lines as a proof-reader does, and names the faults that can be seen without knowing what is meant: a missing elision, a plural after
 * 1, a word twice, a word of the other language, an id where a name belongs. What it cannot see is left to those who read aloud.
 */
public final class Proofreader {
    /** Before these an h or a vowel is not elided: "le héros", "le onze", "de un à quatre". */
    private static final String UNELIDED =
            "(?![hH](?:éros|aut|ache|alf|arc|ors|uit|asard|aine|arp|alte|ardi|ont|orde|erse|eaume)|onz|oui|[yY][aéo]|un à)";

    private static final String VOWEL = "[aàâæeéèêëiîïoôœuùûyhAÀÂEÉÈÊIÎOÔUÛYH]";

    /** What is counted in the games, in the plural. */
    private static final String FRENCH_PLURALS =
            "(?:mages|chevaliers|cartes|jetons|armées|points|pièces|cubes|tuiles|séides|blessures|cristaux|unités|dés|objectifs|actions"
                    + "|tours|manas|portails|touches|énergies|territoires|milliers)";

    private static final String ENGLISH_PLURALS =
            "(?:mages|knights|cards|tokens|armies|points|cubes|tiles|minions|wounds|crystals|units|dice|actions|turns|hits|objectives|lots"
                    + "|territories|provinces)";

    private static final Map<String, Pattern> BOTH = patterns(Map.of(
            "raw", "[{}@\\[\\]_]|\\b(?:log|changed|ask|do|status|refused|worth)\\.[a-z]|\\bnull\\b",
            "twice", "(?iU)(?<![-’\\w])(?!(?:nous|vous)\\b)(\\p{L}{2,}) \\1(?![-’\\w])",
            "blanks", "  |^ | $| [,.)](?!/)|[,;:!?](?=\\p{L})"));

    private static final Map<String, Pattern> ENGLISH = patterns(Map.of(
            "article",
                    "\\ba (?!one|once|use|uni|eu|U)[aeiouAEIO]\\p{L}|\\b[Aa]n (?!hour|hon|heir)[^aeiouAEIOU8\\W]\\p{L}",
            "plural", "(?<![\\d.,/+−-])1 " + ENGLISH_PLURALS + "\\b",
            "french", "(?U)(?<![\\p{L}’-])(?:le|les|des|une|du|pour|avec|sur|est)(?![\\p{L}’-])",
            "who", "^Who \\p{Ll}+s\\b(?!.*\\?)(?=.* \\p{Ll}+s\\b)"));

    private static final Map<String, Pattern> FRENCH = patterns(
            Map.of(
                    "elision",
                            "(?U)(?<![-\\p{L}])(?:[Dd]e|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Ss]i(?= ils?\\b)) "
                                    + UNELIDED + VOWEL + "\\p{L}",
                    "contraction", "(?U)(?<![-\\p{L}])(?:[Dd]e|[Àà]) les? (?!\\p{L}+(?:er|ir|re)\\b)\\p{L}",
                    "plural", "(?iU)(?<![\\d.,/+−-])[01] " + FRENCH_PLURALS + "\\b",
                    "unit", "(?U)\\d (?:ors|énergies)(?!\\p{L})",
                    "print", "\\p{L}'\\p{L}| [:;!?»]|«[^\\u00a0]|\\p{L}[;!?»]|\\p{L}:(?=\\s)",
                    "english",
                            "(?U)(?<![\\p{L}’-])(?:the|and|with|from|cards|now|gains|takes|leaves|draws|wounds?|your|this|that|which|has)(?![\\p{L}’-])"));

    /** A word of small letters with hyphens: perhaps the id of something that has a name. */
    private static final Pattern HYPHENED =
            Pattern.compile("(?<![\\p{L}\\d-])\\p{Ll}+(?:-[\\p{Ll}\\d]+)+(?![\\p{L}\\d-])");

    /** Moves as they are typed, and titles. */
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|«\u00a0[^»]*\u00a0»|“[^”]*”");

    private static final String QUOTE = "…";

    private final Words words;

    public Proofreader(Words words) {
        this.words = words;
    }

    private static Map<String, Pattern> patterns(Map<String, String> expressions) {
        var patterns = new LinkedHashMap<String, Pattern>();
        expressions.forEach((name, expression) -> patterns.put(name, Pattern.compile(expression)));
        return patterns;
    }

    /** What is wrong with a line that is read to the players, each fault by its kind and where it stands; what is quoted is not read. */
    public List<String> faults(String line) {
        var faults = new ArrayList<String>();
        String unquoted = QUOTED.matcher(line).replaceAll(QUOTE);
        find(BOTH, unquoted, faults);
        find(words.language().equals("fr") ? FRENCH : ENGLISH, unquoted, faults);
        HYPHENED.matcher(unquoted)
                .results()
                .map(found -> found.group())
                .filter(word -> words.knows(word) && !words.name(word, "").equalsIgnoreCase(word))
                .forEach(word -> faults.add("id “" + word + "” in: " + line));
        return faults;
    }

    private static void find(Map<String, Pattern> patterns, String line, List<String> faults) {
        patterns.forEach((name, pattern) -> {
            var found = pattern.matcher(line);
            if (found.find()) {
                faults.add(name + " “" + found.group() + "” in: " + line);
            }
        });
    }
}
