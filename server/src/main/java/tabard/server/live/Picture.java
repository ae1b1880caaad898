package tabard.server.live;

import tabard.table.scene.Scene;

/** What a viewer has before him: the scene, which knows the position only, and whether he may take back his last choice. */
record Picture(Scene scene, boolean undo) {}
