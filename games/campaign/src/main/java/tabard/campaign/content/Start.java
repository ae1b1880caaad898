package tabard.campaign.content;

import org.jspecify.annotations.Nullable;

/** A territory that a player has from the beginning (CA-2.1): with a company of so many PA or, with none, a faction. */
public record Start(Place place, int pa, @Nullable Building building, int reservists) {
    public boolean faction() {
        return pa == 0;
    }
}
