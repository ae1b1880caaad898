package tabard.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tabard.cli.desk.Papers;
import tabard.cli.desk.Voice;
import tabard.laws.Broken;
import tabard.table.Refusal;

/** Turns whatever went wrong into one line for the person at the desk. */
final class Faults implements IExecutionExceptionHandler, IParameterExceptionHandler {
    static final int FAILED = 1;
    static final int MISUSED = 2;

    private final Tabard tabard;

    Faults(Tabard tabard) {
        this.tabard = tabard;
    }

    @Override
    public int handleExecutionException(Exception fault, CommandLine line, ParseResult parsed) {
        if (fault instanceof ParameterException misuse) {
            return handleParseException(misuse, new String[0]);
        }
        var voice = voice();
        say(
                switch (fault) {
                    case Refusal refusal -> voice.sentence(refusal);
                    case Broken broken -> voice.own("laws.broken", broken.getMessage(), CheckLaws.again(broken));
                    case UncheckedIOException e -> voice.sentence(Papers.why(Objects.requireNonNull(e.getCause())));
                    case IOException e -> voice.sentence(Papers.why(e));
                    default -> voice.own("fault.unexpected", String.valueOf(fault));
                });
        trace(fault);
        return FAILED;
    }

    @Override
    public int handleParseException(ParameterException misuse, String[] args) {
        var voice = voice();
        String command = misuse.getCommandLine().getCommandSpec().qualifiedName();
        String wrong = wrong(voice, misuse);
        String see = voice.own("fault.see-help", command);
        say(wrong.endsWith("?") ? wrong + " (" + see + ")" : voice.own("fault.and-see", wrong, see));
        trace(misuse);
        return MISUSED;
    }

    private static String wrong(Voice voice, ParameterException misuse) {
        var spec = misuse.getCommandLine().getCommandSpec();
        return switch (misuse) {
            case UnmatchedArgumentException e
            when e.getUnmatched().getFirst().startsWith("-") ->
                voice.sentence(Refusal.unknown(
                        "fault.option",
                        e.getUnmatched().getFirst(),
                        List.copyOf(spec.optionsMap().keySet())));
            case UnmatchedArgumentException e
            when !spec.subcommands().isEmpty() ->
                voice.sentence(Refusal.unknown(
                        "fault.command",
                        e.getUnmatched().getFirst(),
                        List.copyOf(spec.subcommands().keySet())));
            case UnmatchedArgumentException e ->
                voice.own("fault.too-much", e.getUnmatched().getFirst());
            case MissingParameterException e ->
                voice.own("fault.missing", asked(e.getMissing().getFirst()));
            case ParameterException e when e.getCause() instanceof Refusal refusal -> voice.sentence(refusal);
            case ParameterException e
            when e.getArgSpec() != null && e.getValue() != null ->
                voice.own("fault.value", called(e.getArgSpec()), e.getValue());
            default -> String.valueOf(misuse.getMessage()).lines().findFirst().orElse("");
        };
    }

    /** What should have been typed: of an option its name, and what it takes. */
    private static String asked(ArgSpec parameter) {
        return parameter instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : parameter.paramLabel();
    }

    private static String called(ArgSpec parameter) {
        return parameter instanceof OptionSpec option ? option.longestName() : parameter.paramLabel();
    }

    /** The language asked for may be the very thing that is wrong. */
    private Voice voice() {
        try {
            return tabard.voice();
        } catch (Refusal unknown) {
            return tabard.voice(tabard.desk().language());
        }
    }

    /** Running out of memory or of stack is reported in a sentence too, with a stack trace only for debugging. */
    int handleError(Error fault) {
        say(voice().own("fault.unexpected", String.valueOf(fault)));
        trace(fault);
        return FAILED;
    }

    private void say(String sentence) {
        tabard.desk().err().println("tabard: " + sentence.replaceAll("\\R", " "));
    }

    private void trace(Throwable fault) {
        if (tabard.debug()) {
            fault.printStackTrace(tabard.desk().err());
        }
    }
}
