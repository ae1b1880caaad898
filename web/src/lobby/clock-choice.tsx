import type { TimeLimit } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'

/** The choice of a clock when a table is laid. */
export function ClockChoice({ clock, onChange }: { clock: TimeLimit; onChange: (clock: TimeLimit) => void }) {
  return (
    <>
      <p>
        <label for="clock">{t('clock')}</label>
        <select
          id="clock"
          value={`${clock.kind} ${clock.amount ?? 0}`}
          onChange={event => onChange(readClock(event.currentTarget.value, clock.late))}
        >
          {['none 0', 'minutes 2', 'minutes 5', 'minutes 15', 'days 1', 'days 3', 'days 7'].map(value => {
            const { kind, amount } = readClock(value)
            return (
              <option key={value} value={value}>
                {t(`clock.${kind}`, amount ?? 0)}
              </option>
            )
          })}
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

function readClock(text: string, late: TimeLimit['late'] = 'bot'): TimeLimit {
  const [kind, amount] = text.split(' ')
  return kind === 'minutes' || kind === 'days' ? { kind, amount: Number(amount), late } : { kind: 'none' }
}
