import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { nameOf, part, speak, useTable, type AtTable } from '../model/at-table.ts'
import { isOnMap, zone } from '../model/box.ts'
import { find, hover, hovered, keepStill, stay } from '../input/pointing.ts'
import { dock, type Docked } from '../input/tooltip-place.ts'
import { standing, standingThere } from '../input/target.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { Clause } from '../shared/clause.tsx'
import { Because, Pending } from './pending.tsx'

/** What the pointer rests on, explained; or what was pressed, to be confirmed. A gold thread leads to it. */
export function Tooltip() {
  const at = useTable()
  const pending = at.choice?.pending.value
  const pressed = pending?.target
  const id = pressed ?? hovered.value
  const node = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Docked | undefined>(undefined)
  const amounts = pending?.options.some(option => option.amounts?.length) ?? false
  const shown = id !== undefined && !amounts && (pressed !== undefined || explains(at, id))
  const asked = at.choice?.prompt.value
  const sent = at.choice?.sent.value ?? false
  useLayoutEffect(() => {
    if (sent) keepStill()
  }, [sent])
  const held = at.choice?.taken.value
  // A frame later, when the glow that must not be covered is drawn too; anew where it has other things to say.
  useLayoutEffect(() => {
    setPlace(undefined)
    const frame = requestAnimationFrame(() => {
      const goal = id === undefined ? undefined : find(id)
      if (shown && goal && node.current) setPlace(dock(node.current.getBoundingClientRect(), goal, id ?? ''))
    })
    return () => cancelAnimationFrame(frame)
  }, [id, shown, pressed, asked, held])
  if (!shown || id === undefined) return null
  return (
    <section aria-label={t('tips')}>
      {place?.thread && (
        <svg class="thread" aria-hidden="true">
          <path d={place.thread.d} />
          <circle cx={place.thread.x} cy={place.thread.y} r="3.5" />
        </svg>
      )}
      <div
        ref={node}
        class={`tip${pressed !== undefined ? ' pressed' : ''}`}
        role={pressed === undefined ? 'tooltip' : undefined}
        onPointerEnter={stay}
        onPointerLeave={() => hover(undefined)}
        style={place ? { left: `${place.x}px`, top: `${place.y}px` } : { visibility: 'hidden' }}
      >
        {pressed !== undefined ? <Pending /> : <Explained id={id} />}
      </div>
    </section>
  )
}

/** Only what has something to tell. */
function explains(at: AtTable, id: string): boolean {
  if (standing(at, id).options.length > 0) return true
  const piece = at.scene.piece(id)
  const kind = part(at, piece?.part)
  if (at.scene.contents(id).spot?.part !== undefined) return true
  const here = zone(at.scene.open, id)
  if (here !== undefined && isOnMap(here)) return true
  return kind?.tip !== undefined || kind?.name !== undefined || zone(at.scene.open, id)?.clause !== undefined
}

function Explained({ id }: { id: string }) {
  const at = useTable()
  const now = standing(at, id)
  const piece = at.scene.piece(id)
  const kind = part(at, piece?.part)
  const here = zone(at.scene.open, id)
  const notes = here === undefined ? [] : at.scene.contents(id).notes
  const land = here !== undefined && isOnMap(here)
  const lying = here === undefined ? [] : standingThere(at, id)
  const ground = land ? part(at, at.scene.contents(id).spot?.part) : undefined
  const clause = now.options[0]?.clause ?? kind?.clause ?? here?.clause
  const marks = [...(piece?.marks ?? []), ...(at.scene.contents(id).spot?.marks ?? [])]
    .map(mark => at.scene.open.marks?.[mark])
    .filter(said => said !== undefined)
  return (
    <>
      <h2>
        <span class="called">{nameOf(at, id)}</span>
        <Clause id={clause} />
      </h2>
      {piece?.owner !== undefined && (
        <p class="tip-owner">
          {nameOf(at, piece.owner)}
          {piece.face !== undefined ? ` · ${piece.face}` : (piece.count ?? 1) > 1 ? ` · ${piece.count}` : ''}
        </p>
      )}
      {kind?.tip && <p>{speak(at, kind.tip)}</p>}
      {kind?.printed?.map((said, i) => (
        <p key={i}>{speak(at, said)}</p>
      ))}
      {ground?.tip && <p>{speak(at, ground.tip)}</p>}
      {notes.map(([key, note]) => (
        <p key={key}>{speak(at, note.text)}</p>
      ))}
      {lying.length > 0 && <p class="tip-lying">{lying.join(', ')}</p>}
      {marks.map((said, i) => (
        <p key={i} class="tip-mark">
          {speak(at, said)}
        </p>
      ))}
      {now.options.map(option => (
        <div key={option.line} class="way">
          <p class="tip-deed">
            {speak(at, option.label)}
            {option.verdict && <b> {option.verdict}</b>}
          </p>
          <Because option={option} />
          {option.barred && (
            <p class="why">
              <Icon name="cross" />
              {speak(at, option.barred)}
            </p>
          )}
        </div>
      ))}
      {now.options.some(option => option.last && option.barred === undefined) && <p class="tip-last">{t('last')}</p>}
      {land && now.options.length === 0 && <NotHere />}
    </>
  )
}

/** Where places are asked for, and this is none of them: for what it cannot be chosen, and by which clause. */
function NotHere() {
  const at = useTable()
  const prompt = at.choice?.prompt.value
  const asked = [...(at.choice?.targets.value.on.keys() ?? [])]
  if (prompt === undefined || !asked.some(id => isPlace(at, id))) return null
  const held = at.choice?.taken.value
  const option = held === undefined ? undefined : prompt.options?.find(({ from, line }) => from === held || line === held)
  return (
    <p class="why">
      <Icon name="cross" />
      <span>{t('not.here', speak(at, option?.label ?? prompt.prompt))}</span>
      <Clause id={option?.clause ?? prompt.clause} />
    </p>
  )
}

/** A place on a map, or what stands there. */
function isPlace(at: AtTable, id: string): boolean {
  const here = zone(at.scene.open, at.scene.piece(id)?.at ?? id)
  return here !== undefined && isOnMap(here)
}
