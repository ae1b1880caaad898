package tabard.mageknight.scene;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.*;
import tabard.table.scene.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.*;

/** What lies beside the map for all: day or night, the Source, the order of turns, tactics and offers. */
record TablePicture(State s, OfferSheet table, List<Element> out) {
    private static final List<String> NONE = List.of();
    private static final List<String> ACTIVE = List.of("active");
    private static final List<String> SPENT = List.of("spent");

    /** By day and by night, what a step into each terrain costs. */
    private static final List<List<Element>> COSTS = Moves.each(Time.ALL, TablePicture::costs);

    private static List<Element> costs(Time time) {
        var costs = new ArrayList<Element>();
        for (var terrain : Terrain.ALL) {
            if (terrain.access() != Terrain.Access.NEVER) {
                boolean open = terrain.access() == Terrain.Access.OPEN;
                String face = open ? Integer.toString(terrain.cost(time)) : "–";
                costs.add(piece(Ids.COSTS, terrain, terrain.word(), face, NONE));
            }
        }
        return costs;
    }

    void add() {
        if (s.round() > 0) {
            day();
            out.addAll(COSTS.get(s.time().ordinal()));
            order();
            source();
            offers();
        } else {
            for (var hero : Hero.ALL) {
                if (table.free(hero)) {
                    out.add(piece(Ids.card(hero), hero, hero.word(), null, NONE));
                }
            }
        }
        for (var tactic : Tactic.ALL) {
            if (table.choosingTactics() && table.free(tactic)) {
                String number = Integer.toString(tactic.number());
                out.add(piece(Ids.TACTICS, tactic, tactic.word(), number, NONE));
            }
        }
        skills(Ids.TURNED, SkillSpot.TURNED);
        skills(Ids.COMMON, SkillSpot.COMMON);
    }

    private static Piece piece(String zone, Named thing, String part, @Nullable String face, List<String> marks) {
        return new Piece(Ids.in(zone, thing), part, zone, null, 1, face, marks);
    }

    private void day() {
        out.add(new Spot(Ids.DAY, null, s.time().word(), NONE));
        var map = new MapSheet(s);
        out.add(new Note(Ids.DAY + "/1-round", Ids.DAY, Said.of("note.round", s.round(), table.rounds()), "MK-4.6"));
        out.add(new Note(
                Ids.DAY + "/2-tiles", Ids.DAY, Said.of("note.tiles", map.countryside(), map.core()), "MK-3.8"));
    }

    private void order() {
        int place = 0;
        for (var entrant : s.order()) {
            place++;
            var tactic = s.tactic(entrant);
            if (tactic != null) {
                var player = entrant.player();
                out.add(new Piece(
                        Ids.ORDER + "/" + place,
                        tactic.word(),
                        Ids.ORDER,
                        player == null ? null : player.word(),
                        1,
                        Integer.toString(tactic.number()),
                        entrant == s.active()
                                ? ACTIVE
                                : player != null && new HeroSheet(s, player).tacticUsed() ? SPENT : NONE));
            }
        }
        var dummy = table.dummy();
        if (dummy != null) {
            out.add(new Note(
                    Ids.DUMMY + "/hero", Ids.DUMMY, Said.of("note.dummy", dummy, table.dummyDeck()), "MK-18.1"));
            for (var colour : Mana.BASIC) {
                int crystals = table.dummyCrystals(colour);
                if (crystals > 0) {
                    String part = Catalogue.part("crystal", colour);
                    out.add(new Piece(Ids.DUMMY + "/" + part, part, Ids.DUMMY, null, crystals, null, NONE));
                }
            }
        }
    }

    private void source() {
        for (var colour : Mana.ALL) {
            int dice = s.source(colour);
            if (dice > 0) {
                out.add(new Piece(
                        Ids.in(Ids.SOURCE, colour), Catalogue.part("die", colour), Ids.SOURCE, null, dice, null, NONE));
            }
        }
        if (table.spent() > 0) {
            out.add(new Note(Ids.SOURCE + "/spent", Ids.SOURCE, Said.of("note.dice-spent", table.spent()), "MK-8.4"));
        }
    }

    private void offers() {
        offer(Ids.SPELLS, CardSpot.SPELL_OFFER);
        offer(Ids.ADVANCED, CardSpot.ADVANCED_OFFER);
        for (var unit : Unit.ALL) {
            int count = table.units(unit);
            if (count > 0) {
                String price = Integer.toString(unit.price());
                out.add(new Piece(Ids.in(Ids.UNITS, unit), unit.word(), Ids.UNITS, null, count, price, NONE));
            }
        }
        for (var card : table.monastery()) {
            out.add(piece(Ids.UNITS, card, card.word(), null, Catalogue.tint(card)));
        }
    }

    private void offer(String zone, List<CardSpot> places) {
        for (var place : places) {
            var card = s.at(place);
            if (card != null) {
                out.add(piece(zone, card, card.word(), null, Catalogue.tint(card)));
            }
        }
    }

    private void skills(String zone, SkillSpot spot) {
        for (var skill : table.skills(spot)) {
            out.add(piece(zone, skill, skill.word(), null, table.used(skill) ? SPENT : NONE));
        }
    }
}
