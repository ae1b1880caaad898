package tabard.mageknight.scene;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.*;
import tabard.table.scene.Said;

/** What lies before a player: hand and play area, units, mana and skills, and how the hero stands. */
record SeatPicture(State s, Player player, HeroSheet sheet, List<Element> out) {
    private static final List<String> NONE = List.of();
    private static final List<String> SPENT = List.of("spent");
    private static final List<String> BAD = List.of("bad");

    void add() {
        String seat = player.word();
        out.add(new Spot(seat, seat, null, sheet.out() ? List.of("out") : NONE));
        var hero = sheet.hero();
        if (hero == null) {
            return;
        }
        var level = sheet.level();
        note("score", "fame", Said.of("note.fame", s.fame(player)), "MK-2.7");
        note("score", "standing", Said.of("note.standing", level.number(), s.reputation(player)), "MK-2.7");
        pawn(Ids.FAME, Math.min(s.fame(player), Tracks.LAST_FAME));
        pawn(Ids.REPUTATION, s.reputation(player));
        stat("hand", s.hand(player));
        stat("deed-deck", s.deck(player));
        stat("discard-pile", s.size(player, Zone.DISCARD));
        stat("armour", level.armour());
        stat("hand-limit", level.handLimit());
        stat("command-token", level.commandTokens());
        hand();
        cards("play", Zone.PLAYED);
        if (sheet.seen(Zone.HAND)) {
            cards("drawn", Zone.DRAWN);
        }
        for (var command : Command.ALL) {
            unit(command);
        }
        mana();
        for (var skill : Skill.ALL) {
            if (s.owns(player, skill)) {
                piece("skills", skill.word(), skill.word(), 1, sheet.used(skill) ? SPENT : NONE);
            }
        }
        if (s.inTurn(player)) {
            points();
        }
    }

    private void pawn(String track, int cell) {
        out.add(new Piece(Ids.in(track, player), "shield-token", track + "." + cell, player.word(), 1, null, NONE));
    }

    /** What is left to be used of the points made this turn. */
    private void points() {
        if (s.move() > 0) {
            note("play", "1-move", Said.of("note.move", s.move()), "MK-10.2");
        }
        if (s.influence() != 0) {
            note("play", "2-influence", Said.of("note.influence", s.influence()), "MK-11.2");
        }
        if (s.heal() > 0) {
            note("play", "3-heal", Said.of("note.heal", s.heal()), "MK-15.2");
        }
    }

    private void hand() {
        if (sheet.seen(Zone.HAND)) {
            cards("hand", Zone.HAND);
            return;
        }
        int unknown = s.hand(player);
        for (var card : s.cards(player)) {
            piece("hand", card.word(), card.word(), 1, Catalogue.tint(card));
            unknown--;
        }
        if (unknown > 0) {
            piece("hand", Catalogue.BACK, Catalogue.BACK, unknown, NONE);
        }
    }

    private void cards(String row, Zone zone) {
        if (s.size(player, zone) == 0) {
            return;
        }
        int[] kinds = s.kinds(player, zone);
        for (var card : DeedCard.ALL) {
            int count = kinds[card.ordinal()];
            if (count > 0) {
                piece(row, card.word(), card.word(), count, Catalogue.tint(card));
            }
        }
        int wounds = kinds[DeedCard.ALL.size()];
        if (wounds > 0) {
            piece(row, Catalogue.WOUND, Catalogue.WOUND, wounds, BAD);
        }
    }

    private void unit(Command command) {
        var unit = s.unit(player, command);
        if (unit == null) {
            return;
        }
        var marks = new ArrayList<String>(2);
        if (sheet.spent(command)) {
            marks.add("spent");
        }
        if (sheet.hurt(command) > 0) {
            marks.add("hurt");
        }
        String row = Ids.of(player, "units");
        String face = Integer.toString(sheet.armour(command));
        out.add(new Piece(Ids.in(row, command), unit.word(), row, null, 1, face, List.copyOf(marks)));
        var banner = sheet.banner(command);
        if (banner != null) {
            out.add(new Piece(
                    Ids.in(row, command) + "-banner",
                    banner.word(),
                    row,
                    null,
                    1,
                    null,
                    sheet.used(banner) ? SPENT : NONE));
        }
    }

    private void mana() {
        for (var colour : Mana.ALL) {
            int tokens = s.tokens(player, colour);
            if (tokens > 0) {
                mana("token", colour, tokens);
            }
            int crystals = colour.basic() ? s.crystals(player, colour) : 0;
            if (crystals > 0) {
                mana("crystal", colour, crystals);
            }
        }
        var stolen = sheet.stolen();
        var claim = sheet.claimed();
        for (var colour : Mana.ALL) {
            if (colour == stolen || (claim != null && (colour == claim.die() || colour == claim.second()))) {
                mana("die", colour, 1);
            }
        }
    }

    private void mana(String what, Mana colour, int count) {
        String part = Catalogue.part(what, colour);
        piece("mana", part, part, count, NONE);
    }

    private void stat(String part, int count) {
        piece("stats", part, part, count, NONE);
    }

    private void note(String row, String tail, Said said, String clause) {
        String zone = Ids.of(player, row);
        out.add(new Note(zone + "/" + tail, zone, said, clause));
    }

    private void piece(String row, String tail, String part, int count, List<String> marks) {
        String zone = Ids.of(player, row);
        out.add(new Piece(zone + "/" + tail, part, zone, null, count, null, marks));
    }
}
