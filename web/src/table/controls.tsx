import { useTable, speak } from '../model/at-table.ts'
import { fill, first } from '../model/lines.ts'
import type { Amount, Option } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'

/** From so many values on a press of a button skips a hundred, where single ones are typed. */
const MANY = 1000
const LEAP = 100

/** What may be done with a line of a sheet, on the line itself: numbers by steppers, the rest by small buttons. Each press is sent. */
export function Controls({ id }: { id: string }) {
  const at = useTable()
  const options = (at.choice?.targets.value.on.get(id) ?? []).filter(option => option.barred === undefined)
  if (options.length === 0) return null
  return (
    <span class="controls">
      {options.map(option => {
        const [amount] = option.amounts ?? []
        return amount === undefined ? (
          <button
            key={option.line}
            type="button"
            class="btn chip"
            disabled={at.choice?.sent.value}
            onClick={() => at.choice?.confirm(option, id)}
          >
            {speak(at, option.label)}
          </button>
        ) : (
          <NumberControl key={option.line} option={option} amount={amount} id={id} />
        )
      })}
    </span>
  )
}

function NumberControl({ option, amount, id }: { option: Option; amount: Amount; id: string }) {
  const at = useTable()
  const { min = 0, max, step } = amount
  const now = first(amount)
  const leap = max - min > MANY && step < LEAP ? LEAP : step
  const label = speak(at, option.label)
  const send = (wanted: number) => {
    const value = Math.min(max, Math.max(min, wanted))
    if (value !== now) at.choice?.sendLine(fill(option, id, { [amount.name]: value }))
  }
  const less = () => send(now % leap === 0 ? now - leap : Math.floor(now / leap) * leap)
  const more = () => send(Math.floor(now / leap) * leap + leap)
  return (
    <span class="number-control">
      <span class="number-label">{label}</span>
      <button type="button" class="btn square" disabled={now <= min} aria-label={t('less', label)} onClick={less}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={now}
        onChange={event => {
          const wanted = event.currentTarget.valueAsNumber
          if (Number.isNaN(wanted)) event.currentTarget.value = String(now)
          else send(wanted)
        }}
      />
      <button type="button" class="btn square" disabled={now >= max} aria-label={t('more', label)} onClick={more}>
        <Icon name="plus" />
      </button>
    </span>
  )
}
