package tabard.campaign.rules.judging;

import java.util.Arrays;
import java.util.List;
import tabard.campaign.content.Place;
import tabard.campaign.rules.Move;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-21.47: a lot names one of the equal parties, each with the same chance; all who were in it are told. */
final class Lots {
    private Lots() {}

    static <M extends Move> Lottery<M> of(M[] tickets) {
        int[] one = new int[tickets.length];
        Arrays.fill(one, 1);
        return tickets.length == 1 ? new Lottery.Certain<>(tickets[0]) : new Lottery.Urn<>(tickets, one);
    }

    static Said told(Banner drawn, Place place, List<Banner> parties) {
        var args = new java.util.ArrayList<Object>();
        args.add("@" + drawn.word());
        args.add("@" + place.word());
        for (var party : parties) {
            args.add("@" + party.word());
        }
        return new Said("log.lot-" + parties.size(), args);
    }
}
