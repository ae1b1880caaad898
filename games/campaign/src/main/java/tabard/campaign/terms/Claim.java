package tabard.campaign.terms;

import java.util.Comparator;
import java.util.List;
import tabard.campaign.content.Place;

/** Somebody's wish for a territory, and whether he has it. */
public record Claim(Banner banner, Place place, boolean stands) {
    public static final Comparator<Claim> BY_TERRITORY =
            Comparator.comparingInt((Claim claim) -> claim.place.ordinal()).thenComparing(claim -> claim.banner);

    /** Two wishes of one player are one. */
    public static void add(List<Claim> claims, Banner banner, Place place) {
        for (var claim : claims) {
            if (claim.banner == banner && claim.place == place) {
                return;
            }
        }
        claims.add(new Claim(banner, place, true));
    }

    public boolean contested(List<Claim> claims) {
        for (var other : claims) {
            if (other.place == place && other.banner != banner) {
                return true;
            }
        }
        return false;
    }
}
