package tabard.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One question to one seat. What it is about is the frame that asks. */
public final class Ask<A extends Action> {
    private final Seat seat;
    private final Record about;
    private final @Nullable Object position;
    private @Nullable Choices<A> choices;

    public Ask(Seat seat, Record about, Choices<A> choices) {
        this.seat = seat;
        this.about = about;
        this.position = null;
        this.choices = choices;
    }

    public Ask(Seat seat, Record about, List<A> options) {
        this(seat, about, Choices.of(options));
    }

    private Ask(Object position, Frame.Asks<?, A, ?> about) {
        this.seat = about.seat();
        this.about = (Record) about;
        this.position = position;
    }

    /** Of several that are asked at once, or may step in: what one may answer is worked out when it is looked at, before the position moves on. */
    static <S, A extends Action> Ask<A> later(S s, Frame.Asks<S, A, ?> about) {
        return new Ask<>(s, about);
    }

    public Seat seat() {
        return seat;
    }

    public Record about() {
        return about;
    }

    /** How many times the table's time to think it gets. */
    public int patience() {
        return about instanceof Frame.Asks<?, ?, ?> asks ? asks.patience() : 1;
    }

    public Choices<A> choices() {
        var known = choices;
        if (known == null) {
            known = position == null ? Choices.of(List.of()) : workedOut(position);
            choices = known;
        }
        return known;
    }

    @SuppressWarnings("unchecked") // the frame is one of this position's
    private Choices<A> workedOut(Object of) {
        return Flow.choices(of, (Frame.Asks<Object, A, ?>) about);
    }

    /** Every answer in the order of the game; the first is the one a clock may take. */
    public List<A> options() {
        return choices().all();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ask<?> that
                && seat.equals(that.seat)
                && about.equals(that.about)
                && options().equals(that.options());
    }

    @Override
    public int hashCode() {
        return seat.hashCode() * 31 + about.hashCode();
    }

    @Override
    public String toString() {
        return seat.word() + " " + about + " " + options();
    }
}
