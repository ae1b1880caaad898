import { nameOf, part, useTable } from '../model/at-table.ts'
import { Glyph, Mini } from '../shared/glyph.tsx'
import type { Piece } from '../net/protocol.ts'
import { Heading } from './row.tsx'

type Lying = readonly (readonly [string, Piece])[]

/** Rows of the tray from the back to the front: where they begin, and how wide they are. */
const ROWS = [
  { x: 22, y: 174, wide: 192 },
  { x: 16, y: 186, wide: 204 },
  { x: 12, y: 198, wide: 212 },
]

/** A cube tower: what is thrown in above sticks or falls into the tray below. Beside it, what is inside; the row in it is the tray. */
export function Tower({ id, pieces, total, tray }: { id: string; pieces: Lying; total: number; tray: string | undefined }) {
  const at = useTable()
  const fallen = tray === undefined ? [] : at.scene.contents(tray).pieces
  return (
    <div class="tower">
      <svg viewBox="0 0 236 214" role="img" aria-label={`${nameOf(at, id)}: ${total}`}>
        <path class="brick" d="M42 36H122V150H42Z" />
        <path
          class="brick-line"
          d="M42 50H122M42 64H122M42 78H122M42 92H122M42 106H122M42 120H122M42 134H122M62 36V50M102 36V50M82 50V64M56 64V78M108 64V78M82 78V92M56 92V106M108 92V106M82 106V120M56 120V134M108 120V134"
        />
        <path class="brick" d="M22 4H142L122 34H42Z" data-funnel={id} />
        <path class="brick" d="M38 33H126V41H38Z" />
        <path class="gate" d="M70 74V64C70 55 94 55 94 64V74Z" />
        <path class="brick" d="M42 148L30 162H134L122 148Z" />
        <path class="gate" d="M64 150V124C64 110 100 110 100 124V150Z" data-gate={id} />
        <path class="tray-back" d="M18 160H218L232 178H4Z" />
        <path class="tray-floor" d="M4 178L18 160H218L232 178L230 208H6Z" data-el={tray} data-explain={tray} />
        {fallen.length > 0 && <Fallen pieces={fallen} />}
      </svg>
      <div class="inside">
        <Heading id={id} />
        <div class="items">
          {pieces.map(([key, piece]) => {
            const kind = part(at, piece.part)
            return (
              kind && (
                <span key={key} class="stat small" data-el={key} data-explain={key}>
                  <Mini part={kind} game={at.game} tint={at.tint(piece.owner)} size={19} />
                  <b>{(piece.count ?? 1) - (at.scene.inAir.value.get(key) ?? 0)}</b>
                </span>
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** Cubes in the tray, each for itself, in three rows; colour by colour, so that they can be counted. */
function Fallen({ pieces }: { pieces: Lying }) {
  const at = useTable()
  const counts = pieces.map(([key, piece]) => ({
    key,
    piece,
    n: Math.max(0, (piece.count ?? 1) - (at.scene.inAir.value.get(key) ?? 0)),
  }))
  const total = counts.reduce((sum, { n }) => sum + n, 0)
  const across = Math.max(9, Math.ceil(total / ROWS.length))
  const rows = total <= across ? ROWS.slice(1) : ROWS
  let next = 0
  return (
    <>
      {counts.map(({ key, piece, n }) => {
        const kind = part(at, piece.part)
        const first = next
        next += n
        return (
          kind && (
            <g key={key} data-el={key} data-explain={key}>
              {Array.from({ length: n }, (_, i) => {
                const row = rows[Math.floor((first + i) / across)]
                if (row === undefined) return null
                const x = row.x + (((first + i) % across) + 0.5) * (row.wide / across)
                return (
                  <g key={i} transform={`translate(${x} ${row.y}) rotate(${(((first + i) * 37) % 13) - 6}) scale(.9)`}>
                    <Glyph part={kind} game={at.game} tint={at.tint(piece.owner)} />
                  </g>
                )
              })}
              {n === 0 && <rect x={ROWS[1]?.x} y={ROWS[1]?.y} width="14" height="14" class="nothing" />}
            </g>
          )
        )
      })}
    </>
  )
}
