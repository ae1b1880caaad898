package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;

/** Everything in the box that does something is tried by a case; which one does is left in the build folder as a report. */
final class BoxCoverageTest {
    private static final Pattern ACTIVATED = Pattern.compile("activate (command-\\d) (\\d)");

    private final Map<String, String> shown = new LinkedHashMap<>();

    private void show(String id, Case by) {
        shown.putIfAbsent(id, by.title());
    }

    /** What a case does by its steps, and what it has on the table. */
    private void look(Case one) {
        var steps = new ArrayList<String>();
        one.stages().forEach(stage -> stage.when().forEach(line -> steps.add(line.replaceFirst("^\\w+: ", ""))));
        String given = one.given() instanceof Case.Given.Laid(var document) ? document.toString() : "";
        steps.forEach(step -> step(step, given, one));
        table(given + " " + steps, one);
    }

    private void step(String step, String given, Case one) {
        var words = List.of(step.split(" ", -1));
        switch (words.getFirst()) {
            case "play", "cast-offered" -> show(words.get(1) + "/" + words.get(2), one);
            case "play-on" -> Half.ALL.forEach(half -> show(words.get(1) + "/" + half.word(), one));
            case "raise" -> show(words.get(1) + "/basic", one);
            case "use", "employ", "take" -> show(words.get(1), one);
            default -> {}
        }
        var activated = ACTIVATED.matcher(step);
        if (activated.matches()) {
            for (var unit : Unit.ALL) {
                if (given.contains(activated.group(1) + "=" + unit.word())) {
                    show(unit.word() + "/" + activated.group(2), one);
                }
            }
        }
    }

    /** Tokens, ruins, tactics and skills that lie there, lists that are under way, and the site of whatever is done. */
    private void table(String text, Case one) {
        for (var item : Inventory.ALL) {
            boolean there = switch (item.sort()) {
                case ENEMY, RUIN, TACTIC -> mentions(text, item.id());
                case SKILL -> mentions(text, item.id() + "=falcon-skill") || mentions(text, item.id() + "=stag-skill");
                case CARD_HALF -> text.contains(item.id().replace('/', '-'));
                case CITY_LEVEL -> text.contains("posting " + item.id().replace('/', ' ') + ",");
                default -> false;
            };
            if (there) {
                show(item.id(), one);
            }
        }
        if (one.rules().contains("MK-10.13")) {
            show(Site.PORTAL.word(), one);
        }
        for (var tile : Tile.ALL) {
            for (var at : Compass.ALL) {
                var site = tile.at(at).site();
                if (site != null && mentions(text, tile.word() + "-" + at.word())) {
                    show(site.word(), one);
                }
            }
        }
    }

    private static boolean mentions(String text, String word) {
        return Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])")
                .matcher(text)
                .find();
    }

    /** Icons are tried with the tokens that bear them, words of effects with the lists that hold them. */
    private void within() {
        for (var enemy : Enemy.ALL) {
            Ability.ALL.stream().filter(enemy::has).forEach(ability -> copy(enemy.word(), ability.word()));
            Element.ALL.stream()
                    .filter(element -> (enemy.resists() & element.bit()) != 0)
                    .forEach(element -> copy(enemy.word(), "resist-" + element.word()));
        }
        for (var card : DeedCard.ALL) {
            Half.ALL.forEach(half -> words(card.word() + "/" + half.word(), card.effects(half)));
        }
        Skill.ALL.forEach(skill -> words(skill.word(), skill.effects()));
        Tactic.ALL.forEach(tactic -> words(tactic.word(), tactic.effects()));
        for (var unit : Unit.ALL) {
            for (int i = 0; i < unit.acts().size(); i++) {
                words(unit.word() + "/" + (i + 1), unit.acts().get(i).effects());
            }
        }
        for (var ruin : Ruin.ALL) {
            words(ruin.word(), ruin.cost());
            words(ruin.word(), ruin.reward());
        }
    }

    private void copy(String from, String to) {
        var by = shown.get(from);
        if (by != null) {
            shown.putIfAbsent(to, by);
        }
    }

    private void words(String id, Effects effects) {
        Word.ALL.stream().filter(effects::has).forEach(word -> copy(id, "word/" + word.spelt()));
        for (var effect : effects) {
            effect.inner().forEach(list -> words(id, list));
        }
    }

    @Test
    void everythingInTheBoxIsTriedByACase() throws IOException {
        for (var file : Cases.shipped(new MageKnight())) {
            file.cases().forEach(this::look);
        }
        within();
        var report = new StringBuilder();
        var missing = new ArrayList<String>();
        for (var item : Inventory.ALL) {
            var by = shown.get(item.id());
            report.append(item.sort())
                    .append(' ')
                    .append(item.id())
                    .append(": ")
                    .append(by)
                    .append('\n');
            if (by == null) {
                missing.add(item.id());
            }
        }
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target/box-coverage.txt"), report);
        assertThat(missing).as("things in the box that no case tries").isEmpty();
    }
}
