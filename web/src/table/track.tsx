import { part, useTable, type AtTable } from '../model/at-table.ts'
import { has, marked, type TrackZone } from '../model/box.ts'
import { Glyph } from '../shared/glyph.tsx'
import type { Piece } from '../net/protocol.ts'
import { Heading } from './row.tsx'
import { Scale } from './scale.tsx'

/** More cells than this are drawn as a ruler. */
const MANY = 24

/** Between two cells, where there are few. */
const WIDEST = 30

/** A track of points: numbered cells, or a ruler where there are many. */
export function TrackLine(drawn: { id: string; zone: TrackZone }) {
  if (has(drawn.zone, 'scale')) return <Scale {...drawn} />
  return drawn.zone.to - (drawn.zone.from ?? 0) > MANY ? <Ruler {...drawn} /> : <Cells {...drawn} />
}

/** Marks and numbers below, pawns above, with what they carry from earlier rounds; those who stand together stand behind one another. */
function Ruler({ id, zone }: { id: string; zone: TrackZone }) {
  const at = useTable()
  const from = zone.from ?? 0
  const cells = Array.from({ length: zone.to - from + 1 }, (_, i) => from + i)
  const x = (cell: number) => 14 + (cell - from) * (348 / Math.max(1, zone.to - from))
  const pawns = cells.flatMap(cell => at.scene.contents(`${id}.${cell}`).pieces.map(([key, piece]) => ({ key, piece, cell })))
  const behind = (i: number) => pawns.slice(0, i).filter(pawn => x(pawn.cell) > x(pawns[i]?.cell ?? 0) - 15).length
  return (
    <div class="zone track" data-el={id}>
      <Heading id={id} />
      <svg viewBox="0 -8 376 54" role="img" aria-label={standings(at, pawns)}>
        <path d={`M${x(from)} 30H${x(zone.to)}`} class="track-line" />
        {cells.map(cell => (
          <g key={cell} data-el={`${id}.${cell}`}>
            <path d={`M${x(cell)} 30v${cell % 10 === 0 ? -7 : cell % 5 === 0 ? -5 : -3}`} class="track-tick" />
            {cell % 10 === 0 && (
              <text x={x(cell)} y="43" class="cell-number">
                {cell}
              </text>
            )}
          </g>
        ))}
        {pawns.map(({ key, piece, cell }, i) => {
          const kind = part(at, piece.part)
          return (
            kind && (
              <g
                key={key}
                class={`pawn${at.scene.inAir.value.has(key) ? ' in-air' : ''}`}
                transform={`translate(${x(cell)} ${17 - (behind(i) % 2) * 5}) scale(.72)`}
              >
                <g data-el={key}>
                  <Glyph part={kind} game={at.game} tint={at.tint(piece.owner)} marks={piece.marks} />
                </g>
                {piece.face !== undefined && (
                  <text y="-11" class="lap">
                    {piece.face}
                  </text>
                )}
              </g>
            )
          )
        })}
      </svg>
    </div>
  )
}

export interface Pawn {
  piece: Piece
  cell: number
}

/** Who stands where, in words. */
export function standings(at: AtTable, pawns: readonly Pawn[]): string {
  return pawns
    .filter(({ piece }) => !piece.marks?.includes('ghost'))
    .map(
      ({ piece, cell }) =>
        `${at.words().people[piece.owner ?? ''] ?? piece.owner}: ${cell}${piece.face === undefined ? '' : ` ${piece.face}`}`,
    )
    .join(', ')
}

/** A row of numbered cells with pawns above and below, or a dark cell where nobody's pawn stands; a ghost pawn stands where points to come would lead. */
function Cells({ id, zone }: { id: string; zone: TrackZone }) {
  const at = useTable()
  const from = zone.from ?? 0
  const cells = Array.from({ length: zone.to - from + 1 }, (_, i) => from + i)
  const step = Math.min(WIDEST, 336 / Math.max(1, cells.length - 1))
  const width = 40 + step * (cells.length - 1)
  const x = (cell: number) => 20 + (cell - from) * step
  const goal = Number(marked(zone, 'goal-') ?? NaN)
  const pawns = cells.flatMap(cell => at.scene.contents(`${id}.${cell}`).pieces.map(([key, piece]) => ({ key, piece, cell })))
  const seats = Object.keys(at.seats())
  const low = (piece: Piece) => seats.indexOf(piece.owner ?? '') % 2 === 1
  const height = pawns.some(({ piece }) => piece.owner !== undefined) ? 78 : 28
  const middle = height / 2
  const crowd = (i: number) =>
    pawns.slice(0, i).filter(p => p.cell === pawns[i]?.cell && low(p.piece) === low(pawns[i].piece)).length * 9
  return (
    <div class="zone track" data-el={id}>
      <Heading id={id} />
      <svg viewBox={`0 0 ${width} ${height}`} style={{ maxWidth: `${width}px` }} role="img" aria-label={standings(at, pawns)}>
        <path d={`M${x(from)} ${middle}H${x(zone.to)}`} class="track-line" />
        {seats.map(seat => {
          const own = pawns.filter(({ piece }) => piece.owner === seat).map(({ cell }) => cell)
          const y = seats.indexOf(seat) % 2 === 1 ? 65 : 13
          return own.length === 2 ? (
            <path
              key={seat}
              d={`M${x(Math.min(...own)) + 11} ${y}H${x(Math.max(...own)) - 9}`}
              class="track-aim"
              style={{ stroke: `var(--${at.tint(seat)}-line, var(--${at.tint(seat)}))` }}
            />
          ) : null
        })}
        {cells.map(cell => (
          <g key={cell} data-el={`${id}.${cell}`}>
            <circle cx={x(cell)} cy={middle} r={cell === goal ? 13.5 : 12} class={cell === goal ? 'cell goal' : 'cell'} />
            <text x={x(cell)} y={middle + 4.6} class="cell-number">
              {cell}
            </text>
          </g>
        ))}
        {pawns.map(({ key, piece, cell }, i) => {
          const kind = part(at, piece.part)
          const ghost = piece.marks?.includes('ghost')
          if (piece.owner === undefined)
            return (
              <g key={key} data-el={key} data-explain={key} class={at.scene.inAir.value.has(key) ? 'in-air' : undefined}>
                <circle cx={x(cell)} cy={middle} r="12.6" class="cell held" />
                <text x={x(cell)} y={middle + 4.6} class="cell-number">
                  {cell}
                </text>
              </g>
            )
          return (
            kind && (
              <g
                key={key}
                class={`pawn${ghost ? ' ghost' : ''}${at.scene.inAir.value.has(key) ? ' in-air' : ''}`}
                transform={`translate(${x(cell) + crowd(i)} ${low(piece) ? 65 : 13}) scale(${ghost ? 0.74 : 0.92})`}
              >
                <g data-el={key}>
                  <Glyph
                    part={kind.symbol === undefined && kind.form !== 'coat' ? { form: 'coat' } : kind}
                    game={at.game}
                    tint={at.tint(piece.owner)}
                    marks={piece.marks}
                  />
                </g>
              </g>
            )
          )
        })}
      </svg>
    </div>
  )
}
