package tabard.mageknight.content.told;

import java.util.List;
import tabard.mageknight.content.*;
import tabard.table.scene.Said;

/** What sets a hero apart: the card that only this deck holds, and the skills that levels bring. */
public final class HeroesTold {
    private HeroesTold() {}

    public static List<Said> hero(Hero hero) {
        var own = hero.ownCard();
        var skills = Skill.ALL.stream().filter(skill -> skill.hero() == hero).toList();
        return List.of(
                Said.of("hero.card", own, hero.replacedCard()),
                Told.half(own, Half.BASIC),
                Told.half(own, Half.STRONG),
                Said.of("hero.skills", Phrases.comma(Phrases.each(skills, Phrases::name))));
    }
}
