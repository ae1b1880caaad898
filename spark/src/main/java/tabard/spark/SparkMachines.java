package tabard.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Machines;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** A cluster of Apache Spark: one that runs by itself, or threads that stand for one. */
public final class SparkMachines implements Machines {
    private static final Pattern HERE = Pattern.compile("local(\\[([1-9][0-9]{0,3}|\\*)])?");
    private static final Pattern MASTER = Pattern.compile("spark://([^:/,]+):([0-9]{1,5})");
    private static final int PATIENCE_MILLIS = 5_000;
    private static final String PLAYING = "-XX:+UseParallelGC --enable-native-access=ALL-UNNAMED";

    @Override
    public String word() {
        return "spark";
    }

    @Override
    public Engine join(String master, String name) {
        var conf = new SparkConf()
                .setMaster(master)
                .setAppName(name)
                .set("spark.ui.enabled", "false")
                .set("spark.locality.wait", "0")
                .set("spark.executor.extraJavaOptions", PLAYING);
        boolean here = HERE.matcher(master).matches();
        var own = here ? InetAddress.getLoopbackAddress() : facing(master);
        conf.set("spark.driver.host", own.getHostAddress()).set("spark.driver.bindAddress", own.getHostAddress());
        var luggage = new Luggage();
        try {
            if (here) {
                return new SparkEngine(master, new JavaSparkContext(conf), luggage);
            }
            conf.setJars(luggage.jars());
            return SparkEngine.staffed(master, new JavaSparkContext(conf), luggage);
        } catch (Refusal refusal) {
            luggage.close();
            throw refusal;
        } catch (RuntimeException e) { // who answers there is no master, or went away
            luggage.close();
            throw new Refusal(Said.of("engine.silent", master));
        }
    }

    /** The address of this machine that the master sees; who does not answer at all is found out at once. */
    private static InetAddress facing(String master) {
        var found = MASTER.matcher(master);
        if (!found.matches() || Integer.parseInt(found.group(2)) > 0xFFFF) {
            throw new Refusal(Said.of("engine.master", master));
        }
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(found.group(1), Integer.parseInt(found.group(2))), PATIENCE_MILLIS);
            return socket.getLocalAddress();
        } catch (IOException _) {
            throw new Refusal(Said.of("engine.silent", master));
        }
    }
}
