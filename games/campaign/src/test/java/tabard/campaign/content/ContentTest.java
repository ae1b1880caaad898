package tabard.campaign.content;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.campaign.MapRoom;
import tabard.laws.kit.BrokenContent;

/** A file of the box that is broken is named, with the entry that is wrong. */
class ContentTest {
    @TempDir
    Path folder;

    private void broken(String file, String right, String wrong, String... named) throws IOException {
        new BrokenContent(MapRoom.class, folder).assertNamed(file, right, wrong, named);
    }

    @Test
    void aPeopleWithoutAnAlignmentThatExists() throws IOException {
        broken("peoples.json", "\"destiny\"", "\"destinies\"", "peoples.json", "peoples.7.alignment", "destinies");
    }

    @Test
    void aPeopleTooFew() throws IOException {
        broken("peoples.json", "\"id\": \"rat\"", "\"id\": \"loup\"", "peoples.json", "19");
    }

    @Test
    void aMapThatIsNotLawful() throws IOException {
        broken("standard-2p.json", "\"neighbors\":[2,3,6,8]", "\"neighbors\":[2,3,6]", "standard-2p.json", "CA-2.5");
    }

    @Test
    void aFileThatIsNoJson() throws IOException {
        broken("ruins-2p.json", "\"setup\"", "setup", "ruins-2p.json");
    }
}
