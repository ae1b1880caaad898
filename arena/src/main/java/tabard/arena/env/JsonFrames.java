package tabard.arena.env;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.scene.Said;
import tabard.table.sheet.Layout;
import tabard.table.text.JsonText;
import tabard.table.text.Words;

/** The same environments for eyes: a line of JSON for each message, moves by their lines. */
public final class JsonFrames<S, A extends Action> {
    private static final int SHOWN = 80;

    private final Environments<S, A> environments;
    private final BufferedReader in;
    private final PrintStream out;

    public JsonFrames(Environments<S, A> environments, InputStream in, PrintStream out) {
        this.environments = environments;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    public void serve() throws IOException {
        say(environments.card());
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                answer(line);
            }
        } catch (Refusal refusal) {
            say(Map.of("error", Words.common("en").say(refusal.why())));
            throw refusal;
        }
    }

    private void say(Object message) {
        out.println(JsonText.write(message));
    }

    private void answer(String line) {
        var message = read(line);
        if (message.get("reset") instanceof Double seed && seed.longValue() == seed) {
            environments.reset(seed.longValue());
        } else if (message.get("step") instanceof List<?> decisions
                && decisions.size() == environments.course().batch()
                && decisions.stream().allMatch(JsonFrames::whole)) {
            environments.step(decisions.stream()
                    .mapToInt(decision -> ((Double) decision).intValue())
                    .toArray());
        } else {
            throw nonsense(line);
        }
        var games = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < environments.course().batch(); i++) {
            games.add(game(i));
        }
        say(games);
    }

    private Map<?, ?> read(String line) {
        try {
            if (JsonText.read(line) instanceof Map<?, ?> message) {
                return message;
            }
        } catch (IllegalArgumentException | StackOverflowError _) {
            // refused below
        }
        throw nonsense(line);
    }

    private static boolean whole(Object decision) {
        return decision instanceof Double number && number.intValue() == number;
    }

    private Refusal nonsense(String line) {
        String shown = line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
        return new Refusal(Said.of("env.message", shown, environments.course().batch()));
    }

    private Map<String, Object> game(int i) {
        var episode = environments.episode(i);
        var ask = episode.ask();
        var out = new LinkedHashMap<String, Object>();
        out.put("done", environments.done(i));
        var rewards = new ArrayList<Double>();
        for (double reward : environments.rewards(i)) {
            rewards.add(reward);
        }
        out.put("rewards", rewards);
        out.put("seat", ask == null ? null : ask.seat().word());
        if (ask != null) {
            view(episode, ask.seat(), out);
            var lines = new ArrayList<@Nullable String>();
            var numbers = new ArrayList<Integer>();
            for (var option : ask.options()) {
                lines.add(option.text());
                numbers.add(environments.number(option));
            }
            if (episode.mayPass()) {
                lines.add(null);
                numbers.add(Environments.PASS);
            }
            out.put("legal", lines);
            out.put("numbers", numbers);
        }
        return out;
    }

    private void view(Episode<S, A> episode, Seat seat, Map<String, Object> out) {
        int[] row = new int[environments.game().layout().size()];
        environments.game().observe(episode.see(seat), row);
        var view = new ArrayList<@Nullable Integer>();
        for (int number : row) {
            view.add(number == Layout.HIDDEN ? null : number);
        }
        out.put("round", episode.round());
        out.put("view", view);
    }
}
