package tabard.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndpointsTest {
    /** Only an inn that nobody from elsewhere can come to calls its own machine, and none calls the network it stands in. */
    @ParameterizedTest
    @CsvSource({
        "https://8.8.8.8/x, true, true",
        "http://8.8.8.8/x, false, true",
        "https://127.0.0.1/x, false, true",
        "http://127.0.0.1:8000/x, false, true",
        "https://[::1]/x, false, true",
        "https://0.0.0.0/x, false, false",
        "https://10.1.2.3/x, false, false",
        "https://[fe80::1]/x, false, false",
        "https://[fc00::1]/x, false, false",
        "https://[2001:4860:4860::8888]/x, true, true"
    })
    void whitherNoticesMayBeSent(String address, boolean open, boolean nearby) {
        assertThat(new Endpoints(false).good(address)).isEqualTo(open);
        assertThat(new Endpoints(true).good(address)).isEqualTo(nearby);
    }
}
