package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;
import tabard.server.client.Caller.Answer;

/** Letters: an address that is one's own, the way back with a forgotten password, and who is told of what. */
@ParameterizedClass
@EnumSource(Database.class)
class MailTest {
    private static final String SECRET = "a long enough secret";
    private static final String NEXT = "another long secret";

    @Parameter
    Database database;

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

    private Config config(PostOffice office) {
        return database.config(folder).limits(Limits.OPEN).clock(now::get).post(office.post());
    }

    private void later(Duration span) {
        now.updateAndGet(time -> time.plus(span));
    }

    private static Caller protectedGuest(Inn inn, String name) {
        var guest = Page.guest(inn, name);
        guest.done("POST", "/api/me/password", Map.of("password", SECRET));
        return guest;
    }

    private static void writeTo(Caller guest, PostOffice office, String address) throws Exception {
        guest.done("POST", "/api/me/mail", Map.of("address", address, "old", SECRET));
        var letter = office.next();
        assertThat(letter.to()).isEqualTo(address);
        assertThat(guest.done("POST", "/api/me/mail/confirm", Map.of("code", letter.code()))
                        .path("address")
                        .asString())
                .isEqualTo(address);
    }

    private static Answer forgotten(Inn inn, String name) {
        return new Caller(Page.CLIENT, inn.port()).call("POST", "/api/login/forgotten", Map.of("name", name));
    }

    private static Answer recover(Inn inn, String name, String code) {
        return new Caller(Page.CLIENT, inn.port())
                .call("POST", "/api/login/recover", Map.of("name", name, "code", code, "password", NEXT));
    }

    private static Answer login(Inn inn, String name, String password) {
        return new Caller(Page.CLIENT, inn.port())
                .call("POST", "/api/login", Map.of("name", name, "password", password));
    }

