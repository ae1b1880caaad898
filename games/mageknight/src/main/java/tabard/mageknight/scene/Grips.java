package tabard.mageknight.scene;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.Named;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table: what is taken up first, and what is pressed. */
public final class Grips {
    private Grips() {}

    /** A move's word and what it holds, read once for each: the same moves are offered again and again. */
    private record Read(String name, List<Object> values) {}

    private static final Map<Move, Read> READ = new ConcurrentHashMap<>();

    private static Read read(Move move) {
        return new Read(Move.LINES.name((Record) move), Move.LINES.values((Record) move));
    }

    public static Grip of(State s, Player seat, Move move) {
        var read = READ.computeIfAbsent(move, Grips::read);
        var values = read.values;
        String name = read.name;
        if (values.isEmpty()) {
            return switch (name) {
                case "heal", "give-wound", "bury-wound" -> wound(s, seat);
                default -> Grip.BUTTON;
            };
        }
        return switch (values.getFirst()) {
            case DeedCard card -> card(s, seat, name, card, values);
            case Space space -> Grip.on(space.word());
            case Slot slot -> Grip.on(slot.word());
            case Foe foe -> Grip.on(foe.word());
            case Blow blow -> Grip.on(blow.foe().word());
            case Command command ->
                switch (name) {
                    case "drain", "wound-unit" -> Grip.BUTTON; // another's
                    default -> unit(s, seat, command);
                };
            case Unit unit -> Grip.on(Ids.in(Ids.UNITS, unit));
            case Skill skill -> skill(s, seat, skill);
            case Tactic tactic -> name.equals("take") ? Grip.on(Ids.in(Ids.TACTICS, tactic)) : Grip.BUTTON;
            case Hero hero -> Grip.on(Ids.in(Ids.card(hero), hero));
            case Mana die when name.equals("lift") -> Grip.on(Ids.in(Ids.SOURCE, die));
            default -> mana(seat, values);
        };
    }

    private static Grip wound(State s, Player seat) {
        return s.wounds(seat, Zone.HAND) > 0
                ? new Grip(Ids.of(seat, "hand") + "/" + Catalogue.WOUND, null)
                : Grip.BUTTON;
    }

    /** Where the card lies; with more to be said than which card, it is taken up, and the ways are offered beside it. */
    private static Grip card(State s, Player seat, String name, DeedCard card, List<Object> values) {
        String hand = Ids.in(seat, "hand", card);
        return switch (name) {
            case "play", "sideways", "tilt", "repose" -> new Grip(hand, null);
            case "raise" -> new Grip(hand, Ids.in(seat, "units", (Command) values.getLast()));
            case "give", "bury", "play-on", "discard", "surrender", "spare" -> Grip.on(hand);
            case "put-back", "lay-on" -> Grip.on(Ids.in(seat, "drawn", card));
            case "acquire", "buy" -> offered(s, card);
            default -> Grip.BUTTON;
        };
    }

    private static Grip offered(State s, DeedCard card) {
        var spot = s.spot(card);
        if (spot == null) {
            return Grip.BUTTON;
        }
        String zone = CardSpot.SPELL_OFFER.contains(spot)
                ? Ids.SPELLS
                : CardSpot.ADVANCED_OFFER.contains(spot) ? Ids.ADVANCED : Ids.UNITS;
        return Grip.on(Ids.in(zone, card));
    }

    /** One's own, wherever one has one there; another's is named by a button. */
    private static Grip unit(State s, Player seat, Command command) {
        return s.unit(seat, command) == null ? Grip.BUTTON : Grip.on(Ids.in(seat, "units", command));
    }

    private static Grip skill(State s, Player seat, Skill skill) {
        if (s.owns(seat, skill)) {
            return Grip.on(Ids.in(seat, "skills", skill));
        }
        var spot = new OfferSheet(s).spot(skill);
        return spot == SkillSpot.TURNED
                ? Grip.on(Ids.in(Ids.TURNED, skill))
                : spot == SkillSpot.COMMON ? Grip.on(Ids.in(Ids.COMMON, skill)) : Grip.BUTTON;
    }

    /** Paid from a purse, in a colour, as a colour (MK-8.4). */
    private static Grip mana(Player seat, List<Object> values) {
        if (values.size() != 3 || !(values.get(0) instanceof Named purse) || !(values.get(1) instanceof Mana mana)) {
            return Grip.BUTTON;
        }
        return switch (purse.word()) {
            case "die" -> Grip.on(Ids.in(Ids.SOURCE, mana));
            case "token", "crystal" -> Grip.on(Ids.of(seat, "mana") + "/" + Catalogue.part(purse.word(), mana));
            default -> Grip.BUTTON;
        };
    }
}
