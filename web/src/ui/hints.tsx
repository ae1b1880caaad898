import { nameOf, speak, useTable, type AtTable } from '../at-table.ts'
import type { Consulting } from '../consulting.ts'
import { Icon } from '../draw/symbol.tsx'
import { amountsIn, offered, open } from '../lines.ts'
import type { Hint, Prompt, Reason } from '../protocol.ts'
import { t } from '../speech.ts'

/** Asks the bot, where there is anything to choose. */
export function HintButton({ consulting, prompt }: { consulting: Consulting; prompt: Prompt | undefined }) {
  const several = open(prompt).reduce(
    (ways, option) => ways + Math.max(1, option.on?.length ?? 0) + (option.amounts?.length ?? 0),
    0,
  )
  if (several < 2) return null
  return (
    <button type="button" class="btn ask-bot" disabled={consulting.waiting.value} onClick={() => consulting.ask()}>
      <Icon name="auto" />
      <span>{t(consulting.waiting.value ? 'hints.waiting' : 'hints.ask')}</span>
    </button>
  )
}

/** What the bot would do, the best first: pressing one aims at it, and leaves it to the player to choose it. */
export function Hints({ consulting, prompt }: { consulting: Consulting; prompt: Prompt | undefined }) {
  const hints = consulting.hints.value
  if (hints === undefined || prompt === undefined) return null
  return (
    <section class="hints" aria-label={t('hints')}>
      <header>
        <h2>{t(hints.best.length > 0 ? 'hints' : 'hints.none')}</h2>
        <button type="button" class="btn square" aria-label={t('close')} onClick={() => consulting.end()}>
          <Icon name="cross" />
        </button>
      </header>
      <div role="status">
        <ol>
          {hints.best.map(hint => (
            <Advised key={hint.line} hint={hint} prompt={prompt} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Advised({ hint, prompt }: { hint: Hint; prompt: Prompt }) {
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
