package tabard.campaign.scene;

import java.util.List;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** What was judged of the groups that are still on their way, by territory (CA-21.22): the rest is told in the chronicle as it is carried out. */
final class JudgementPicture {
    private static final String AT = "judgement";

    private JudgementPicture() {}

    static void add(State s, List<Element> out) {
        if (!s.judged()) {
            return;
        }
        for (int i = 0; i < s.map().size(); i++) {
            var place = Place.ALL.get(i);
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    var finding = s.finding(banner, group);
                    if (finding != null && s.at(banner, group) == place) {
                        out.add(new Note(
                                AT + "/" + place.word() + "-" + banner.word() + "-" + group.word(),
                                AT,
                                judged(place, banner, s.ordered(banner, group), finding),
                                finding.clause()));
                    }
                }
            }
        }
    }

    /** Troops that have settled, or a faction, are no longer counted in the order. */
    private static Said judged(Place place, Banner banner, int pa, Finding finding) {
        return pa == 0
                ? Said.of("note.judged-done", place, banner, finding)
                : Said.of("note.judged", place, banner, pa, finding);
    }
}
