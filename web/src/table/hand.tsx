import { useTable } from '../model/at-table.ts'
import { has } from '../model/box.ts'
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

export function Hand() {
  const at = useTable()
  const zones = handZones(at)
  if (zones.length === 0) return null
  return (
    <div class="hand-zones">
      {zones.map(id => (
        <ZoneView key={id} id={id} />
      ))}
    </div>
  )
}
