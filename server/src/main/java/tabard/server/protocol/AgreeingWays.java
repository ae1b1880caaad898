package tabard.server.protocol;

import java.util.List;
import java.util.Map;

/** What goes together with some seats and settings: numbers of seats, every setting completed, and the values it may take beside the others. */
public record AgreeingWays(List<Integer> seats, Map<String, String> options, Map<String, List<String>> values) {}
