package tabard.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.Limits;
import tabard.server.fair.Luck;
import tabard.server.live.FirstGames;
import tabard.server.live.Thinkers;
import tabard.server.protocol.AgreeingWays;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.Clock;
import tabard.server.store.TableRow.State;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Options;
import tabard.table.text.FirstGame;

/** What somebody wants who opens a table. */
public record NewTable(
        @Nullable String game,
        @Nullable Integer seats,
        @Nullable Map<String, Object> options,
        @Nullable Map<String, String> places,
        @Nullable String title,
        @Nullable Boolean listed,
        @Nullable Boolean spectators,
        @Nullable Boolean hints,
        @Nullable WantedTime clock,
        @Nullable String contribution) {

    private static final int LONGEST = 60;

    // in minutes and in seconds
    private static final int LONGEST_BANK = 600;
    private static final int LONGEST_INCREMENT = 600;

    /** How long a decision may take and what follows, in words of the protocol. */
    public record WantedTime(
            @Nullable String kind,
            @Nullable Integer amount,
            @Nullable String late,
            @Nullable Integer increment) {}

    /** What goes into the database. */
    public record Rows(TableRow table, List<SeatRow> seats) {}

    /** The seats and values that go with the rest of what is wanted; without a number of seats, with the first that goes with it. */
    AgreeingWays ways() {
        var info = Games.named(game == null ? "" : game).info();
        Map<String, ?> chosen = options == null ? Map.of() : new Options(info.fewest(), options).settings();
        int many = seats == null ? info.options(chosen).seats() : seats;
        var values = new LinkedHashMap<String, List<String>>();
        for (var setting : info.settings()) {
            values.put(setting.name(), info.valuesFor(setting, many, chosen));
        }
        return new AgreeingWays(
                info.seatsFor(chosen), Options.words(info.options(many, chosen).settings()), values);
    }

    Rows rows(Person host, Thinkers thinkers, Limits limits, Luck luck, long now) {
        var info = Games.named(game == null ? "" : game).info();
        var agreed = info.options(seats == null ? info.fewest() : seats, options == null ? Map.of() : options);
        String id = Tokens.id();
        var rows = new ArrayList<SeatRow>();
        for (var seat : info.seated(agreed)) {
            String who = places == null ? "open" : places.getOrDefault(seat.word(), "open");
            rows.add(seat(id, seat.word(), rows.size(), who, host, thinkers, limits, luck));
        }
        if (places != null) {
            for (String word : places.keySet()) {
                if (!info.seated(agreed).contains(info.seat(word))) {
                    throw new Refused(400, "inn.no-seat", word);
                }
            }
        }
        var table = new TableRow(
                id,
                info.rules(),
                agreed.seats(),
                agreed.settings(),
                title(limits),
                host.id(),
                !Boolean.FALSE.equals(listed),
                !Boolean.FALSE.equals(spectators),
                hints == null ? rows.stream().noneMatch(SeatRow::free) : hints, // among people only where it was agreed
                timeLimit(),
                luck.seed(),
                Tokens.secret(),
                State.WAITING,
                now,
                null,
                null,
                null,
                null);
        return new Rows(table, rows);
    }

    /** Somebody's first game, with dice that always fall alike. */
    static Rows first(
            Game<?, ?> game, FirstGame first, Person host, Thinkers thinkers, Limits limits, Luck luck, long now) {
        var wanted = new NewTable(
                game.info().id(),
                first.seats(),
                Map.copyOf(first.options()),
                first.places(),
                null,
                false,
                true,
                true,
                null,
                null);
        var rows = wanted.rows(host, thinkers, limits, luck, now);
        return new Rows(
                rows.table.seeded(first.seed()),
                rows.seats.stream().map(seat -> seat.adding(FirstGames.SHARE)).toList());
    }

    private SeatRow seat(
            String table,
            String seat,
            int place,
            String who,
            Person host,
            Thinkers thinkers,
            Limits limits,
            Luck luck) {
        var free = new SeatRow(table, seat, place, SeatRow.Kind.OPEN, null, null, null, "", false);
        if (who.startsWith("bot:")) {
            String bot = thinkers.known(who.substring("bot:".length()));
            return new SeatRow(table, seat, place, SeatRow.Kind.BOT, null, null, bot, share(null, limits, luck), false);
        }
        if (who.startsWith("friend:")) {
            return new SeatRow(
                    table, seat, place, SeatRow.Kind.INVITE, who.substring("friend:".length()), null, null, "", false);
        }
        return switch (who) {
            case "me" -> free.taken(host.id(), host.name(), share(contribution, limits, luck));
            case "invite" -> new SeatRow(table, seat, place, SeatRow.Kind.INVITE, null, null, null, "", false);
            case "open" -> free;
            default -> throw new Refused(400, "inn.place", who);
        };
    }

    /** What a player adds to the dice: his own text, or one made for him. */
    static String share(@Nullable String wanted, Limits limits, Luck luck) {
        if (wanted == null || wanted.isEmpty()) {
            return luck.share();
        }
        if (wanted.length() > limits.contribution() || !wanted.matches("[A-Za-z0-9._-]+")) {
            throw new Refused(400, "inn.contribution", limits.contribution());
        }
        return wanted;
    }

    private String title(Limits limits) {
        String wanted = title == null ? "" : title.strip();
        if (wanted.length() > limits.title() || !Plain.title(wanted)) {
            throw new Refused(400, "inn.title", limits.title());
        }
        return wanted;
    }

    private Clock timeLimit() {
        if (clock == null || clock.kind == null || clock.kind.equals("none")) {
            return Clock.NONE;
        }
        boolean bank = clock.kind.equals("bank");
        int amount = clock.amount == null ? 1 : clock.amount;
        int increment = clock.increment == null ? 0 : clock.increment;
        if (!List.of("minutes", "days", "bank").contains(clock.kind)
                || amount < 1
                || amount > (bank ? LONGEST_BANK : LONGEST)
                || increment < 0
                || increment > (bank ? LONGEST_INCREMENT : 0)) {
            throw new Refused(400, "inn.clock", LONGEST, LONGEST_BANK, LONGEST_INCREMENT);
        }
        String late = clock.late == null ? Clock.Late.BOT.word() : clock.late;
        if (!List.of("bot", "usual").contains(late)) {
            throw new Refused(400, "inn.late", late);
        }
        return new Clock(
                Clock.Kind.valueOf(clock.kind.toUpperCase(Locale.ROOT)),
                amount,
                Clock.Late.valueOf(late.toUpperCase(Locale.ROOT)),
                increment);
    }
}
