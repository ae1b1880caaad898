package tabard.laws;

import java.util.Locale;

/** The laws that every game keeps, whatever it is about. */
public enum Law {
    COPY("a copy equals its source and shares nothing that changes; play leaves its argument alone"),
    OPTIONS("every offered option is admitted and never throws; a refused one leaves the position as it was"),
    TEXT("positions, actions and whole records are read back as they were written; a record replays to the same hash"),
    SECRETS("what is imagined looks like what is seen, asks and refuses the same, and an own step teaches nothing"
            + " hidden"),
    NEWS("steps that read the same look the same; what looks the same reads the same; nothing is read exactly when"
            + " nothing is seen"),
    TOGETHER("simultaneous choices commute, stay unseen until the reveal, and can be taken back until then"),
    SAME_EVERYWHERE("the same steps give the same position on any thread, in any locale and time zone"),
    END("every game ends within a bound; nobody is ever asked with no option"),
    CONSERVATION("nothing is lost or made, in truth or in imagination"),
    SCENE("equal views give equal scenes, every id exists, prompts offer exactly the options and say which cannot be"
            + " taken back, and every key has words in all languages"),
    TWO_WORLDS("worlds that a viewer cannot tell apart stay so when another acts and the viewer reads the same"),
    LEAVING("anybody may leave at any moment, once, and the game goes on to its end with nothing lost"),
    TELLING("whatever a viewer sees change is told in every language, or belongs to a field that is silent"),
    REOPENING(
            "who may take up again what he answered in a fork is asked as when it opened, others learn nothing but that,"
                    + " and the game goes on");

    private final String meaning;

    Law(String meaning) {
        this.meaning = meaning;
    }

    public int number() {
        return ordinal() + 1;
    }

    /** Its name in a sentence: "same everywhere". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public String meaning() {
        return meaning;
    }
}
