package tabard.laws;

import java.util.Map;
import java.util.Optional;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Refusal;

/**
 * Law 3, of bad documents: one that makes no sense is refused, never answered with another exception; one that is accepted waits
 * for what can be done, and is read back as it is written. Tried on some of the positions looked
 * at closely.
 */
final class BadTextLaw<S, A extends Action> implements Check<S, A> {
    /** Of the positions looked at closely, one in so many is spoilt. */
    private static final int SAMPLE = 4;

    @Override
    public Law law() {
        return Law.TEXT;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.closely() && now.dice().nextInt(SAMPLE) == 0) {
            var document = new Garble(now.document(), now.dice()).document();
            try {
                parse(now, document).ifPresent(s -> accepted(now, document, s));
            } catch (Broken broken) {
                throw broken;
            } catch (RuntimeException e) {
                var broken = broken(now, document, "a bad document throws " + e);
                broken.addSuppressed(e); // where it was thrown
                throw broken;
            }
        }
    }

    private Optional<S> parse(Moment<S, A> now, Map<String, Object> document) {
        try {
            return Optional.of(now.game().parse(document));
        } catch (Refusal refusal) {
            return Optional.empty();
        }
    }

    private void accepted(Moment<S, A> now, Map<String, Object> document, S s) {
        var awaits = now.game().awaits(s);
        boolean asks = awaits instanceof Awaits.Choice<A> || awaits instanceof Awaits.Together<A>;
        if (asks
                && (awaits.asks().isEmpty()
                        || awaits.asks().stream().anyMatch(ask -> ask.options().isEmpty()))) {
            throw broken(now, document, "a bad document is accepted, but waits for what nobody can do");
        }
        if (!parse(now, now.game().text(s)).equals(Optional.of(s))) {
            throw broken(now, document, "a bad document is accepted, but not read back as it is written");
        }
    }

    private Broken broken(Moment<S, A> now, Map<String, Object> document, String what) {
        String change = Comparison.first("", now.document(), document);
        return now.broken(Law.TEXT, what + ": " + change);
    }
}
