package tabard.mageknight.content.told;

import java.util.*;
import java.util.stream.IntStream;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Effects;
import tabard.table.scene.Said;

/** Sites and cities in words: what guards them, what they give, what they sell. */
public final class SitesTold {
    private SitesTold() {}

    /** A site, sentence by sentence. */
    public static List<Said> site(Site site) {
        var told = new ArrayList<Said>();
        switch (site.type()) {
            case START -> told.add(Said.of("site.portal"));
            case INHABITED, RESOURCE -> {}
            case FORTIFIED -> fortified(site, told);
            case ADVENTURE -> adventure(site, told);
            case RAMPAGING ->
                told.add(Said.of(
                        "site.rampaging",
                        tokens(site.enemies()),
                        Phrases.change("points.reputation", site.reputation())));
        }
        if (site.severalHeroes()) {
            told.add(Said.of(site.is(Site.Type.FORTIFIED) ? "site.several-heroes.conquered" : "site.several-heroes"));
        }
        if (site.moveCost() > 0) {
            told.add(Said.of("site.move-cost", site.moveCost()));
        }
        if (site.reveal() == Site.Reveal.ADVANCED_ACTION_INTO_UNIT_OFFER) {
            told.add(Said.of("site.advanced-action-into-unit-offer"));
        }
        trade(site, told);
        does("site.start-of-turn", site.startOfTurn(), told);
        does("site.end-of-turn", site.endOfTurn(), told);
        does("site.plunder", site.plunder(), told);
        var burning = site.burning();
        if (burning != null) {
            told.add(Said.of(
                    burning.units() ? "site.burn" : "site.burn.alone",
                    Phrases.change("points.reputation", burning.reputation()),
                    tokens(burning.enemies()),
                    Told.effects(burning.reward())));
        }
        return told;
    }

    private static void does(String key, Effects effects, List<Said> told) {
        if (!effects.isEmpty()) {
            told.add(Said.of(key, Told.effects(effects)));
        }
    }

    private static void fortified(Site site, List<Said> told) {
        told.add(
                site.garrison().isEmpty()
                        ? Said.of("site.city-garrison")
                        : Said.of("site.garrison", tokens(site.garrison())));
        told.add(Said.of("site.assault", Phrases.change("points.reputation", site.reputation())));
        does("site.reward", site.reward(), told);
        told.add(Said.of(site.owned() ? "site.owned" : "site.open"));
    }

    private static void adventure(Site site, List<Said> told) {
        told.add(site.ofToken() ? Said.of("site.of-token") : Said.of("site.enemies", tokens(site.enemies())));
        if (!site.units()) {
            told.add(Said.of("site.no-units"));
        }
        if (site.nightRules()) {
            told.add(Said.of("site.night-rules"));
        }
        does("site.reward", site.reward(), told);
        told.add(Said.of("site.lost." + Phrases.word(Objects.requireNonNull(site.lost()))));
        if (site.again()) {
            told.add(Said.of("site.again"));
        }
    }

    private static void trade(Site site, List<Said> told) {
        if (site.recruits()) {
            told.add(Said.of("site.recruits"));
        }
        if (site.healPrice() > 0) {
            told.add(Said.of("site.heal-price", site.healPrice()));
        }
        site.sales().forEach(sale -> told.add(sale(sale)));
    }

    private static Said sale(Sale sale) {
        return Said.of("sale." + Phrases.word(sale.what()), sale.influence());
    }

    /** Tokens by their colours: "2 brown tokens", "1 grey token and 1 violet token". */
    public static Said tokens(List<Back> backs) {
        var counted = new LinkedHashMap<Back, Integer>();
        backs.forEach(back -> counted.merge(back, 1, Integer::sum));
        return Phrases.and(counted.entrySet().stream()
                .map(back -> Said.of(
                        back.getValue() == 1 ? "tokens.one" : "tokens.many",
                        back.getValue(),
                        "@" + back.getKey().colour()))
                .toList());
    }

    /** Who defends a city of that level. */
    public static Said garrison(City city, int level) {
        var backs = Back.ALL.stream()
                .flatMap(back -> IntStream.range(0, city.garrison(level, back)).mapToObj(_ -> back))
                .toList();
        return Said.of("city.garrison", level, tokens(backs));
    }

    /** What its defenders have more, then what one may do there once it is conquered. */
    public static List<Said> city(City city) {
        var told = new ArrayList<Said>();
        if (city.armour() != 0) {
            told.add(Said.of("city.armour", Phrases.change("points.armour", city.armour())));
        }
        for (var element : Element.ALL) {
            if (city.attack(element) != 0) {
                told.add(Said.of("city.attack", element, city.attack(element)));
            }
        }
        var ability = city.ability();
        if (ability != null) {
            told.add(Said.of("city.ability", ability));
        }
        told.add(Said.of(city.anyUnit() ? "city.any-unit" : "city.city-units"));
        city.sales().forEach(sale -> told.add(sale(sale)));
        return told;
    }
}
