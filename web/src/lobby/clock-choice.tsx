import type { TimeLimit } from '../net/protocol.ts'
import { clockText } from '../house/clock-text.ts'
import { t } from '../shared/speech.ts'

/** Kind, minutes or days, and seconds more after each move. */
const OFFERED = [
  'none 0 0',
  ...[2, 5, 15].map(minutes => `minutes ${minutes} 0`),
  'bank 10 10',
  'bank 25 20',
  'bank 60 30',
  ...[1, 3, 7].map(days => `days ${days} 0`),
]

/** The choice of a clock when a table is laid. */
export function ClockChoice({ clock, onChange }: { clock: TimeLimit; onChange: (clock: TimeLimit) => void }) {
  return (
    <>
      <p>
        <label for="clock">{t('clock')}</label>
        <select id="clock" value={written(clock)} onChange={event => onChange(readClock(event.currentTarget.value, clock.late))}>
          {OFFERED.map(value => (
            <option key={value} value={value}>
              {clockText(readClock(value))}
            </option>
          ))}
        </select>
      </p>
      {clock.kind !== 'none' && (
        <p>
          <label for="late">{t('late')}</label>
          <select
            id="late"
            value={clock.late ?? 'bot'}
            onChange={event => onChange({ ...clock, late: event.currentTarget.value === 'usual' ? 'usual' : 'bot' })}
          >
            <option value="bot">{t('late.bot')}</option>
            <option value="usual">{t('late.usual')}</option>
          </select>
        </p>
      )}
    </>
  )
}

function written(clock: TimeLimit): string {
  return `${clock.kind} ${clock.amount ?? 0} ${clock.increment ?? 0}`
}

function readClock(text: string, late: TimeLimit['late'] = 'bot'): TimeLimit {
  const [kind, amount, increment] = text.split(' ')
  if (kind === 'bank') return { kind, amount: Number(amount), increment: Number(increment), late }
  return kind === 'minutes' || kind === 'days' ? { kind, amount: Number(amount), late } : { kind: 'none' }
}
