import { nameOf, part, useTable, type AtTable } from '../model/at-table.ts'
import { has, marked, type AreaZone } from '../model/box.ts'
import { symbolOf, Use } from '../shared/symbol.tsx'
import type { Piece } from '../net/protocol.ts'
import { classes, pressing, standing } from '../input/target.ts'
import { BoardPiece } from './piece.tsx'
import { Verdict } from './verdict.tsx'

interface Drawn {
  id: string
  area: AreaZone
}
const key = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_')

/** What a territory may be marked with besides its owner: signs that stand outside the label's box. */
const SIGNS = ['mountain', 'marsh', 'gold']
const AROUND: [number, number][] = [
  [-52, -26],
  [50, -30],
  [-44, 40],
  [46, 40],
  [2, -52],
]

function TerrainSigns({ sign, x, y, unit, game }: { sign: string; x: number; y: number; unit: number; game: string }) {
  const symbol = symbolOf(sign, game)
  if (symbol === undefined) return null
  const spots: [number, number][] = sign === 'gold' ? [[36, -24]] : AROUND
  return (
    <g class={`terrain-sign ${sign}`}>
      {spots.map(([dx, dy]) => (
        <Use
          key={dx}
          name={symbol}
          x={x + dx * unit}
          y={y + dy * unit}
          size={(sign === 'gold' ? 17 : 20) * unit}
          color="var(--ink3)"
        />
      ))}
    </g>
  )
}

