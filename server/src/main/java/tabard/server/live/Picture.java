package tabard.server.live;

import tabard.table.scene.Scene;

/** What a viewer has before him: the scene, which knows the position only, whether he may take back his last choice, or take up again all he confirmed. */
record Picture(Scene scene, boolean undo, boolean reopen) {}
