package tabard.server.protocol;

import java.util.List;
import java.util.Map;
import tabard.server.store.Keeper.PersonLine;
import tabard.server.store.Keeper.TableLine;

/** What a keeper sees of his inn: some people and tables, rows of each kind, and what he says to all. */
public record KeeperView(List<PersonLine> people, List<TableLine> tables, Map<String, Long> sizes, String note) {}
