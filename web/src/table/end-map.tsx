import { Table, useTable } from '../model/at-table.ts'
import { centre, type OpenBox } from '../model/box.ts'
import { t } from '../shared/speech.ts'
import { Surface } from './surface.tsx'

/** How it lay when it was over: the map in small. Pressing it shows the board. A game without a map has none. */
export function EndMap({ onOpen }: { onOpen: () => void }) {
  const at = useTable()
  const { inside, zones } = at.scene.open
  const maps = (inside.get('board') ?? []).flatMap(id => {
    const zone = zones[id]
    return zone?.t === 'surface' ? [{ id, zone }] : []
  })
  if (maps.length === 0) return null
  return (
    <div class={`end-map${maps.length > 1 || isWide(maps[0]?.id ?? '', at.scene.open) ? ' wide' : ''}`}>
      <div class="end-map-drawn" inert aria-hidden="true">
        <Table.Provider value={{ ...at, choice: undefined }}>
          {maps.map(({ id, zone }) => (
            <Surface key={id} id={id} zone={zone} small />
          ))}
        </Table.Provider>
      </div>
      <button type="button" class="end-map-open" aria-label={t('result.board')} title={t('result.board')} onClick={onOpen} />
    </div>
  )
}

/** Whether the land, or what lies on the map, is wider than high. */
function isWide(map: string, { inside, zones }: OpenBox): boolean {
  const centres = (inside.get(map) ?? []).flatMap(id => {
    const middle = centre(zones[id])
    return middle === undefined ? [] : [middle]
  })
  const spread = (along: 0 | 1) => Math.max(...centres.map(c => c[along])) - Math.min(...centres.map(c => c[along]))
  return spread(0) > spread(1)
}
