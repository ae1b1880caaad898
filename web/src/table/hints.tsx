import { nameOf, speak, useTable, type AtTable } from '../model/at-table.ts'
import type { BotHints } from '../model/hints.ts'
import { Icon } from '../shared/symbol.tsx'
import { amountsIn, offered, open } from '../model/lines.ts'
import type { Suggestion, Prompt, Reason } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'

/** Asks the bot, where there is anything to choose. */
export function HintButton({ hints, prompt }: { hints: BotHints; prompt: Prompt | undefined }) {
  const several = open(prompt).reduce(
    (ways, option) => ways + Math.max(1, option.on?.length ?? 0) + (option.amounts?.length ?? 0),
    0,
  )
  if (several < 2) return null
  return (
    <button type="button" class="btn ask-bot" disabled={hints.waiting.value} onClick={() => hints.ask()}>
      <Icon name="auto" />
      <span>{t(hints.waiting.value ? 'hints.waiting' : 'hints.ask')}</span>
    </button>
  )
}

/** What the bot would do, the best first: pressing one aims at it, and leaves it to the player to choose it. */
export function Hints({ hints, prompt }: { hints: BotHints; prompt: Prompt | undefined }) {
  const answer = hints.answer.value
  if (answer === undefined || prompt === undefined) return null
  return (
    <section class="hints" aria-label={t('hints')}>
      <header>
        <h2>{t(answer.best.length > 0 ? 'hints' : 'hints.none')}</h2>
        <button type="button" class="btn square" aria-label={t('close')} onClick={() => hints.end()}>
          <Icon name="cross" />
        </button>
      </header>
      <div role="status">
        <ol>
          {answer.best.map(hint => (
            <Advised key={hint.line} hint={hint} prompt={prompt} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Advised({ hint, prompt }: { hint: Suggestion; prompt: Prompt }) {
  const at = useTable()
  return (
    <li>
      <button type="button" class="btn hint" data-hint={hint.line} onClick={() => at.choice?.aim(hint.line)}>
        <b>{t('hints.outcome', Math.round(100 * hint.outcome))}</b>
        <span class="hint-what">{what(at, prompt, hint.line)}</span>
        <small>
          {because(
            at,
            'hint.for',
            hint.reasons.filter(reason => reason.good),
          )}
          {because(
            at,
            'hint.against',
            hint.reasons.filter(reason => !reason.good),
          )}
        </small>
      </button>
    </li>
  )
}

/** The option in words, with its target and numbers. */
function what(at: AtTable, prompt: Prompt, line: string): string {
  const found = offered(prompt, line)
  if (found === undefined) return line
  const { option, target } = found
  const label = speak(at, option.label) || line
  const more = [...(target === undefined ? [] : [nameOf(at, target)]), ...Object.values(amountsIn(option, target, line))]
  return more.length === 0 ? label : t('hints.what', label, more.join(', '))
}

function because(at: AtTable, key: string, reasons: readonly Reason[]) {
  if (reasons.length === 0) return null
  return <span>{t(key, reasons.map(reason => speak(at, reason.say)).join(', '))}</span>
}