/** The land of a province: colour and hatching along the border only, so that the middle stays free. */
export function AreaLand({ id, area, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const { spot } = at.scene.contents(id)
  const lit = standing(at, id).state === 'lit'
  const owner = at.tint(spot?.owner)
  const tint = marked(area, 'tint-')
  const terrain = part(at, spot?.part)
  const picture = symbolOf(terrain?.symbol, at.game)
  const { path: d } = area
  return (
    <g>
      <clipPath id={`clip-${key(id)}`}>
        <path d={d} />
      </clipPath>
      <path d={d} class={lit ? 'land lit' : 'land'} style={spot?.part ? { fill: `var(--${spot.part}, var(--land))` } : {}} />
      <g clip-path={`url(#clip-${key(id)})`}>
        {SIGNS.filter(sign => has(area, sign)).map(sign => (
          <TerrainSigns key={sign} sign={sign} x={area.x} y={area.y} unit={unit} game={at.game} />
        ))}
        {picture && (
          <g class="terrain">
            <Use name={picture} x={area.x} y={area.y} size={46 * unit} color="var(--ink3)" />
          </g>
        )}
        {tint && <path d={d} class="tint" stroke={`var(--p-${tint})`} stroke-width={26 * unit} />}
        <path d={d} class="shade" stroke-width={13 * Math.min(unit, 1.3)} />
        {owner === 'tower' && (
          <>
            <path d={d} class="band-argent" stroke-width="24" />
            <path d={d} class="band-argent-line" stroke-width="13" />
            <path d={d} class="band-argent-fill" stroke-width="11.4" />
          </>
        )}
        {owner && owner !== 'tower' && (
          <>
            <path d={d} class="band" stroke={`var(--${owner})`} stroke-width="24" />
            <path d={d} class="hatch" stroke={`url(#h-${owner})`} stroke-width="20" />
          </>
        )}
        {lit && <path d={d} class="halo-in" stroke-width="26" />}
      </g>
      <path d={d} class={`border${has(spot, 'chosen') ? ' chosen' : ''}`} />
    </g>
  )
}

/** A source of the sum that is being shown. */
export function AreaLink({ area: { path: d } }: { area: AreaZone }) {
  return <path d={d} class="linked" />
}

/** Gold leaf: you may act here. What waits for a thing in hand is dotted only. */
export function AreaGlow({ id, area: { path: d } }: Drawn) {
  const at = useTable()
  const now = standing(at, id)
  if (now.state === 'barred') return null
  if (now.state === 'quiet') return <path d={d} class="dotted" />
  return (
    <g class={`glow${now.taken ? ' taken' : ''}`}>
      <path d={d} class="glow-halo" />
      <path d={d} class="glow-edge" />
      <path d={d} class="glow-leaf" />
    </g>
  )
}

/** Where a piece of a province stands, measured from the middle of its name. */
interface Laid {
  id: string
  piece: Piece
  x: number
  y: number
  wide: number
  counted: boolean
}

/** Markers above the name, or beside the number; other pieces in rows below. */
function lay(at: AtTable, area: AreaZone, pieces: readonly (readonly [string, Piece])[]): Laid[] {
  const numbered = has(area, 'numbered')
  const form = (piece: Piece) => part(at, piece.part)?.form
  const isAbove = (piece: Piece) =>
    form(piece) === 'marker' || (numbered && (form(piece) === 'building' || form(piece) === 'ring'))
  const above = pieces.filter(([, piece]) => isAbove(piece))
  const below = pieces.filter(([, piece]) => !isAbove(piece))
  const half = Math.ceil(below.length / 2)
  const rows = below.length > 4 ? [below.slice(0, half), below.slice(half)] : [below]
  const width = (piece: Piece) =>
    form(piece) === 'counter' ? 62 : form(piece) === 'ring' ? 23 : (piece.count ?? 1) > 1 || piece.owner ? 37 : 26
  const laid = above.map(([id, piece], i): Laid => {
    const x = numbered ? 11 + i * 26 : (i - (above.length - 1) / 2) * 24
    return { id, piece, x, y: numbered ? -23 : -25, wide: 24, counted: false }
  })
  rows.forEach((row, i) => {
    const y = (area.name !== undefined ? 20 : 2) + i * 27
    let left = -row.reduce((sum, [, piece]) => sum + width(piece), 0) / 2
    for (const [id, piece] of row) {
      const x = left + (form(piece) === 'counter' ? 31 : 12)
      laid.push({ id, piece, x, y, wide: form(piece) === 'counter' ? 60 : 24, counted: true })
      left += width(piece)
    }
  })
  return laid
}

/** Name, markers above it, pieces in rows below. */
export function AreaThings({ id, area, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const { pieces } = at.scene.contents(id)
  const { x, y } = area
  const numbered = has(area, 'numbered')
  const laid = lay(at, area, pieces)
  return (
    <g class={`things${standing(at, id).state === 'lit' ? ' lit' : ''}`} transform={`translate(${x} ${y}) scale(${unit})`}>
      {area.name !== undefined && (
        <text class={numbered ? 'place on-map' : 'place'} y={pieces.length === 0 ? 5 : 0}>
          {nameOf(at, id)}
        </text>
      )}
      {numbered && (
        <text class={has(area, 'red') ? 'number red' : 'number'} x={laid.some(one => !one.counted) ? -13 : 0} y="-17">
          {id}
        </text>
      )}
      {laid.map(({ id: key, piece, x: dx, y: dy, wide, counted }) => (
        <g key={key} transform={`translate(${dx} ${dy})`}>
          {standing(at, key).from && <Rim wide={wide} taken={standing(at, key).taken} />}
          <BoardPiece id={key} piece={piece} count={counted} />
        </g>
      ))}
    </g>
  )
}

/** Crossed swords: a battle is to be fought here. */
export function BattleSign({ area: { x, y }, unit }: { area: AreaZone; unit: number }) {
  return (
    <g class="battle-sign" transform={`translate(${x - 36 * unit} ${y - 22 * unit}) scale(${unit})`}>
      <circle r="12" />
      <Use name="swords" size={16} color="var(--main-on)" />
    </g>
  )
}

/** A gold rim: this can be taken up. */
function Rim({ wide, taken }: { wide: number; taken: boolean }) {
  return <rect class={`piece-rim${taken ? ' taken' : ''}`} x={-wide / 2 - 3} y="-15.5" width={wide + 6} height="31" rx="4" />
}

/** Pieces of a province that can be taken up, each to be pressed. */
export function AreaPieceHits({ id, area, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const laid = lay(at, area, at.scene.contents(id).pieces)
  const goal = standing(at, id).state === 'lit'
  return (
    <g transform={`translate(${area.x} ${area.y}) scale(${unit})`}>
      {laid.map(({ id: key, x, y, wide }) => {
        const now = standing(at, key)
        if ((!now.from && now.state === 'none') || (goal && !now.taken)) return null // the whole province is the goal
        return (
          <rect
            key={key}
            class={`hit${classes(now)}`}
            x={x - wide / 2 - 3}
            y={y - 15.5}
            width={wide + 6}
            height="31"
            {...pressing(at, key, now)}
          />
        )
      })}
    </g>
  )
}

/** The whole province is pressed; where nothing can be done with it itself, what stands there is taken up. */
export function AreaHit({ id, area }: Drawn) {
  const at = useTable()
  const now = standing(at, id)
  const first = now.state === 'lit' ? undefined : at.scene.contents(id).pieces.find(([piece]) => standing(at, piece).from)
  const hands = pressing(at, id, now)
  if (first === undefined) return <path d={area.path} class={`hit${classes(now)}`} data-el={id} {...hands} />
  const takeUp = (event: Event) => {
    event.stopPropagation()
    at.choice?.takeUp(first[0])
  }
  const { onPointerEnter, onPointerLeave } = hands
  return (
    <path
      d={area.path}
      class="hit is-from"
      data-el={id}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onClick={takeUp}
    />
  )
}

export function AreaVerdict({ id, area, unit }: Drawn & { unit: number }) {
  return <Verdict id={id} x={area.bx} y={area.by} unit={unit} />
}
