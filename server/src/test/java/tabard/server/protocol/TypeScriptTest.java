package tabard.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.server.web.BroughtDocument;
import tabard.server.web.NewTable;
import tabard.table.scene.Box;
import tabard.table.text.FirstGame;
import tabard.table.text.Rulebook;

/** The page's types are those of the server's records. Run by "./tabard types" it writes them instead. */
class TypeScriptTest {
    private static final List<Class<?>> SENT = List.of(
            Box.class,
            Message.class,
            House.class,
            Me.class,
            Lobby.class,
            AgreeingWays.class,
            DocumentReport.class,
            Replay.class,
            DiceCheck.class,
            GameAnalysis.class,
            Rulebook.class,
            Friend.class,
            Tallies.class,
            OpenSession.class,
            KeptPasskey.class,
            KeptMail.class,
            KeeperDoor.class,
            KeeperView.class,
            FirstGame.class,
            WorkedExamples.class,
            Trouble.class);
    private static final List<Class<?>> RECEIVED = List.of(FromPage.class, NewTable.class, BroughtDocument.class);

    @Test
    void thePageHasTheTypesOfTheRecords() throws IOException {
        String types = TypeScript.of(SENT, RECEIVED);
        if (Boolean.getBoolean("types.write")) {
            Files.writeString(ProtocolFile.FILE, types);
        }
        assertThat(Files.readString(ProtocolFile.FILE))
                .as("%s is not what the records say: ./tabard types writes it anew", ProtocolFile.FILE)
                .isEqualTo(types);
    }
}
