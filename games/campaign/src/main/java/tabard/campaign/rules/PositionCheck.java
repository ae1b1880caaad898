package tabard.campaign.rules;

import tabard.campaign.content.*;
import tabard.table.Refusal;

/** What is true of every position: whole thousands, limits, and nobody without an owner. */
public final class PositionCheck {
    private PositionCheck() {}

    public static void check(State s) {
        for (int i = 0; i < s.map().size(); i++) {
            place(s, Place.ALL.get(i));
        }
        for (var banner : s.players()) {
            Refusal.unless(
                    s.strongholds(banner) <= Construction.MOST_STRONGHOLDS,
                    "CA-18.1",
                    "refused.strongholds",
                    Construction.MOST_STRONGHOLDS);
            Refusal.unless(
                    s.mines(banner) <= Construction.MOST_MINES, "CA-18.2", "refused.mines", Construction.MOST_MINES);
            Refusal.unless(s.gold(banner) % 10 == 0, "CA-5.1", "refused.gold", s.gold(banner));
            for (var other : s.players()) {
                var people = s.people(banner);
                Refusal.unless(
                        banner == other || people == null || !people.equals(s.people(other)),
                        "CA-2.4",
                        "refused.people-twice",
                        people == null ? "" : people);
            }
        }
    }

    private static void place(State s, Place place) {
        int pa = s.company(place);
        var building = s.building(place);
        var guest = s.guest(place);
        Refusal.unless(pa % State.THOUSAND == 0, "CA-1.2", "refused.thousands", place, pa);
        Refusal.unless(pa <= State.COMPANY_MOST, "CA-1.7", "refused.full", place);
        Refusal.unless(
                s.reservists(place) % State.THOUSAND == 0, "CA-1.2", "refused.thousands", place, s.reservists(place));
        Refusal.unless(pa == 0 || s.stands(place) != null, "CA-1.5", "refused.nobodys-company", place);
        Refusal.unless(
                s.reservists(place) == 0 || (building == Building.CITY && s.owner(place) != null),
                "CA-18.6",
                "refused.no-city",
                place);
        Refusal.unless(
                guest == null
                        || (pa > 0 && building == Building.PORTAL && s.owner(place) != null && guest != s.owner(place)),
                "CA-1.12",
                "refused.guest",
                place);
        Refusal.unless(s.mineOwner(place) == null || building == Building.MINE, "CA-9.6", "refused.no-mine", place);
        Refusal.unless(
                building == null || !s.map().red(place) || s.map().neutral(place) == building,
                "CA-18.4",
                "refused.red",
                place);
        Refusal.unless(
                building != Building.MINE || s.map().gold(place) || s.map().neutral(place) == Building.MINE,
                "CA-18.3",
                "refused.mine-site",
                place);
    }
}
