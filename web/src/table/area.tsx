import { nameOf, part, useTable } from '../model/at-table.ts'
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

/** Name, markers above it, pieces in rows below. */
export function AreaThings({ id, area, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const { pieces } = at.scene.contents(id)
  const { x, y } = area
  const numbered = has(area, 'numbered')
  const isAbove = ([, piece]: readonly [string, Piece]) => {
    const form = part(at, piece.part)?.form
    return form === 'marker' || (numbered && (form === 'building' || form === 'ring'))
  }
  const above = pieces.filter(isAbove)
  const below = pieces.filter(entry => !isAbove(entry))
  const rows =
    below.length > 4 ? [below.slice(0, Math.ceil(below.length / 2)), below.slice(Math.ceil(below.length / 2))] : [below]
  const named = area.name !== undefined
  const lone = below.length === 0 && above.length === 0
  return (
    <g class={`things${standing(at, id).state === 'lit' ? ' lit' : ''}`} transform={`translate(${x} ${y}) scale(${unit})`}>
      {named && (
        <text class={numbered ? 'place on-map' : 'place'} y={lone ? 5 : 0}>
          {nameOf(at, id)}
        </text>
      )}
      {numbered && (
        <text class={has(area, 'red') ? 'number red' : 'number'} x={above.length > 0 ? -13 : 0} y="-17">
          {id}
        </text>
      )}
      {above.map(([piece, now], i) => (
        <g
          key={piece}
          transform={`translate(${numbered ? 11 + i * 26 : (i - (above.length - 1) / 2) * 24} ${numbered ? -23 : -25})`}
        >
          <BoardPiece id={piece} piece={now} />
        </g>
      ))}
      {rows.map((row, i) => (
        <RowOfPieces key={i} row={row} y={(named ? 20 : 2) + i * 27} />
      ))}
    </g>
  )
}

function RowOfPieces({ row, y }: { row: readonly (readonly [string, Piece])[]; y: number }) {
  const at = useTable()
  const wide = ([, piece]: readonly [string, Piece]) =>
    part(at, piece.part)?.form === 'counter'
      ? 62
      : part(at, piece.part)?.form === 'ring'
        ? 23
        : (piece.count ?? 1) > 1 || piece.owner
          ? 37
          : 26
  let x = -row.reduce((sum, entry) => sum + wide(entry), 0) / 2
  return (
    <>
      {row.map(entry => {
        const here = x + (part(at, entry[1].part)?.form === 'counter' ? 31 : 12)
        x += wide(entry)
        return (
          <g key={entry[0]} transform={`translate(${here} ${y})`}>
            <BoardPiece id={entry[0]} piece={entry[1]} count />
          </g>
        )
      })}
    </>
  )
}

/** The whole province is pressed. */
export function AreaHit({ id, area }: Drawn) {
  const at = useTable()
  const now = standing(at, id)
  return <path d={area.path} class={`hit${classes(now)}`} data-el={id} {...pressing(at, id, now)} />
}

export function AreaVerdict({ id, area, unit }: Drawn & { unit: number }) {
  return <Verdict id={id} x={area.bx} y={area.by} unit={unit} />
}
