package tabard.bench;

/** One line of what was measured: "copy", 85.2, "ns". */
public record Measurement(String name, double value, String unit) {}
