package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.table.text.Words;

/** Faults as they stood in chronicles once, each found, and sentences that only look like them. */
final class ProofreaderTest {
    private static Proofreader reader(String language) {
        return new Proofreader(Words.of(language, Map.of("all-is-quiet", "Accalmie", "north-west", "north-west")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bleu retire 1 mage de Ember Hollow.",
                "La compagnie de Orange défie celle de Vert.",
                "Si il passe, la tuile est perdue.",
                "Il avance vers la Cité de les Rois.",
                "Rouge gagne 1 pièces d’or.",
                "Rouge a 0 cartes.",
                "Un sanctuaire coûte 2 énergies et 1 pièce d’or.",
                "Rouge commence avec 7 ors.",
                "Lion défausse all-is-quiet.",
                "Rouge draws une carte.",
                "Rouge Rouge passe, et et c’est tout.",
                "Rouge passe , enfin.",
                "Rouge paie 2\u00a0points: c’est tout.",
                "Rouge passe !",
                "L'ennemi avance.",
                "{0} avance.",
                "log.passes [rouge]."
            })
    void faultsOfFrench(String line) {
        assertThat(reader("fr").faults(line)).as(line).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Le héros de la Haute Terre prend 1 carte, de un à onze.",
                "Donnez-la à Orange\u00a0; prenez-le aussitôt.",
                "Vous vous arrêtez au nord-ouest, peut-être à 11 cartes d’ici.",
                "Il est temps de les relancer\u00a0: 0 carte, 2 cartes.",
                "«\u00a0Défi\u00a0» vise l’armée d’Orange.",
                "Rouge perd Attaque +1 points de vue.",
                "Rouge commence avec 7 pièces d’or et 9 points d’énergie."
            })
    void frenchWithoutAFault(String line) {
        assertThat(reader("fr").faults(line)).as(line).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Red has an knight.",
                "It falls to a army.",
                "Red takes 1 cards.",
                "Lion discards all-is-quiet.",
                "Who attacks commits one card at least.",
                "Red takes the the tile.",
                "Red takes  a tile.",
                "Red pioche une carte.",
                "Red has null."
            })
    void faultsOfEnglish(String line) {
        assertThat(reader("en").faults(line)).as(line).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "An army of 11 cards and a unit of 1 card; a one-sided union, an hour ago.",
                "Who attacks?",
                "He goes north-west, 21 cards in hand.",
                "Whoever falls is never lost."
            })
    void englishWithoutAFault(String line) {
        assertThat(reader("en").faults(line)).as(line).isEmpty();
    }
}
