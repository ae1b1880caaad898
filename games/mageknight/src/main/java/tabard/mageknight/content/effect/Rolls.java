package tabard.mageknight.content.effect;

import java.util.List;
import tabard.mageknight.content.*;

/** What each face of a mana die brings, by its ordinal; a face may bring nothing. */
public record Rolls(List<Effects> faces) {
    public Rolls {
        faces = List.copyOf(faces);
    }

    public Effects of(Mana face) {
        return faces.get(face.ordinal());
    }
}
