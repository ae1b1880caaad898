package tabard.server.web;

import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.Locale;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tabard.server.Post;
import tabard.server.protocol.KeptMail;
import tabard.server.protocol.Me;
import tabard.server.push.Postman;
import tabard.server.store.LostRace;
import tabard.server.store.Mails;
import tabard.server.store.Mails.Code;
import tabard.server.store.Mails.MailRow;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.Sessions;
import tabard.server.store.Store;

/** An address for letters, if one wishes, and the way back for whoever has forgotten his password. */
final class MailDesk {
    private final Store store;
    private final Guard guard;
    private final Socket socket;
    private final Passwords passwords;
    private final Postman postman;
    private final InstantSource clock;

    MailDesk(Store store, Guard guard, Socket socket, Passwords passwords, Postman postman, InstantSource clock) {
        this.store = store;
        this.guard = guard;
        this.socket = socket;
        this.passwords = passwords;
        this.postman = postman;
        this.clock = clock;
        postman.often(guard::notice);
    }

    /** What somebody sends about his letters. */
    record Wish(
            @Nullable String address,
            @Nullable String code,
            @Nullable String language,
            @Nullable Boolean notices,
            @Nullable String name,
            @Nullable String password,
            @Nullable String old) {
        String spoken() {
            return "fr".equals(language) ? "fr" : "en";
        }

        /** However it was copied: without spaces and hyphens, in small letters. */
        String written() {
            return code == null ? "" : Tokens.hash(code.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT));
        }

        String called() {
            String folded = name == null ? "" : Plain.folded(name);
            return Plain.name(folded) ? folded : ""; // nobody is called what no database keeps
        }
    }

    void mine(Context ctx) {
        tell(ctx, guard.person(ctx));
    }

    private void tell(Context ctx, Person person) {
        Reply.json(
                ctx,
                store.read(handle -> Mails.of(handle, person.id()))
                        .map(row -> new KeptMail(row.address(), row.notices()))
                        .orElse(new KeptMail(null, false)));
    }

    private void offered() {
        if (!postman.there()) {
            throw new Refused(404, "inn.no-post");
        }
    }

    // --- an address of one's own ---

    /** Who reads there can get a new password, so whoever has one gives it. The address is kept when it has been shown to be his. */
    void wish(Context ctx) {
        offered();
        var person = guard.person(ctx);
        var wish = Reply.body(ctx, Wish.class);
        String address = wish.address == null ? "" : wish.address.strip();
        if (!Post.address(address)) {
            throw new Refused(400, "inn.no-letter-there");
        }
        guard.hashing(ctx, person.id());
        if (person.password() != null && !passwords.right(wish.old, person.password())) {
            throw new Refused(403, "inn.old-password");
        }
        guard.letter(ctx, person.id());
        if (!guard.letterTo(address, "code")) {
            throw new Refused(429, "inn.too-many-letters");
        }
        String code = sent(person.id(), address, wish.spoken());
        postman.code(address, wish.spoken(), true, code);
        ctx.status(204);
    }

    private String sent(String person, @Nullable String address, String language) {
        String code = Tokens.id();
        store.change(
                handle -> Mails.send(handle, new Code(Tokens.hash(code), person, address, language), clock.millis()));
        return code;
    }

    /** From now on the name is his alone, as with a password. */
    void confirm(Context ctx) {
        offered();
        var person = guard.person(ctx);
        var wish = Reply.body(ctx, Wish.class);
        guard.hashing(ctx, person.id());
        long now = clock.millis();
        var before = store.read(handle -> Mails.of(handle, person.id()));
        try {
            if (!store.write(handle -> confirmed(handle, person, wish.written(), now))) {
                throw new Refused(403, "inn.wrong-code");
            }
        } catch (LostRace taken) {
            throw new Refused(409, "inn.name-taken", person.name());
        }
        before.ifPresent(row -> postman.tell(row, Postman.News.ADDRESS));
        tell(ctx, person);
    }

    private static boolean confirmed(Handle handle, Person person, String hash, long now) {
        var code = Mails.take(handle, hash, person.id(), true, now);
        String address = code.map(Code::address).orElse(null);
        if (address == null) {
            return false;
        }
        boolean told = Mails.of(handle, person.id()).map(MailRow::notices).orElse(false);
        Mails.put(
                handle,
                new MailRow(person.id(), address, told, code.map(Code::language).orElse("en"), now));
        People.claim(handle, person);
        return true;
    }

    void notices(Context ctx) {
        var person = guard.person(ctx);
        var wish = Reply.body(ctx, Wish.class);
        boolean wanted = Boolean.TRUE.equals(wish.notices);
        if (!store.write(handle -> Mails.notices(handle, person.id(), wanted, wish.spoken()))) {
            throw new Refused(404, "inn.no-letter-there");
        }
        tell(ctx, person);
    }

    /** Whoever had it is told, since nobody can be told afterwards. */
    void remove(Context ctx) {
        var person = guard.person(ctx);
        var before = store.read(handle -> Mails.of(handle, person.id()));
        store.change(handle -> {
            Mails.delete(handle, person.id());
            People.release(handle, person.id());
        });
        before.ifPresent(row -> postman.tell(row, Postman.News.ADDRESS));
        tell(ctx, person);
    }

    // --- a password forgotten ---

    /** The answer is the same, and takes as long, whether there is somebody of that name or not, with an address or without. */
    void forgotten(Context ctx) {
        offered();
        var wish = Reply.body(ctx, Wish.class);
        guard.stranger(ctx);
        guard.letter(ctx, "a stranger from " + guard.address(ctx));
        postman.errand(() -> recover(wish.called()));
        ctx.status(204);
    }

    private void recover(String name) {
        store.read(handle -> People.called(handle, name))
                .flatMap(person -> store.read(handle -> Mails.of(handle, person.id())))
                .filter(row -> guard.letterTo(row.address(), "way back"))
                .ifPresent(row ->
                        postman.code(row.address(), row.language(), false, sent(row.person(), null, row.language())));
    }

    /** With the code of the letter: a new password, and whoever was signed in is signed out. */
    void recovered(Context ctx) {
        offered();
        var wish = Reply.body(ctx, Wish.class);
        String name = wish.called();
        guard.login(ctx, name);
        String next = Passwords.wanted(wish.password, name);
        long now = clock.millis();
        var person = store.read(handle -> People.called(handle, name)).orElse(null);
        String id = person == null ? "" : person.id();
        boolean right = store.write(
                handle -> Mails.take(handle, wish.written(), id, false, now).isPresent());
        if (person == null || !right) {
            guard.failed("code", person);
            throw new Refused(403, "inn.wrong-code");
        }
        String hash = passwords.hash(next);
        store.change(handle -> {
            People.password(handle, person, hash);
            Sessions.closeAll(handle, id);
            Mails.forget(handle, id);
        });
        socket.drop(id, _ -> true);
        postman.tell(id, Postman.News.PASSWORD);
        guard.welcome(ctx, name);
        guard.open(ctx, id, now);
        Reply.json(ctx, Me.of(new Person(id, person.name(), hash, person.created())));
    }
}
