package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one viewer sees now. Waits names the seats that are asked; asks holds the viewer's own questions. */
public record Scene(List<Element> elements, @Nullable Said status, List<String> waits, List<Prompt> asks) {}
