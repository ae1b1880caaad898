import { useTable } from '../at-table.ts'
import { Panel } from './panel.tsx'
import { Rows } from './row.tsx'
import { Surface } from './surface.tsx'
import { TrackLine } from './track.tsx'
import { VesselView } from './vessel.tsx'

/** A zone that the page lays out, whatever its shape. Small: in a seat's panel. */
export function ZoneView({ id, small = false }: { id: string; small?: boolean }) {
  const zone = useTable().scene.open.box.zones[id]
  switch (zone?.t) {
    case 'surface':
      return <Surface id={id} zone={zone} />
    case 'track':
      return <TrackLine id={id} zone={zone} />
    case 'vessel':
      return <VesselView id={id} zone={zone} />
    case 'row':
      return zone.look === 'seat' ? <Panel id={id} zone={zone} /> : <Rows id={id} zone={zone} small={small} />
    case 'area':
    case 'node':
    case 'link':
    case undefined:
      return null
  }
}
