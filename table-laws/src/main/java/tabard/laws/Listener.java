package tabard.laws;

import org.jspecify.annotations.Nullable;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Prompt;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.FirstGame;

/** Goes through everything that a box or a scene says, and finds fault with what cannot be said. */
record Listener(Sayings sayings, Complaint faults) {
    void hear(@Nullable Said said) {
        if (said != null) {
            sayings.fault(said).ifPresent(this::complain);
        }
    }

    void read(@Nullable String clause) {
        if (clause != null) {
            sayings.faultOfClause(clause).ifPresent(this::complain);
        }
    }

    private void complain(String fault) {
        throw faults.of(fault);
    }

    void hear(Box box) {
        for (var zone : box.zones()) {
            hear(zone.name());
            read(zone.clause());
        }
        for (var part : box.parts()) {
            hear(part.name());
            hear(part.tip());
            part.printed().forEach(this::hear);
            read(part.clause());
        }
        box.marks().values().forEach(this::hear);
        for (var window : box.windows()) {
            hear(window.name());
            read(window.clause());
        }
        for (var lesson : box.lessons()) {
            hear(lesson.text());
            read(lesson.clause());
        }
    }

    void hear(FirstGame first) {
        hear(first.aim());
        for (var step : first.steps()) {
            hear(step.title());
            hear(step.lesson().text());
            read(step.lesson().clause());
        }
    }

    void hear(Scene scene) {
        hear(scene.status());
        scene.elements().forEach(this::hear);
        scene.asks().forEach(this::hear);
    }

    private void hear(Element element) {
        switch (element) {
            case Note note -> {
                hear(note.text());
                read(note.clause());
            }
            case Route route -> hear(route.label());
            case Spot _, Piece _ -> {}
        }
    }

    private void hear(Prompt prompt) {
        hear(prompt.prompt());
        hear(prompt.detail());
        read(prompt.clause());
        for (var option : prompt.options()) {
            hear(option.label());
            hear(option.barred());
            option.because().forEach(this::hear);
            read(option.clause());
            option.amounts().forEach(amount -> hear(amount.label()));
        }
    }
}
