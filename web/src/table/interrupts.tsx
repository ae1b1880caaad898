import { nameOf, speak, useTable } from '../model/at-table.ts'
import { keepMuted, mutedIn } from '../model/muted-windows.ts'
import type { Window } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { mutedKey } from '../model/windows.ts'
import { StandingChoice } from './standing.tsx'
import { Clause } from '../shared/clause.tsx'

/** Which windows of a game, and which things in them, a person wants to be asked about. */
export function Interrupts() {
  const at = useTable()
  const windows = Object.entries(at.scene.open.windows ?? {})
  if (windows.length === 0) return null
  return (
    <section class="interrupts">
      <h3>{t('windows')}</h3>
      <p class="quiet">{t('windows.why')}</p>
      {windows.map(([id, window]) => (
        <OneWindow key={id} id={id} window={window} />
      ))}
    </section>
  )
}

function OneWindow({ id, window }: { id: string; window: Window }) {
  const at = useTable()
  const muted = mutedIn(at.game)
  const passed = muted.has(mutedKey(id))
  const asked = [...named(window.parts ?? [], part => nameOf(at, part))]
  const asks = asked.filter(([, things]) => !things.every(part => muted.has(mutedKey(id, part)))).length
  return (
    <fieldset>
      <legend>
        {speak(at, window.name)} <Clause id={window.clause} />
      </legend>
      <label>
        <input
          type="checkbox"
          checked={!passed}
          onChange={event => keepMuted(at.game, [mutedKey(id)], !event.currentTarget.checked)}
        />
        {t(passed ? 'windows.pass' : 'windows.ask')}
      </label>
      <StandingChoice window={id} />
      {!passed && (
        <details>
          <summary>{t('windows.things', asks, asked.length)}</summary>
          {asked.map(([name, things]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={!things.every(part => muted.has(mutedKey(id, part)))}
                onChange={event =>
                  keepMuted(
                    at.game,
                    things.map(part => mutedKey(id, part)),
                    !event.currentTarget.checked,
                  )
                }
              />
              {name}
            </label>
          ))}
        </details>
      )}
    </fieldset>
  )
}

/** Parts by what people call them: copies of a card are one thing to be asked about. */
function named(parts: readonly string[], name: (part: string) => string): Map<string, string[]> {
  const things = new Map<string, string[]>()
  for (const part of parts) things.set(name(part), [...(things.get(name(part)) ?? []), part])
  return things
}
