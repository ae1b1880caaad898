package tabard.server.protocol;

/** How one stands at the keeper's page. Vacant: the inn has no keeper yet, and whoever has the code can be it; open: he is let in. */
public record KeeperDoor(boolean keeper, boolean vacant, boolean open) {}
