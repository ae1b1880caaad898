package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabard.analysis.Analysis;
import tabard.bots.Hint;
import tabard.cli.desk.Voice;
import tabard.table.Action;
import tabard.table.Match;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** An analysis in words, or as a document for machines. */
record ToldAnalysis<S, A extends Action>(Match<S, A> match, Analysis<A> analysis, Voice voice) {
    private static final String INDENT = "  ";
    private static final String DEEPER = INDENT.repeat(3);

    void print() {
        voice.heading(voice.own("analyse.curve"), '-');
        analysis.curve().forEach(this::print);
        voice.print("");
        voice.heading(voice.own("analyse.lapses"), '-');
        if (analysis.lapses().isEmpty()) {
            voice.say("analyse.none", analysis.judged());
        }
        analysis.lapses().forEach(this::print);
    }

    private void print(Analysis.Moment moment) {
        var chances = new ArrayList<String>();
        for (int i = 0; i < analysis.seats().size(); i++) {
            chances.add(voice.own(
                    "analyse.chance",
                    who(analysis.seats().get(i)),
                    percent(moment.chances().get(i))));
        }
        String when = moment.round() == 0 ? voice.own("analyse.start") : voice.own("analyse.round", moment.round());
        String all = when + INDENT + String.join(", ", chances);
        voice.paragraph(
                INDENT
                        + (moment.reasons().isEmpty()
                                ? all
                                : voice.own(
                                        analysis.cooperative() ? "analyse.moved-together" : "analyse.moved",
                                        all,
                                        who(moment.moved()),
                                        said(moment.reasons()))),
                DEEPER);
    }

    private String who(Seat seat) {
        return analysis.cooperative()
                ? voice.own("analyse.together")
                : voice.game().name(seat.word(), "");
    }

    private void print(Analysis.Lapse<A> lapse) {
        voice.paragraph(
                INDENT
                        + voice.own(
                                "analyse.lapse",
                                lapse.step() + 1,
                                lapse.round(),
                                sentence(lapse.chosen()),
                                lapse.chosen().clause(),
                                percent(lapse.came())),
                DEEPER);
        voice.paragraph(
                DEEPER
                        + voice.own(
                                "analyse.instead",
                                sentence(lapse.best()),
                                lapse.best().clause(),
                                percent(lapse.could())),
                DEEPER);
        why("hint.for", lapse.reasons().stream().filter(Hint.Reason::good).toList());
        why(
                "hint.against",
                lapse.reasons().stream().filter(reason -> !reason.good()).toList());
    }

    private void why(String key, List<Hint.Reason> reasons) {
        if (!reasons.isEmpty()) {
            voice.paragraph(DEEPER + voice.game().say(Said.of(key, said(reasons))), DEEPER);
        }
    }

    private String said(List<Hint.Reason> reasons) {
        return reasons.stream().map(reason -> voice.game().say(reason.say())).collect(Collectors.joining(", "));
    }

    private String sentence(Analysis.Deed<A> deed) {
        return voice.game().say(deed.say());
    }

    private static String percent(double chance) {
        return "" + Math.round(100 * chance);
    }

    Map<String, Object> document() {
        var out = new LinkedHashMap<String, Object>();
        out.put("game", match.game().info().rules());
        out.put("seats", analysis.seats().stream().map(Seat::word).toList());
        out.put("cooperative", analysis.cooperative());
        out.put("judged", analysis.judged());
        out.put("curve", analysis.curve().stream().map(this::document).toList());
        out.put("costliest", analysis.lapses().stream().map(this::document).toList());
        return out;
    }

    private Map<String, Object> document(Analysis.Moment moment) {
        var out = new LinkedHashMap<String, Object>();
        out.put("round", moment.round());
        out.put("steps", moment.steps());
        out.put("chances", moment.chances());
        out.put("moved", moment.moved().word());
        out.put("reasons", reasons(moment.reasons()));
        return out;
    }

    private Map<String, Object> document(Analysis.Lapse<A> lapse) {
        var out = new LinkedHashMap<String, Object>();
        out.put("step", lapse.step() + 1);
        out.put("round", lapse.round());
        out.put("seat", lapse.seat().word());
        out.put("chosen", lapse.chosen().action().text());
        out.put("chosenClause", lapse.chosen().clause());
        out.put("came", lapse.came());
        out.put("best", lapse.best().action().text());
        out.put("bestClause", lapse.best().clause());
        out.put("could", lapse.could());
        out.put("reasons", reasons(lapse.reasons()));
        return out;
    }

    private List<Map<String, Object>> reasons(List<Hint.Reason> reasons) {
        return reasons.stream()
                .map(reason -> Map.<String, Object>of("says", voice.game().say(reason.say()), "good", reason.good()))
                .toList();
    }
}
