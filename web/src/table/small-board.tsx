import { useMemo } from 'preact/hooks'
import { house } from '../house/house.ts'
import { Table, type AtTable } from '../model/at-table.ts'
import { has, open as unpack, type OpenBox } from '../model/box.ts'
import { Scene } from '../model/scene.ts'
import { PLAIN, tincture } from '../model/seat-colours.ts'
import type { Box, Element } from '../net/protocol.ts'
import { openRules } from '../house/rules-drawer.ts'
import { wordsOf } from '../shared/speech.ts'
import { Surface } from './surface.tsx'

/** A map with what stands on it, to be looked at and not to be touched. */
export function SmallBoard({ game, box, set, says }: { game: string; box: Box; set: Record<string, Element>; says: string }) {
  const at = useMemo(() => still(game, unpack(box), set), [game, box, set])
  const { inside, zones } = at.scene.open
  const maps = (inside.get('board') ?? []).flatMap(id => {
    const zone = zones[id]
    return zone?.t === 'surface' ? [{ id, zone }] : []
  })
  return (
    <Table.Provider value={at}>
      <div class={`small-board${maps.length > 1 ? ' several' : ''}`} role="img" aria-label={says}>
        <div class="surfaces" inert aria-hidden="true">
          {maps.map(({ id, zone }) => (
            <Surface key={id} id={id} zone={zone} small />
          ))}
        </div>
      </div>
    </Table.Provider>
  )
}

/** Nobody sits here, and nothing is asked. */
function still(game: string, box: OpenBox, set: Record<string, Element>): AtTable {
  const scene = new Scene(box)
  scene.show(new Map(Object.entries(set)))
  const info = house.value?.games.find(one => one.id === game)
  const seats = (info?.seats ?? []).filter(
    seat => box.zones[seat] !== undefined || Object.values(box.zones).some(zone => zone.seat === seat),
  )
  return {
    scene,
    game,
    words: () => wordsOf(info?.words),
    me: () => [],
    seats: () => ({}),
    tint: seat => (seat === undefined || !seats.includes(seat) ? seat : tincture(seats, seat, has(box.zones[seat], PLAIN))),
    waits: () => [],
    viewer: () => '',
    choice: undefined,
    openRules: clause => openRules(game, clause),
  }
}
