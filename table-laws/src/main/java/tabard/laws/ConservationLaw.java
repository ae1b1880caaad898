package tabard.laws;

import tabard.table.Action;
import tabard.table.Viewer;

/** Law 9: what the game says must be true of every position is true after every step, and of what one of the viewers imagines. */
final class ConservationLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.CONSERVATION;
    }

    @Override
    public void everywhere(Moment<S, A> now) {
        try {
            now.game().conserved(now.s());
        } catch (IllegalStateException lost) {
            throw now.broken(Law.CONSERVATION, String.valueOf(lost.getMessage()));
        }
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var viewer : now.viewers()) {
            imagined(now, viewer);
        }
    }

    private void imagined(Moment<S, A> now, Viewer viewer) {
        S imagined = now.game().imagine(now.game().see(now.s(), viewer), now.dice());
        try {
            now.game().conserved(imagined);
        } catch (IllegalStateException lost) {
            throw now.broken(Law.CONSERVATION, viewer, "imagined: " + lost.getMessage());
        }
    }
}
