import { nameOf, part, useTable } from '../model/at-table.ts'
import type { TrackZone } from '../model/box.ts'
import { Glyph } from '../shared/glyph.tsx'
import { Heading } from './row.tsx'
import { standings } from './track.tsx'

/** Between two pawns that stand nearly together. */
const APART = 15

/** Where the scale lies in its picture. */
const LEFT = 4
const WIDTH = 262
const TOP = 22

/**
 * A low scale below the seats: a box for each step, or for each stretch that marks "from-N" begin; pawns stand on it, and those who
 * stand together are moved apart.
 */
export function Scale({ id, zone }: { id: string; zone: TrackZone }) {
  const at = useTable()
  const from = zone.from ?? 0
  const cells = Array.from({ length: zone.to - from + 1 }, (_, i) => from + i)
  const step = WIDTH / cells.length
  const x = (cell: number) => LEFT + (cell - from) * step
  const begun = (zone.marks ?? []).filter(mark => mark.startsWith('from-')).map(mark => Number(mark.slice('from-'.length)))
  const stretches = begun.length > 0 ? [from, ...begun] : cells
  const pawns = cells.flatMap(cell => at.scene.contents(`${id}.${cell}`).pieces.map(([key, piece]) => ({ key, piece, cell })))
  const places: number[] = []
  for (const { cell } of pawns) {
    const wanted = x(cell) + step / 2
    places.push(Math.max(wanted, ...places.map(taken => (Math.abs(taken - wanted) < APART ? taken + APART : wanted))))
  }
  return (
    <div class="zone scale" data-el={id}>
      <Heading id={id} />
      <svg
        viewBox={`0 0 ${WIDTH + 2 * LEFT} 40`}
        role="img"
        aria-label={[nameOf(at, id), standings(at, pawns)].filter(Boolean).join(': ')}
      >
        {stretches.map((first, i) => {
          const end = stretches[i + 1] ?? zone.to + 1
          const middle = (x(first) + x(end)) / 2
          return (
            <g key={first} data-el={`${id}.${first}`}>
              <rect
                x={x(first)}
                y={TOP}
                width={x(end) - x(first)}
                height="16"
                class={
                  begun.length > 0
                    ? i % 2 === 0
                      ? 'stretch'
                      : 'stretch other'
                    : first < 0
                      ? 'step low'
                      : first > 0
                        ? 'step high'
                        : 'step'
                }
              />
              <text x={middle} y={TOP + 12.4} class="step-number">
                {begun.length > 0 ? i + 1 : first > 0 ? `+${first}` : String(first).replace('-', '−')}
              </text>
            </g>
          )
        })}
        {pawns.map(({ key, piece }, i) => {
          const kind = part(at, piece.part)
          return (
            kind && (
              <g
                key={key}
                class={`pawn${at.scene.inAir.value.has(key) ? ' in-air' : ''}`}
                transform={`translate(${places[i]} ${TOP - 8}) scale(.68)`}
              >
                <g data-el={key}>
                  <Glyph part={kind} game={at.game} tint={at.tint(piece.owner)} marks={piece.marks} />
                </g>
              </g>
            )
          )
        })}
      </svg>
    </div>
  )
}
