package tabard.server.web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** With what somebody comes, in two words by which he knows it again; more of what a browser says of itself is not kept. */
final class Devices {
    private static final String UNKNOWN = "?";

    /** By what tells them; those that call themselves like others as well come first. */
    private static final List<Map.Entry<String, String>> BROWSERS = List.of(
            Map.entry("Edg", "Edge"),
            Map.entry("OPR/", "Opera"),
            Map.entry("Firefox/", "Firefox"),
            Map.entry("FxiOS/", "Firefox"),
            Map.entry("Chrom", "Chrome"),
            Map.entry("CriOS/", "Chrome"),
            Map.entry("Safari/", "Safari"));

    private static final List<Map.Entry<String, String>> SYSTEMS = List.of(
            Map.entry("Android", "Android"),
            Map.entry("iPhone", "iOS"),
            Map.entry("iPad", "iPadOS"),
            Map.entry("Windows", "Windows"),
            Map.entry("Mac OS X", "macOS"),
            Map.entry("CrOS", "ChromeOS"),
            Map.entry("Linux", "Linux"));

    private Devices() {}

    static String of(@Nullable String agent) {
        String said = agent == null ? "" : agent;
        return found(BROWSERS, said) + ", " + found(SYSTEMS, said);
    }

    private static String found(List<Map.Entry<String, String>> known, String said) {
        return known.stream()
                .filter(one -> said.contains(one.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(UNKNOWN);
    }
}
