package tabard.server.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.live.Neighbours;
import tabard.server.protocol.Friend;
import tabard.server.protocol.Tallies;
import tabard.server.protocol.Tallies.GameTally;
import tabard.server.protocol.Tallies.OtherTally;
import tabard.server.store.Company;
import tabard.server.store.Company.Played;
import tabard.server.store.Person;
import tabard.server.store.Presence;
import tabard.server.store.Store;
import tabard.table.Games;
import tools.jackson.databind.json.JsonMapper;

/** Those one plays with: who they are, who is here, who is not wanted, and how the games with them ended. */
final class CompanyDesk {
    private static final int SHOWN = 40;
    private static final JsonMapper JSON = new JsonMapper();

    private final Store store;
    private final Guard guard;
    private final Present present;
    private final Socket socket;
    private final Neighbours neighbours;

    CompanyDesk(Store store, Guard guard, Present present, Socket socket, Neighbours neighbours) {
        this.store = store;
        this.guard = guard;
        this.present = present;
        this.socket = socket;
        this.neighbours = neighbours;
    }

    void friends(Context ctx) {
        friends(ctx, guard.person(ctx));
    }

    private void friends(Context ctx, Person person) {
        var met = store.read(handle -> Company.met(handle, person.id(), SHOWN));
        var elsewhere = neighbours.elsewhere(met.stream().map(Company.Met::id).toList());
        Reply.json(
                ctx,
                met.stream()
                        .map(one -> new Friend(
                                one.id(),
                                one.name(),
                                here(one.id()) || elsewhere.contains(one.id()),
                                one.tables(),
                                one.blocked()))
                        .toList());
    }

    private boolean here(String person) {
        return socket.open(person) || present.here(person);
    }

    /** Every few seconds the other inns hear who is in this one. */
    void sweep() {
        var people = new HashMap<String, Boolean>();
        socket.people().forEach(person -> people.put(person, true));
        present.people().forEach(person -> people.put(person, true));
        neighbours.present(Presence.HOUSE, people);
    }

    /** Nobody is told. */
    void block(Context ctx) {
        var person = guard.person(ctx);
        String other = met(ctx, person);
        store.change(handle -> Company.block(handle, person.id(), other));
        friends(ctx, person);
    }

    void unblock(Context ctx) {
        var person = guard.person(ctx);
        String other = met(ctx, person);
        store.change(handle -> Company.unblock(handle, person.id(), other));
        friends(ctx, person);
    }

    private String met(Context ctx, Person person) {
        String other = ctx.pathParam("id");
        return store.read(handle -> Company.met(handle, person.id(), Integer.MAX_VALUE)).stream()
                .map(Company.Met::id)
                .filter(other::equals)
                .findFirst()
                .orElseThrow(() -> new Refused(404, "inn.no-friend"));
    }

    void tallies(Context ctx) {
        var person = guard.person(ctx);
        var tables = new LinkedHashMap<String, List<Played>>();
        for (var seat : store.read(handle -> Company.played(handle, person.id()))) {
            tables.computeIfAbsent(seat.table(), _ -> new ArrayList<>()).add(seat);
        }
        Reply.json(ctx, tallies(person.id(), tables.values()));
    }

    private static Tallies tallies(String person, Iterable<List<Played>> tables) {
        var games = new LinkedHashMap<String, Sum>();
        var others = new LinkedHashMap<String, Sum>();
        int row = 0;
        boolean unbroken = true;
        for (var seats : tables) {
            boolean won = seats.stream().anyMatch(seat -> person.equals(seat.person()) && winner(seat));
            unbroken &= won;
            row += unbroken ? 1 : 0;
            sum(games, Games.idOf(seats.getFirst().game()), null, null, won);
            seats.stream()
                    .filter(seat -> !person.equals(seat.person()))
                    .map(seat -> new OtherTally(seat.name(), seat.bot(), 0, 0))
                    .distinct()
                    .forEach(other -> sum(others, other.toString(), other.name(), other.bot(), won));
        }
        return new Tallies(
                games.entrySet().stream()
                        .map(game -> new GameTally(game.getKey(), game.getValue().played, game.getValue().won))
                        .toList(),
                others.values().stream()
                        .map(other -> new OtherTally(other.name, other.bot, other.played, other.won))
                        .toList(),
                row);
    }

    private static boolean winner(Played seat) {
        for (var winner : JSON.readTree(seat.outcome()).path("winners")) {
            if (winner.asString().equals(seat.seat())) {
                return true;
            }
        }
        return false;
    }

    private static void sum(
            Map<String, Sum> sums, String of, @Nullable String name, @Nullable String bot, boolean won) {
        var before = sums.getOrDefault(of, new Sum(name, bot, 0, 0));
        sums.put(of, new Sum(name, bot, before.played + 1, before.won + (won ? 1 : 0)));
    }

    private record Sum(@Nullable String name, @Nullable String bot, int played, int won) {}
}
