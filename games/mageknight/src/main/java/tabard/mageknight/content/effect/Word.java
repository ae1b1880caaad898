package tabard.mageknight.content.effect;

import java.util.*;
import tabard.table.Named;

/** The vocabulary of effects: its 89 words, each with the record that holds its parameters and the clause that rules it. */
public enum Word implements Named {
    CHOOSE(Order.Choose.class, "MK-23.1"),
    IF(Order.If.class, "MK-23.15"),
    BY_COLOUR(Order.ByColour.class, "MK-23.7"),
    REPEAT_UP_TO(Order.RepeatUpTo.class, "MK-23.8"),
    EACH_TIME(Order.EachTime.class, "MK-23.28"),
    ON_BLOCK(Order.OnBlock.class, "MK-24.29"),
    EACH_OWN_TURN(Order.EachOwnTurn.class, "MK-24.35"),
    NEXT_OWN_TURN(Order.NextOwnTurn.class, "MK-26.7"),
    ON_GAIN(Order.OnGain.class, "MK-26.10"),
    PAY_MANA(Cost.PayMana.class, "MK-23.6"),
    MAY_PAY_MANA(Cost.MayPayMana.class, "MK-23.7"),
    DISCARD(Cost.Discard.class, "MK-23.6"),
    THROW_AWAY(Cost.ThrowAway.class, "MK-23.6"),
    DISCARD_ANY(Cost.DiscardAny.class, "MK-23.8"),
    DISCARD_UP_TO(Cost.DiscardUpTo.class, "MK-6.2"),
    HAND_TO_DECK(Cost.HandToDeck.class, "MK-6.9"),
    TAKE_WOUND(Cost.TakeWound.class, "MK-23.6"),
    MOVE(Gain.Move.class, "MK-23.2"),
    INFLUENCE(Gain.Influence.class, "MK-23.2"),
    ATTACK(Gain.Attack.class, "MK-23.2"),
    RANGED(Gain.Ranged.class, "MK-23.2"),
    SIEGE(Gain.Siege.class, "MK-23.2"),
    BLOCK(Gain.Block.class, "MK-23.25"),
    HEAL(Gain.Heal.class, "MK-23.3"),
    DRAW(Gain.Draw.class, "MK-23.3"),
    NEXT_DRAW(Gain.NextDraw.class, "MK-23.26"),
    FAME(Gain.Fame.class, "MK-23.3"),
    REPUTATION(Gain.Reputation.class, "MK-23.3"),
    CONVERT(Gain.Convert.class, "MK-23.10"),
    SIDEWAYS(Gain.Sideways.class, "MK-23.19"),
    FIRST_CARD_BONUS(Gain.FirstCardBonus.class, "MK-24.20"),
    MANA(Magic.Tokens.class, "MK-23.4"),
    CRYSTAL(Magic.Crystal.class, "MK-23.5"),
    RANDOM_CRYSTAL(Magic.RandomCrystal.class, "MK-12.16"),
    CHOOSE_COLOUR(Magic.ChooseColour.class, "MK-23.5"),
    EXTRA_DICE(Magic.ExtraDice.class, "MK-23.17"),
    SOURCE_DIE(Magic.SourceDie.class, "MK-23.17"),
    REROLL_SOURCE(Magic.RerollSource.class, "MK-23.17"),
    ROLL_DIE(Magic.RollDie.class, "MK-23.27"),
    UNLIMITED_MANA(Magic.UnlimitedMana.class, "MK-23.27"),
    MANA_WORKS(Magic.ManaWorks.class, "MK-25.11"),
    MANA_AS(Magic.ManaAs.class, "MK-26.3"),
    SPENT_CRYSTALS_RETURN(Magic.SpentCrystalsReturn.class, "MK-24.18"),
    PLAY_CARD(Decks.PlayCard.class, "MK-23.18"),
    PLAY_OFFERED_SPELL(Decks.PlayOfferedSpell.class, "MK-24.22"),
    GAIN_ADVANCED(Decks.GainAdvanced.class, "MK-23.22"),
    GAIN_SPELL(Decks.GainSpell.class, "MK-23.22"),
    GAIN_ARTIFACT(Decks.GainArtifact.class, "MK-16.5"),
    GAIN_UNIT(Decks.GainUnit.class, "MK-14.6"),
    BUY_ONCE(Decks.BuyOnce.class, "MK-23.22"),
    RECRUIT(Decks.Recruit.class, "MK-23.23"),
    USE_OFFERED_UNIT(Decks.UseOfferedUnit.class, "MK-23.23"),
    ADD_UNITS_TO_OFFER(Decks.AddUnitsToOffer.class, "MK-26.10"),
    DISCARD_TO_DECK(Decks.DiscardToDeck.class, "MK-23.26"),
    SHUFFLE_DISCARD_INTO_DECK(Decks.ShuffleDiscardIntoDeck.class, "MK-6.2"),
    SEARCH_DECK(Decks.SearchDeck.class, "MK-6.10"),
    THIS_CARD_TO_DECK(Decks.ThisCardToDeck.class, "MK-24.14"),
    STORE_CARD(Decks.StoreCard.class, "MK-6.11"),
    TAKE_STORED_CARDS(Decks.TakeStoredCards.class, "MK-6.11"),
    WOUNDS_AWAY(Decks.WoundsAway.class, "MK-26.5"),
    EXTRA_TURN(Decks.ExtraTurn.class, "MK-23.26"),
    TERRAIN_COST(Land.TerrainCost.class, "MK-23.11"),
    TRAVEL(Land.Travel.class, "MK-23.20"),
    ASSAULT_THERE(Land.AssaultThere.class, "MK-23.21"),
    REACH(Land.Reach.class, "MK-23.20"),
    NO_PROVOKING(Land.NoProvoking.class, "MK-24.32"),
    SEE_AS_BY_DAY(Land.SeeAsByDay.class, "MK-25.11"),
    ENEMY(Fight.Enemies.class, "MK-23.12"),
    IGNORE_SITE_FORTIFICATION(Fight.IgnoreSiteFortification.class, "MK-23.14"),
    DOUBLE_ATTACKS(Fight.DoubleAttacks.class, "MK-25.6"),
    ATTACKS_BECOME(Fight.AttacksBecome.class, "MK-26.14"),
    READY_UNIT(Fight.ReadyUnit.class, "MK-23.16"),
    READY_UNITS(Fight.ReadyUnits.class, "MK-23.16"),
    HEAL_UNIT(Fight.HealUnit.class, "MK-15.3"),
    UNITS_BONUS(Fight.UnitsBonus.class, "MK-23.24"),
    UNITS_RESIST(Fight.UnitsResist.class, "MK-23.24"),
    NO_DAMAGE_TO_UNITS(Fight.NoDamageToUnits.class, "MK-23.14"),
    UNIT_BOOST(Fight.UnitBoost.class, "MK-26.9"),
    WOUND_THIS_UNIT(Fight.WoundThisUnit.class, "MK-23.25"),
    BANNER(Fight.Banner.class, "MK-23.24"),
    COMMAND_TOKEN(Fight.CommandToken.class, "MK-26.10"),
    OTHERS_LOSE_CRYSTAL(Rivals.OthersLoseCrystal.class, "MK-24.34"),
    MAY_TAKE_LOST_CRYSTAL(Rivals.MayTakeLostCrystal.class, "MK-24.34"),
    WOUNDS_PER_CRYSTAL(Rivals.WoundsPerCrystal.class, "MK-24.34"),
    OTHERS_DISCARD(Rivals.OthersDiscard.class, "MK-24.36"),
    MAY_TAKE_DISCARDED(Rivals.MayTakeDiscarded.class, "MK-24.36"),
    SPEND_OTHERS_UNITS(Rivals.SpendOthersUnits.class, "MK-24.37"),
    CURSE_COLOUR(Rivals.CurseColour.class, "MK-24.35"),
    FREEZE_SOURCE(Rivals.FreezeSource.class, "MK-26.7");

    public static final List<Word> ALL = List.of(values());
    private static final Map<Class<?>, Word> BY_TYPE = byType();

    private final Class<? extends Effect> type;
    private final String clause;

    Word(Class<? extends Effect> type, String clause) {
        this.type = type;
        this.clause = clause;
    }

    private static Map<Class<?>, Word> byType() {
        var words = new HashMap<Class<?>, Word>();
        ALL.forEach(word -> words.put(word.type, word));
        return Map.copyOf(words);
    }

    public static Word of(Effect effect) {
        return Objects.requireNonNull(BY_TYPE.get(effect.getClass()), () -> "no word for " + effect.getClass());
    }

    public Class<? extends Effect> type() {
        return type;
    }

    public String clause() {
        return clause;
    }

    /** As the content files write it. */
    public String spelt() {
        return name().toLowerCase(Locale.ROOT);
    }
}
