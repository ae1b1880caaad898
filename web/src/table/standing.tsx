import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { nameOf, speak, useTable, type AtTable } from '../model/at-table.ts'
import { Drawer } from '../shared/drawer.tsx'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'

const NONE = 'none'
const ROUND = 'round'
const THING = 'thing '

/** Whether the inn lets such a moment go by, and until when: until the round ends, or until the chronicle speaks of something. */
export function StandingChoice({ window, onChosen }: { window: string; onChosen?: () => void }) {
  const at = useTable()
  if (at.standing === undefined) return null
  const { all, give, withdraw } = at.standing
  const answer = all().find(one => one.window === window)
  const choose = (value: string) => {
    if (value === NONE) withdraw(window)
    else if (value === ROUND) give(window)
    else give(window, value.slice(THING.length))
    onChosen?.()
  }
  return (
    <label class="standing">
      <span>{t('standing.label')}</span>
      <select
        value={answer === undefined ? NONE : answer.thing === undefined ? ROUND : THING + answer.thing}
        onChange={event => choose(event.currentTarget.value)}
      >
        <option value={NONE}>{t('standing.none')}</option>
        <option value={ROUND}>{t('standing.round')}</option>
        {nameable(at).map(([group, things]) => (
          <optgroup key={group} label={t(`standing.until.${group}`)}>
            {things.map(([id, name]) => (
              <option key={id} value={THING + id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

type Named = readonly (readonly [id: string, name: string])[]

/** What a chronicle speaks of by name: players, places, things. */
function nameable(at: AtTable): readonly (readonly [group: string, things: Named])[] {
  const { zones, parts } = at.scene.open
  const places = Object.keys(zones).filter(id => ['area', 'node'].includes(zones[id]?.t ?? ''))
  const things = Object.keys(parts).filter(id => parts[id]?.name !== undefined || at.words().texts[id] !== undefined)
  const others = Object.keys(at.seats()).filter(seat => seat !== at.viewer())
  return [
    ['seats', named(at, others)] as const,
    ['places', named(at, places)] as const,
    ['things', named(at, things)] as const,
  ].filter(([, names]) => names.length > 0)
}

function named(at: AtTable, ids: readonly string[]): Named {
  return ids.map(id => [id, nameOf(at, id)] as const).sort((a, b) => a[1].localeCompare(b[1]))
}

/** The window about which a drawer asks. */
const asking = signal<string | undefined>(undefined)

/** Beside a question about letting something go by: how not to be asked again for now. */
export function NotAgain({ window }: { window: string }) {
  if (useTable().standing === undefined) return null
  return (
    <button type="button" class="btn not-again" aria-haspopup="dialog" onClick={() => (asking.value = window)}>
      <Icon name="hourglass" />
      {t('standing')}
    </button>
  )
}

/** Until when such moments go by. */
export function NotAgainDrawer() {
  const at = useTable()
  const window = asking.value
  const known = window === undefined ? undefined : at.scene.open.windows[window]
  const close = () => (asking.value = undefined)
  useEffect(() => close, [])
  if (window === undefined || known === undefined) return null
  return (
    <Drawer title={speak(at, known.name)} onClose={close}>
      <p>{t('standing.why')}</p>
      <StandingChoice window={window} onChosen={close} />
    </Drawer>
  )
}
