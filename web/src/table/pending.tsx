import { useEffect, useRef } from 'preact/hooks'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { byKeyboard } from '../input/pointing.ts'
import type { Amount, Option } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { Clause } from '../shared/clause.tsx'

/** An option picked and not yet sent: the sum behind it, its numbers, and the button that sends it. */
export function Pending() {
  const at = useTable()
  const node = useRef<HTMLDivElement>(null)
  const pending = at.choice?.pending.value
  useEffect(() => {
    if (byKeyboard()) node.current?.querySelector<HTMLElement>('.confirm, input')?.focus()
  }, [pending])
  if (pending === undefined) return null
  const [only] = pending.options
  const title = pending.target !== undefined ? nameOf(at, pending.target) : speak(at, only?.label)
  return (
    <div ref={node} class="pending">
      <h2>
        <span class="called">{title}</span>
        {pending.options.length === 1 && (
          <>
            <Clause id={only?.clause} />
            {only?.verdict && <b class="sum">{only.verdict}</b>}
          </>
        )}
      </h2>
      {pending.options.map(option => (
        <Way key={option.line} option={option} target={pending.target} alone={pending.options.length === 1} />
      ))}
    </div>
  )
}

function Way({ option, target, alone }: { option: Option; target: string | undefined; alone: boolean }) {
  const at = useTable()
  const aimed = (option.on ?? []).length > 0 ? target : undefined
  const send = () => {
    if (option.amounts?.length && !alone) at.choice?.pick(option, aimed)
    else at.choice?.confirm(option, aimed)
  }
  return (
    <div class="way">
      <Because option={option} />
      {option.barred ? (
        <p class="why">
          <Icon name="cross" />
          {speak(at, option.barred)}
        </p>
      ) : (
        <>
          {alone && option.amounts?.map(amount => <Stepper key={amount.name} amount={amount} />)}
          <div class="way-send">
            <button type="button" class={`btn${alone || option.last ? ' main' : ''} confirm`} onClick={send}>
              {option.last ? t('for-good', speak(at, option.label) || option.line) : speak(at, option.label) || option.line}
              {!alone && option.verdict && <em> {option.verdict}</em>}
            </button>
            {alone && at.choice?.canPutDown() && (
              <button
                type="button"
                class="btn square"
                onClick={() => at.choice?.putDown()}
                aria-label={t('cancel')}
                title={t('cancel')}
              >
                <Icon name="cross" />
              </button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Where the numbers of a verdict come from. */
export function Because({ option }: { option: Option }) {
  const at = useTable()
  if (!option.because?.length) return null
  return (
    <ul class="because">
      {option.because.map((said, i) => (
        <li key={i}>{speak(at, said)}</li>
      ))}
    </ul>
  )
}

function Stepper({ amount }: { amount: Amount }) {
  const at = useTable()
  const min = amount.min ?? 0
  const now = at.choice?.amounts.value[amount.name] ?? amount.start ?? min
  const set = (value: number) => at.choice?.setAmount(amount.name, Math.min(amount.max, Math.max(min, value)))
  const label = speak(at, amount.label)
  if (min === 0 && amount.max === 1) {
    return (
      <label class="flag">
        <input type="checkbox" checked={now === 1} onChange={event => set(event.currentTarget.checked ? 1 : 0)} />
        {label}
      </label>
    )
  }
  return (
    <div class="stepper">
      <span class="stepper-label">{label}</span>
      <button
        type="button"
        class="btn square"
        onClick={() => set(now - amount.step)}
        disabled={now <= min}
        aria-label={t('less', label)}
      >
        <Icon name="minus" />
      </button>
      <output>{now}</output>
      <button
        type="button"
        class="btn square"
        onClick={() => set(now + amount.step)}
        disabled={now >= amount.max}
        aria-label={t('more', label)}
      >
        <Icon name="plus" />
      </button>
      {amount.max - min > 3 * amount.step && (
        <input
          type="range"
          min={min}
          max={amount.max}
          step={amount.step}
          value={now}
          aria-label={label}
          onInput={event => set(Number(event.currentTarget.value))}
        />
      )}
    </div>
  )
}
