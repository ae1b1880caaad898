package tabard.defenders.content;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.text.ContentFile;

/** What is in the box, read once from the game's JSON files and checked; a broken file is named with the entry that is wrong. */
public final class Content {
    static final List<General.Stats> GENERALS = generals(file("generals.json"));
    static final List<HeroEntry> HEROES = heroes(file("heroes.json"));
    static final CardFile CARDS = cards(file("cards.json"));
    static final List<Quest.Task> QUESTS = quests(file("quests.json"));
    static final List<DarknessEntry> DARKNESS = darkness(file("darkness.json"));

    private Content() {}

    /** A file that may name locations. */
    private static ContentFile file(String name) {
        return new ContentFile(MethodHandles.lookup(), name).with(Location.class, Location.ALL);
    }

    record HeroEntry(Hero id, int life) {}

    record CardFile(List<LocationCard> locations, List<PurpleCard> purple) {}

    record LocationCard(String id, Location location, Colour colour, int dice, HeroCard.Icon icon) {}

    record PurpleCard(String id, int copies, int dice, List<General> generals) {}

    record DarknessEntry(
            String id,
            DarknessCard.Kind kind,
            List<DarknessCard.Group> places,
            DarknessCard.@Nullable Advance advance) {}

    private record GeneralFile(List<General.Stats> generals) {}

    private record HeroFile(List<HeroEntry> heroes) {}

    private record QuestFile(List<Quest.Task> quests) {}

    private record DarknessFile(List<DarknessEntry> cards) {}

    private static List<General.Stats> generals(ContentFile file) {
        var generals = file.read(GeneralFile.class).generals;
        for (var general : generals) {
            var from = general.path().getFirst();
            for (var to : general.path().subList(1, general.path().size())) {
                file.unless((Board.near(from) & to.bit()) != 0, general.id() + ": the path leaves the lines at " + to);
                from = to;
            }
        }
        return file.inOrder("generals", generals, General.ALL, General.Stats::id);
    }

    private static List<HeroEntry> heroes(ContentFile file) {
        var heroes = file.read(HeroFile.class).heroes;
        file.same("life", heroes.stream().mapToInt(HeroEntry::life).sum(), 42); // DR-1.5
        return file.inOrder("heroes", heroes, Hero.ALL, HeroEntry::id);
    }

    private static CardFile cards(ContentFile file) {
        var cards = file.read(CardFile.class);
        file.same("locations", cards.locations.size(), 80); // DR-1.6
        file.same("purple", cards.purple.stream().mapToInt(PurpleCard::copies).sum(), 16);
        for (var card : cards.locations) {
            file.unless(card.location.is(card.colour), card.id + " is not of the colour of " + card.location);
        }
        return cards;
    }

    private static List<Quest.Task> quests(ContentFile file) {
        var quests = file.read(QuestFile.class).quests;
        for (var quest : quests) {
            file.same(
                    quest.id() + ", markers",
                    quest.markers().size(),
                    quest.locations().size());
        }
        return file.inOrder("quests", quests, Quest.ALL, Quest.Task::id);
    }

    private static List<DarknessEntry> darkness(ContentFile file) {
        var cards = file.read(DarknessFile.class).cards;
        file.same("cards", cards.size(), 56);
        for (var card : cards) {
            int places = card.kind == DarknessCard.Kind.REGULAR ? 2 : 0;
            file.same(card.id + ", places", card.places.size(), places);
        }
        return cards;
    }
}
