package tabard.server.push;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Locale;

/** Whither notices may be sent: a guest names the address, so it must be none inside the house. */
final class Endpoints {
    private static final int LONGEST = 1000;

    /** Whether addresses of this machine will do: only where nobody from elsewhere can come in. */
    private final boolean nearby;

    Endpoints(boolean nearby) {
        this.nearby = nearby;
    }

    boolean good(String address) {
        try {
            var uri = URI.create(address);
            if (address.length() > LONGEST || uri.getHost() == null || uri.getUserInfo() != null) {
                return false;
            }
            for (var host : InetAddress.getAllByName(uri.getHost())) {
                if (inside(host) && !(nearby && host.isLoopbackAddress())) {
                    return false;
                }
            }
            String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
            return scheme.equals("https") || (scheme.equals("http") && nearby);
        } catch (IllegalArgumentException | UnknownHostException strange) {
            return false;
        }
    }

    private static boolean inside(InetAddress host) {
        byte[] bytes = host.getAddress();
        boolean unique = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
        boolean shared = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
        return unique
                || shared
                || host.isLoopbackAddress()
                || host.isAnyLocalAddress()
                || host.isSiteLocalAddress()
                || host.isLinkLocalAddress()
                || host.isMulticastAddress();
    }
}
