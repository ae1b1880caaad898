package tabard.server.protocol;

/** What a browser shows with the page closed: at which table, what is asked, and the page to open. A later one with the same tag takes its place. */
public record PushNotice(String title, String body, String url, String tag) {}
