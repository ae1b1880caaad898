package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sentence for whoever meets something for the first time, with its clause. It is met when all that it names is there: the key of the
 * question, the first word of a line that is offered, an element that is shown ("{seat}" stands for who is asked), and a mark or part
 * that this element has. The page shows each once; see `web/src/model/lessons.ts`, which finds them alike.
 */
public record Lesson(
        String id,
        Said text,
        String clause,
        @Nullable String asked,
        @Nullable String offered,
        @Nullable String shown,
        @Nullable String as)
        implements Identified {
    private static final String SEAT = "{seat}";

    public boolean met(Scene scene) {
        return scene.asks().stream().anyMatch(ask -> met(ask, scene.elements()));
    }

    boolean met(Prompt ask, List<Element> elements) {
        return (asked == null || ask.prompt().key().equals(asked))
                && (offered == null || ask.options().stream().anyMatch(this::offers))
                && (shown == null || elements.stream().anyMatch(element -> shows(element, ask.seat())));
    }

    private boolean offers(Prompt.Option option) {
        return option.barred() == null && option.line().split(" ", 2)[0].equals(offered);
    }

    private boolean shows(Element element, String seat) {
        return shown != null
                && element.id().equals(shown.replace(SEAT, seat))
                && (as == null
                        || switch (element) {
                            case Element.Spot spot ->
                                as.equals(spot.part()) || spot.marks().contains(as);
                            case Element.Piece piece ->
                                as.equals(piece.part()) || piece.marks().contains(as);
                            case Element.Note note -> note.marks().contains(as);
                            case Element.Route route -> route.marks().contains(as);
                        });
    }
}
