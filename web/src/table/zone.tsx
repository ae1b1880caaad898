import { useTable } from '../model/at-table.ts'
import { Rows } from './row.tsx'
import { Surface } from './surface.tsx'
import { TrackLine } from './track.tsx'
import { VesselView } from './vessel.tsx'

/** A zone that the page lays out, whatever its shape. Small: in a seat's panel. */
export function ZoneView({ id, small = false }: { id: string; small?: boolean }) {
  const zone = useTable().scene.open.zones[id]
  switch (zone?.t) {
    case 'surface':
      return <Surface id={id} zone={zone} />
    case 'track':
      return <TrackLine id={id} zone={zone} />
    case 'vessel':
      return <VesselView id={id} zone={zone} />
    case 'row':
      return <Rows id={id} zone={zone} small={small} />
    case 'area':
    case 'node':
    case 'link':
    case undefined:
      return null
  }
}
