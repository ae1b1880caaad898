import { centre } from '../model/box.ts'
import { speak, useTable } from '../model/at-table.ts'
import { forget, happened, look, lookedAt } from '../model/happened.ts'
import { Icon } from '../shared/symbol.tsx'
import { Prose } from '../shared/prose.tsx'
import { t } from '../shared/speech.ts'

/** What happened since one's own last choice, step by step; each is numbered on the map too. It stops nobody. */
export function HappenedSteps() {
  const at = useTable()
  const now = lookedAt.value
  const steps = happened.value
  if (steps.length === 0) return <p class="quiet">{t('happened.none')}</p>
  return (
    <div class="happened">
      <ol>
        {steps.map((step, i) => (
          <li key={i}>
            <button type="button" aria-current={i === now ? 'step' : undefined} onClick={() => look(i)}>
              <b>{i + 1}</b>
              <span>
                <Prose text={speak(at, step.say)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div class="happened-acts">
        <button type="button" class="btn square turned" aria-label={t('happened.back')} onClick={() => look(now - 1)}>
          <Icon name="chev" />
        </button>
        <span role="status">{t('happened.step', now + 1, steps.length)}</span>
        <button type="button" class="btn square" aria-label={t('happened.on')} onClick={() => look(now + 1)}>
          <Icon name="chev" />
        </button>
        <button type="button" class="btn" onClick={forget}>
          {t('happened.clear')}
        </button>
      </div>
    </div>
  )
}

/** The numbers of the steps, at the places where they happened. */
export function StepNumbers({ on, unit }: { on: readonly string[]; unit: number }) {
  const at = useTable()
  if (!at.scene.open.inside.has('rail')) return null
  return (
    <g class="step-numbers" aria-hidden="true">
      {happened.value.map((step, i) =>
        step.places
          .filter(place => on.includes(place))
          .map(place => {
            const zone = at.scene.open.zones[place]
            const [x, y] = centre(zone) ?? [0, 0]
            const far = zone?.t === 'node' ? zone.r + 8 * unit : 30
            const before = happened.value.slice(0, i).filter(other => other.places.includes(place)).length
            return (
              <g
                key={`${i} ${place}`}
                class={i === lookedAt.value ? 'step-number now' : 'step-number'}
                transform={`translate(${x - far - before * 17 * unit} ${y + far * 0.4}) scale(${unit})`}
              >
                <circle r="10" />
                <text y="4.5">{i + 1}</text>
              </g>
            )
          }),
      )}
    </g>
  )
}
