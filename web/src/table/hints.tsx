import { nameOf, speak, useTable, type AtTable } from '../model/at-table.ts'
import type { BotHints } from '../model/hints.ts'
import { Icon } from '../shared/symbol.tsx'
import { HintMarks } from './hint-marks.tsx'
import { meant } from './manicule.tsx'
import { amountsIn, offered, open } from '../model/lines.ts'
import { digitsFor } from '../model/hints.ts'
import { game } from '../house/house.ts'
import type { Suggestion, Prompt } from '../net/protocol.ts'
import { language } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { reasoned } from './reasons.tsx'

/** In standard errors: so far off it is seldom. */
const SURE = 2

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
  const at = useTable()
  const answer = hints.answer.value
  if (answer === undefined || prompt === undefined) return null
  return (
    <section class={`hints${isHigh(answer.best, prompt) ? ' low' : ''}`} aria-label={t('hints')}>
      <HintMarks best={answer.best} prompt={prompt} />
      <header>
        <h2>{t(answer.best.length > 0 ? 'hints' : 'hints.none')}</h2>
        {answer.best.length > 0 && <small>{t(game(at.game)?.cooperative ? 'hints.together' : 'hints.scale')}</small>}
        <button type="button" class="btn square" aria-label={t('close')} onClick={() => hints.end()}>
          <Icon name="cross" />
        </button>
      </header>
      <div role="status">
        <ol>
          {answer.best.map((hint, i) => (
            <Advised key={hint.line} hint={hint} prompt={prompt} better={i} digits={digitsFor(answer.best)} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Whether most of what is advised lies in the upper half of the board: then its words lie below. */
function isHigh(best: readonly Suggestion[], prompt: Prompt): boolean {
  const board = document.querySelector('.surfaces')?.getBoundingClientRect()
  if (board === undefined) return false
  const heights = best.flatMap(({ line }) => {
    const box = meant(prompt, line, false)?.getBoundingClientRect()
    return box === undefined || box.top > board.bottom ? [] : [(box.top + box.bottom) / 2 - board.top]
  })
  return heights.filter(height => height < board.height / 2).length * 2 > heights.length
}

/** What speaks for it; the inn says nothing twice. */
function Advised({ hint, prompt, better, digits }: { hint: Suggestion; prompt: Prompt; better: number; digits: number }) {
  const at = useTable()
  return (
    <li>
      <button type="button" class="btn hint" data-hint={hint.line} onClick={() => at.choice?.aim(hint.line)}>
        <span class="hint-number">{better + 1}</span>
        <b>{hint.equal ? t('hints.equal') : chance(hint, digits)}</b>
        <span class="hint-what">{what(at, prompt, hint.line)}</span>
        <small>
          {reasoned(at, hint.reasons).map(line => (
            <span key={line}>{line}</span>
          ))}
        </small>
      </button>
    </li>
  )
}

/** What may come of it, and how far off that may be; where little is known of it, the chance alone. */
function chance({ outcome, error }: Suggestion, digits: number): string {
  const number = (share: number) =>
    (100 * share).toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const give = SURE * error
  return give < 0.5 / 100 / 10 ** digits ? t('hints.outcome', number(outcome)) : t('hints.give', number(outcome), number(give))
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
