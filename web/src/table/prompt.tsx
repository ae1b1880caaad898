import { useEffect, useState } from 'preact/hooks'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { Initial } from '../shared/initial.tsx'
import type { Known } from '../model/beats.ts'
import { deadlines } from '../model/deadlines.ts'
import { capital, t, until } from '../shared/speech.ts'
import { Clause } from '../shared/clause.tsx'

/** From so many letters on a sentence is set smaller on a phone, so that it is read whole; from fewer on in two lines beside many buttons. */
const LONG = 52
const WORDY = 30

/** The status line: one sentence with an illuminated initial, and below it what is chosen. */
export function PromptLine({ known }: { known: Known }) {
  const at = useTable()
  const [ask] = known.asks
  const waited = known.waits.map(seat => nameOf(at, seat)).join(', ')
  const due = ask !== undefined && known.waits.includes(ask.seat)
  const said =
    ask !== undefined && (due || known.status === undefined)
      ? speak(at, ask.prompt)
      : known.status !== undefined
        ? speak(at, known.status)
        : waited !== ''
          ? t('waits', waited, known.waits.length)
          : t('joining')
  const sentence = capital(at.words(), said)
  const held = at.choice?.taken.value
  const holding =
    held === undefined ? undefined : ask?.options?.find(option => option.from === held || option.line === held)?.label
  const detail =
    holding !== undefined
      ? speak(at, holding)
      : ask?.detail !== undefined
        ? speak(at, ask.detail)
        : ask !== undefined && known.status !== undefined
          ? speak(at, due ? known.status : ask.prompt)
          : ''
  const [whole, setWhole] = useState(false)
  useEffect(() => setWhole(false), [detail])
  const deadline = due ? deadlines.value[ask.seat] : undefined
  const letter = [...sentence][0] ?? ''
  return (
    <div class="status">
      <Initial letter={letter} />
      <div class="status-text">
        <h1 class={`status-sentence${sentence.length > WORDY ? ' wordy' : ''}${sentence.length > LONG ? ' long' : ''}`}>
          <span aria-hidden="true" data-letter={letter}>
            {sentence.slice(letter.length)}
          </span>
          <span class="unseen" role="status">
            {sentence}
          </span>
        </h1>
        <p class="status-detail">
          <span class={whole ? 'whole' : ''} title={detail} onClick={() => setWhole(!whole)}>
            {detail}
          </span>
          {deadline !== undefined && (
            <time class="deadline" dateTime={new Date(deadline).toISOString()}>
              {t('due.until', until(deadline))}
            </time>
          )}
          <Clause id={ask?.clause} />
        </p>
      </div>
    </div>
  )
}
