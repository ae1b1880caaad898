import type { ComponentChild } from 'preact'
import { nameOf, part, speak, useTable } from '../model/at-table.ts'
import { has, type VesselZone } from '../model/box.ts'
import { Glyph } from '../shared/glyph.tsx'
import type { Piece, VesselLook } from '../net/protocol.ts'
import { classes, pressing, standing } from '../input/target.ts'
import { Face } from './thing.tsx'
import { Heading } from './row.tsx'
import { Tower } from './tower.tsx'
import { ZoneView } from './zone.tsx'

type Lying = readonly (readonly [string, Piece])[]

/** One drawing that holds a count: an hourglass, a tower, a deck; a bag is its name and a number. */
export function VesselView({ id, zone }: { id: string; zone: VesselZone }) {
  const at = useTable()
  const { pieces, notes } = at.scene.contents(id)
  const now = standing(at, id)
  const inner = at.scene.open.inside.get(id) ?? []
  const total = pieces.reduce((sum, [, piece]) => sum + (piece.count ?? 1), 0)
  const words = notes.map(([key, note]) => <small key={key}>{speak(at, note.text)}</small>)
  const drawings: Record<VesselLook, () => ComponentChild> = {
    hourglass: () => (
      <>
        <Heading id={id} />
        <Hourglass pieces={pieces} label={`${nameOf(at, id)}: ${total}`} />
      </>
    ),
    tower: () => <Tower id={id} pieces={pieces} total={total} tray={inner[0]} />,
    bag: () => (
      <span class="plain-count">
        <span class="plain-name">{nameOf(at, id)}</span> <b>{total}</b> {words}
      </span>
    ),
    deck: () => <Deck id={id} pieces={pieces} total={total} />,
  }
  if (total === 0 && has(zone, 'fleeting') && now.state === 'none') return null
  return (
    <div class={`zone vessel vessel-${zone.look}${classes(now)}`} data-el={id} data-explain={id}>
      {drawings[zone.look]()}
      {(zone.look === 'tower' ? inner.slice(1) : inner).map(key => (
        <ZoneView key={key} id={key} />
      ))}
      {now.state !== 'none' && <div class={`hit over${classes(now)}`} {...pressing(at, id, now)} />}
    </div>
  )
}

/** Where cubes rest in the upper glass, and in the lower one after they have run through. */
const UPPER = [
  [56, 74],
  [45, 57],
  [67, 57],
  [45, 38],
  [67, 38],
  [56, 22],
  [36, 21],
  [78, 21],
  [56, 50],
]
const LOWER = [
  [40, 178],
  [72, 178],
  [56, 170],
  [46, 160],
  [66, 160],
  [56, 150],
]

function Hourglass({ pieces, label }: { pieces: Lying; label: string }) {
  const at = useTable()
  const n = pieces.reduce(
    (sum, [id, piece]) => sum + (piece.marks?.includes('spent') ? 0 : (piece.count ?? 1) - (at.scene.inAir.value.get(id) ?? 0)),
    0,
  )
  const spent = pieces.reduce((sum, [, piece]) => sum + (piece.marks?.includes('spent') ? (piece.count ?? 1) : 0), 0)
  const key = pieces[0]?.[0]
  return (
    <svg class="hourglass" viewBox="0 0 112 206" role="img" aria-label={label}>
      <g class="wood">
        <rect x="4" y="2" width="104" height="11" rx="2" />
        <rect x="4" y="193" width="104" height="11" rx="2" />
        <path d="M12 13V193M18 13V193M94 13V193M100 13V193" />
      </g>
      <path
        class="glass"
        d="M24 14C22 60 46 82 53 100Q54 103 53 106C46 124 22 146 24 192H88C90 146 66 124 59 106Q58 103 59 100C66 82 90 60 88 14Z"
      />
      <g data-el={key}>
        {UPPER.slice(0, n).map(([x, y], i) => (
          <g key={i} transform={`translate(${x} ${y})`}>
            <Glyph part={{ form: 'cube' }} />
          </g>
        ))}
      </g>
      {LOWER.slice(0, spent).map(([x, y], i) => (
        <g key={i} class="spent" transform={`translate(${x} ${y})`}>
          <Glyph part={{ form: 'cube' }} />
        </g>
      ))}
      <path class="shine" d="M32 24C32 48 40 66 48 82M32 184C31 164 38 144 46 130" />
    </svg>
  )
}

/** A pile: what lies on top, and how many. */
function Deck({ id, pieces, total }: { id: string; pieces: Lying; total: number }) {
  const at = useTable()
  const top = pieces[pieces.length - 1]
  const kind = part(at, top?.[1].part)
  return (
    <>
      <div class="label">{nameOf(at, id)}</div>
      {top && kind ? (
        <div
          class={`flat ${kind.form === 'tile' ? 'tile' : 'card'} ${kind.form} pile`}
          data-el={top[0]}
          role="img"
          aria-label={`${nameOf(at, id)}: ${total}`}
        >
          <Face kind={kind} piece={{ ...top[1], count: total }} />
          {kind.form !== 'back' && <b class="many">{total}</b>}
        </div>
      ) : (
        <div class="flat card hole" role="img" aria-label={`${nameOf(at, id)}: 0`} />
      )}
    </>
  )
}