    @Test
    void anAddressIsKeptOnceItsOwnerHasShownThatHeReadsThere() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            assertThat(Page.guest(inn, "Bob")
                            .done("GET", "/api/house", null)
                            .path("mail")
                            .asBoolean())
                    .isTrue();
            var ann = protectedGuest(inn, "Ann");
            var wish = Map.of("address", "ann@home.example", "language", "fr");
            assertThat(ann.call("POST", "/api/me/mail", wish).text()).contains("inn.old-password");
            ann.done("POST", "/api/me/mail", Map.of("address", "ann@home.example", "language", "fr", "old", SECRET));
            var letter = office.next();
            assertThat(letter.subject()).isEqualTo("Votre code pour l’auberge");
            assertThat(letter.message().getFrom()[0]).hasToString("keeper@inn.example");
            assertThat(letter.message().getHeader("Auto-Submitted")).containsExactly("auto-generated");
            assertThat(ann.done("GET", "/api/me/mail", null).has("address")).isFalse();
            assertThat(ann.call("POST", "/api/me/mail/confirm", Map.of("code", "abcdefghij"))
                            .text())
                    .contains("inn.wrong-code");
            var bob = protectedGuest(inn, "Bob");
            assertThat(bob.call("POST", "/api/me/mail/confirm", Map.of("code", letter.code()))
                            .status())
                    .as("another's code")
                    .isEqualTo(403);
            assertThat(recover(inn, "Ann", letter.code()).status())
                    .as("it confirms, and opens nothing")
                    .isEqualTo(403);
            ann.done("POST", "/api/me/mail/confirm", Map.of("code", letter.code()));
            assertThat(ann.done("GET", "/api/me/mail", null).path("address").asString())
                    .isEqualTo("ann@home.example");
        }
    }

    @Test
    void whoHadTheAddressIsToldOfAnother() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = protectedGuest(inn, "Ann");
            writeTo(ann, office, "ann@home.example");
            assertThat(ann.call("GET", "/api/me/data", null).text()).contains("ann@home.example");
            writeTo(ann, office, "ann@work.example");
            var told = office.next();
            assertThat(told.to()).isEqualTo("ann@home.example");
            assertThat(told.subject()).contains("another address");
            ann.done("DELETE", "/api/me/mail", null);
            assertThat(office.next().to()).isEqualTo("ann@work.example");
            assertThat(ann.done("GET", "/api/me/mail", null).has("address")).isFalse();
        }
    }

    @Test
    void whoHasForgottenHisPasswordComesBackByALetter() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = protectedGuest(inn, "Ann");
            writeTo(ann, office, "ann@home.example");
            assertThat(forgotten(inn, "ann").status()).isEqualTo(204);
            String code = office.next().code();
            var weak = Map.of("name", "Ann", "code", code, "password", "password1");
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("POST", "/api/login/recover", weak)
                            .text())
                    .contains("inn.password-known");
            assertThat(recover(
                                    inn,
                                    "Ann",
                                    " " + code.substring(0, 5).toUpperCase(Locale.ROOT) + "-" + code.substring(5))
                            .status())
                    .isEqualTo(200);
            assertThat(office.next().subject()).contains("password");
            assertThat(recover(inn, "Ann", code).status()).as("good once").isEqualTo(403);
            assertThat(login(inn, "Ann", SECRET).status()).isEqualTo(403);
            assertThat(login(inn, "Ann", NEXT).status()).isEqualTo(200);
            assertThat(ann.call("GET", "/api/me", null).status())
                    .as("whoever was signed in is not any more")
                    .isEqualTo(204);
        }
    }

    @Test
    void aGuestWithAnAddressKeepsHisNameAndComesBack() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = Page.guest(inn, "Ann");
            String id = ann.done("GET", "/api/me", null).path("id").asString();
            writeTo(ann, office, "ann@home.example");
            assertThat(login(inn, "Ann", "").status()).isEqualTo(403);
            forgotten(inn, "Ann");
            assertThat(recover(inn, "Ann", office.next().code())
                            .json()
                            .path("id")
                            .asString())
                    .isEqualTo(id);
            office.next();
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("POST", "/api/me", Map.of("name", "Ann"))
                            .text())
                    .contains("inn.name-taken");
        }
    }

    @Test
    void aCodeIsGoodForTwentyMinutes() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = protectedGuest(inn, "Ann");
            writeTo(ann, office, "ann@home.example");
            forgotten(inn, "Ann");
            String late = office.next().code();
            later(Duration.ofMinutes(21));
            assertThat(recover(inn, "Ann", late).status()).isEqualTo(403);
            forgotten(inn, "Ann");
            String inTime = office.next().code();
            later(Duration.ofMinutes(19));
            assertThat(recover(inn, "Ann", inTime).status()).isEqualTo(200);
        }
    }

    /** What a stranger is told is the same to the byte, and the only letter goes to the only one who has an address. */
    @Test
    void nobodyLearnsWhoHasAnAddress() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            protectedGuest(inn, "Bob");
            var ann = protectedGuest(inn, "Ann");
            writeTo(ann, office, "ann@home.example");
            for (String name : List.of("No\u0000body", "Bob", "Ann")) {
                var asked = forgotten(inn, name);
                assertThat(asked.status()).as(name).isEqualTo(204);
                assertThat(asked.text()).isEmpty();
                var tried = recover(inn, name, "abcdefghij");
                assertThat(tried.status()).as(name).isEqualTo(403);
                assertThat(tried.text()).contains("inn.wrong-code");
            }
            assertThat(office.next().to()).isEqualTo("ann@home.example");
            ann.done("DELETE", "/api/me/mail", null);
            assertThat(office.next().subject())
                    .as("letters are written in order: no other was on its way")
                    .contains("another address");
        }
    }

    @Test
    void soManyLettersAnHourAndNoMore() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = protectedGuest(inn, "Ann");
            var wish = Map.of("address", "ann@home.example", "old", SECRET);
            for (int i = 0; i < 5; i++) {
                ann.done("POST", "/api/me/mail", wish);
                office.next();
            }
            assertThat(ann.call("POST", "/api/me/mail", wish).text()).contains("inn.too-many-letters");
            assertThat(protectedGuest(inn, "Bob")
                            .call("POST", "/api/me/mail", wish)
                            .text())
                    .as("to the same address by another")
                    .contains("inn.too-many-letters");
        }
    }

    @Test
    void soManyCodesForAForgottenPasswordAndNoMore() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            for (int i = 0; i < 5; i++) {
                assertThat(forgotten(inn, "Ann").status()).isEqualTo(204);
            }
            assertThat(forgotten(inn, "Ann").text()).contains("inn.too-many-letters");
        }
    }

    @Test
    void whoIsAskedIsWrittenToOnceATurnAndNotWhileLooking() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = protectedGuest(inn, "Ann");
            var bob = protectedGuest(inn, "Bob");
            writeTo(ann, office, "ann@home.example");
            writeTo(bob, office, "bob@home.example");
            for (var person : List.of(ann, bob)) {
                assertThat(person.done("PATCH", "/api/me/mail", Map.of("notices", true, "language", "en"))
                                .path("notices")
                                .asBoolean())
                        .isTrue();
            }
            String table = ann.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("white", "me")))
                    .path("id")
                    .asString();
            bob.done("POST", "/api/tables/" + table + "/join", Map.of());
            var first = office.next();
            assertThat(first.subject()).startsWith("Your turn: ");
            assertThat(first.text()).contains("https://inn.example/table/" + table);
            boolean hers = first.to().startsWith("ann");
            try (var looking = new Page(hers ? ann : bob).join(table)) {
                looking.await("view");
                var dice = new SplittableRandom(3);
                PostOffice.Letter next = null;
                long end = System.nanoTime() + Patiently.LIMIT.toNanos();
                while (next == null && System.nanoTime() < end) {
                    looking.chooseAny(dice);
                    next = office.within(Duration.ofMillis(200));
                }
                assertThat(next).isNotNull();
                assertThat(next.to()).startsWith(hers ? "bob" : "ann");
            }
        }
    }

    @Test
    void withTheAccountTheAddressGoes() throws Exception {
        try (var office = new PostOffice()) {
            var config = config(office);
            try (var inn = Inn.open(config)) {
                var ann = protectedGuest(inn, "Ann");
                writeTo(ann, office, "ann@home.example");
                forgotten(inn, "Ann");
                office.next();
                Path file = folder.resolve("before");
                inn.backup(file);
                ann.done("DELETE", "/api/me", Map.of("old", SECRET));
                try (var steward = new Steward(config)) {
                    assertThat(steward.sizes()).containsEntry("mails", 0L).containsEntry("codes", 0L);
                }
                var elsewhere = Config.in(folder.resolve("elsewhere"));
                Inn.restore(elsewhere, file);
                try (var steward = new Steward(elsewhere)) {
                    assertThat(steward.sizes()).containsEntry("mails", 1L).containsEntry("codes", 0L);
                }
            }
        }
    }

    @Test
    void aPostOfficeThatIsAwayHarmsNobody() throws Exception {
        Post away;
        try (var office = new PostOffice()) {
            away = office.post();
        }
        try (var inn = Inn.open(
                database.config(folder).limits(Limits.OPEN).clock(now::get).post(away))) {
            var ann = protectedGuest(inn, "Ann");
            var wish = Map.of("address", "ann@home.example", "old", SECRET);
            assertThat(ann.call("POST", "/api/me/mail", wish).status()).isEqualTo(204);
            assertThat(ann.call("GET", "/api/me", null).status()).isEqualTo(200);
        }
    }

    @Test
    void anInnWithoutAPostOfficeOffersNone() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            assertThat(ann.done("GET", "/api/house", null).path("mail").asBoolean())
                    .isFalse();
            assertThat(ann.call("POST", "/api/me/mail", Map.of("address", "ann@home.example"))
                            .text())
                    .contains("inn.no-post");
            assertThat(forgotten(inn, "Ann").text()).contains("inn.no-post");
        }
    }

    @Test
    void whatIsNoAddressIsRefused() throws Exception {
        try (var office = new PostOffice();
                var inn = Inn.open(config(office))) {
            var ann = Page.guest(inn, "Ann");
            for (String address : List.of(
                    "",
                    "nobody",
                    "ann@home.example\r\nBcc: all@home.example",
                    "ann@home.example, bob@home.example",
                    "<ann@home.example>",
                    "ann@-home.example",
                    "\"ann\"@home.example",
                    "änn@home.example",
                    "ann @home.example")) {
                assertThat(ann.call("POST", "/api/me/mail", Map.of("address", address))
                                .text())
                        .as(address)
                        .contains("inn.no-letter-there");
            }
        }
    }
}
