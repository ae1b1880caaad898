package tabard.campaign.content;

import java.util.List;

/** What is in the box: opened once, and refused with the file and the entry that is wrong. */
public final class Content {
    public static final List<People> PEOPLES = People.ALL;
    public static final List<Scenario> SCENARIOS = Scenario.ALL;

    private Content() {}
}
