import { part, short, useTable } from '../model/at-table.ts'
import { has, marked } from '../model/box.ts'
import { narrow } from '../input/narrow.ts'
import { ZoneView } from './zone.tsx'

type At = ReturnType<typeof useTable>

/** My zones with a mark; of several seats those of the one through which I look. */
function mine(at: At, mark: string): string[] {
  const own = Object.entries(at.scene.open.zones).filter(
    ([, zone]) => has(zone, mark) && zone.seat !== undefined && at.me().includes(zone.seat),
  )
  const shown = at.me().length > 1 ? own.filter(([, zone]) => zone.seat === at.viewer()) : own
  return shown.map(([id]) => id)
}

/** What lies before me on the table: below the maps, on a phone above my hand. */
export function deskZones(at: At): string[] {
  return mine(at, 'desk')
}

/** My zones with the mark "hand", large, and what lies in the page's hand region. */
export function handZones(at: At): string[] {
  return [...(narrow.value ? deskZones(at) : []), ...mine(at, 'hand'), ...(at.scene.open.inside.get('hand') ?? [])]
}

/** Whether seats of this game have sheets to write on: then the frame keeps their room, so that the board never changes its size. */
export function hasSheet(at: At): boolean {
  return Object.values(at.scene.open.zones).some(zone => has(zone, 'hand') && has(zone, 'ledger'))
}

/** Beside the hand, below each other: those with the same mark "column-N". */
function columnOf(at: At, id: string): string {
  return marked(at.scene.open.zones[id], 'column-') ?? ''
}

function columns(at: At, zones: readonly string[]): string[][] {
  const all: string[][] = []
  for (const id of zones) {
    const column = columnOf(at, id)
    const same = column === '' ? undefined : all.find(([first]) => first !== undefined && columnOf(at, first) === column)
    if (same === undefined) all.push([id])
    else same.push(id)
  }
  return all
}

/** What the figure that one leads can do, by name; it is explained with the figure. */
function Skills({ id }: { id: string }) {
  const at = useTable()
  const kind = part(at, at.scene.piece(id)?.part)
  if (kind?.form !== 'figure' || kind.printed === undefined) return null
  return (
    <ul class="own-skills" data-explain={id}>
      {kind.printed.map((said, i) => (
        <li key={i}>{short(at, said)}</li>
      ))}
    </ul>
  )
}

export function Hand() {
  const at = useTable()
  const zones = handZones(at)
  if (zones.length === 0) return null
  return (
    <div class="hand-zones">
      {columns(at, zones).map(column =>
        column.length === 1 && column[0] !== undefined && columnOf(at, column[0]) === '' ? (
          <ZoneView key={column[0]} id={column[0]} />
        ) : (
          <div key={column[0]} class={`hand-column of-${columnOf(at, column[0] ?? '')}`}>
            {column.map(id => (
              <ZoneView key={id} id={id} />
            ))}
          </div>
        ),
      )}
      {zones.flatMap(id => at.scene.contents(id).pieces.map(([piece]) => <Skills key={piece} id={piece} />))}
    </div>
  )
}
