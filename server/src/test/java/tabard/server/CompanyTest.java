package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;

/** Friends, invitations to them, whom one wants no more, and how the games with them ended. */
@ParameterizedClass
@EnumSource(Database.class)
class CompanyTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    private Inn inn() {
        return Inn.open(database.config(folder).limits(Limits.OPEN));
    }

    private static String why(Caller.Answer answer) {
        return answer.json().path("why").path(0).asString();
    }

    private static JsonNode friends(Caller person) {
        return person.done("GET", "/api/me/friends", null);
    }

    /** Both sit down at a table of the first; returns its path. */
    private static String together(Caller host, Caller guest) {
        var card = host.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("white", "me")));
        String path = "/api/tables/" + card.path("id").asString();
        guest.done("POST", path + "/join", Map.of());
        return path;
    }

    private static Caller.Answer keep(Caller host, String friend) {
        var places = Map.of("white", "me", "orange", "friend:" + friend);
        return host.call("POST", "/api/tables", Map.of("game", "macht", "places", places));
    }

    @Test
    void whoPlayedTogetherKnowEachOther() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            assertThat(friends(ann).isEmpty()).isTrue();
            together(ann, bob);
            var met = friends(ann).path(0);
            assertThat(met.path("name").asString()).isEqualTo("Bob");
            assertThat(met.path("here").asBoolean()).isTrue();
            assertThat(met.path("tables").asInt()).isEqualTo(1);
            assertThat(friends(bob).path(0).path("name").asString()).isEqualTo("Ann");
            assertThat(friends(Page.guest(inn, "Cid")).isEmpty()).isTrue();
        }
    }

    @Test
    void aSeatKeptForAFriendIsHisToTakeOrToRefuse() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            var cid = Page.guest(inn, "Cid");
            together(ann, bob);
            String friend = friends(ann).path(0).path("id").asString();
            String path = "/api/tables/" + keep(ann, friend).json().path("id").asString();
            var invited = bob.done("GET", "/api/tables", null).path("mine");
            var card = invited.valueStream()
                    .filter(one -> path.endsWith(one.path("id").asString()))
                    .findFirst()
                    .orElseThrow();
            assertThat(card.path("mine").isEmpty()).isTrue();
            assertThat(card.path("seats")
                            .valueStream()
                            .filter(seat -> seat.path("me").asBoolean()
                                    && seat.path("open").asBoolean()))
                    .hasSize(1);
            assertThat(why(cid.call("POST", path + "/join", Map.of()))).isEqualTo("inn.no-free-seat");
            bob.done("POST", path + "/leave", null);
            assertThat(cid.done("POST", path + "/join", Map.of()).path("state").asString())
                    .isEqualTo("playing");
            String again = "/api/tables/" + keep(ann, friend).json().path("id").asString();
            assertThat(bob.done("POST", again + "/join", Map.of()).path("state").asString())
                    .isEqualTo("playing");
        }
    }

    @Test
    void nobodyIsInvitedByStrangers() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            var cid = Page.guest(inn, "Cid");
            together(ann, bob);
            String friend = friends(ann).path(0).path("id").asString();
            assertThat(keep(cid, friend).status()).isEqualTo(403);
            assertThat(why(keep(cid, friend))).isEqualTo("inn.no-friend");
            assertThat(why(keep(ann, "nobody"))).isEqualTo("inn.no-friend");
            assertThat(cid.call("POST", "/api/me/friends/" + friend + "/block", null)
                            .status())
                    .isEqualTo(404);
        }
    }

    @Test
    void whoIsBlockedInvitesNobodySitsDownNowhereAndIsNotTold() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            together(ann, bob);
            String idOfBob = friends(ann).path(0).path("id").asString();
            String block = "/api/me/friends/" + friends(bob).path(0).path("id").asString() + "/block";
            assertThat(bob.done("POST", block, null).path(0).path("blocked").asBoolean())
                    .isTrue();
            bob.done("POST", block, null);
            assertThat(friends(ann).isEmpty()).isTrue();
            assertThat(why(keep(ann, idOfBob))).isEqualTo("inn.no-friend");
            var card = bob.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("white", "me")));
            String path = "/api/tables/" + card.path("id").asString();
            assertThat(why(ann.call("POST", path + "/join", Map.of()))).isEqualTo("inn.no-free-seat");
            assertThat(bob.done("DELETE", block, null).path(0).path("blocked").asBoolean())
                    .isFalse();
            assertThat(ann.done("POST", path + "/join", Map.of()).path("state").asString())
                    .isEqualTo("playing");
            assertThat(friends(ann).size()).isEqualTo(1);
        }
    }

    @Test
    void gamesThatEndedAreCountedByGameAndByWhoSatOpposite() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            ann.done("POST", together(ann, bob) + "/resign", null);
            ann.done("POST", together(ann, bob) + "/resign", null);
            bob.done("POST", together(ann, bob) + "/resign", null);
            together(ann, bob);
            var tallies = bob.done("GET", "/api/me/tallies", null);
            assertThat(tallies.path("games").toString()).isEqualTo("[{\"game\":\"macht\",\"played\":3,\"won\":2}]");
            assertThat(tallies.path("others").toString()).isEqualTo("[{\"name\":\"Ann\",\"played\":3,\"won\":2}]");
            assertThat(tallies.path("row").asInt()).isZero();
            assertThat(ann.done("GET", "/api/me/tallies", null).path("row").asInt())
                    .isEqualTo(1);
        }
    }

    @Test
    void theCommonRoomSaysWhatOneIsAskedAndToOthersWhatGoesOn() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String path = together(ann, bob);
            var hers = ann.done("GET", "/api/tables", null).path("mine").path(0);
            var his = bob.done("GET", "/api/tables", null).path("mine").path(0);
            var asked = hers.path("turn").asBoolean() ? hers : his;
            var other = hers.path("turn").asBoolean() ? his : hers;
            assertThat(asked.path("asked").path(0).asString()).startsWith("ask.");
            assertThat(other.path("asked").path(0).asString()).startsWith("status.");
            assertThat(other.path("waits").toString())
                    .isEqualTo(asked.path("mine").toString());
            ann.done("POST", path + "/resign", null);
            var over = bob.done("GET", "/api/tables", null).path("mine").path(0);
            assertThat(over.path("outcome").path("winners").toString())
                    .isEqualTo(his.path("mine").toString());
            assertThat(over.path("waits").isEmpty()).isTrue();
        }
    }
}
