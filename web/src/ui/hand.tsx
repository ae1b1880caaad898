import { useTable } from '../at-table.ts'
import { has } from '../box.ts'
import { ZoneView } from './zone.tsx'

/** My zones with the mark "hand", large, and what lies in the page's hand region. */
export function handZones(at: ReturnType<typeof useTable>): string[] {
  const { box, inside } = at.scene.open
  const own = Object.entries(box.zones).filter(
    ([, zone]) => has(zone, 'hand') && zone.seat !== undefined && at.me().includes(zone.seat),
  )
  const asked = at.choice?.prompt.value?.seat
  const shown = at.me().length > 1 ? own.filter(([, zone]) => zone.seat === (asked ?? at.me()[0])) : own
  return [...shown.map(([id]) => id), ...(inside.get('hand') ?? [])]
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
