import { part, useTable } from '../model/at-table.ts'
import { Glyph, SINGLE } from '../shared/glyph.tsx'
import type { Piece } from '../net/protocol.ts'

interface Drawn {
  id: string
  piece: Piece
  count?: boolean
  /** Where its number stands. */
  side?: Side
}

export type Side = 'left' | 'above' | 'right'

const NUMBERS: Record<Side, { x: number; y: number; 'text-anchor'?: 'middle' | 'end' }> = {
  left: { x: -14, y: 5.5, 'text-anchor': 'end' },
  above: { x: 0, y: -13, 'text-anchor': 'middle' },
  right: { x: 14, y: 5.5 },
}

/** A piece, or a stack of equal ones, on a map. */
export function BoardPiece({ id, piece, count = false, side = 'right' }: Drawn) {
  const at = useTable()
  const kind = part(at, piece.part)
  if (kind === undefined) return null
  const n = (piece.count ?? 1) - (at.scene.inAir.value.get(id) ?? 0)
  const owned = piece.owner !== undefined && !SINGLE.has(kind.form)
  const numbered = count && kind.form !== 'ring' && kind.form !== 'die' && !SINGLE.has(kind.form) && (n > 1 || owned)
  const fresh = at.scene.fresh.value.has(id)
  return (
    <g class={`piece${n < 1 ? ' in-air' : ''}${(piece.marks ?? []).map(mark => ` m-${mark}`).join('')}`}>
      <g data-el={id} class="body">
        <Glyph part={kind} game={at.game} tint={at.tint(piece.owner)} marks={piece.marks} face={piece.face} count={piece.count} />
      </g>
      {fresh && kind.form === 'counter' && <rect x="-33" y="-15.5" width="66" height="31" rx="3" class="last-move" />}
      {fresh && kind.form !== 'counter' && <circle r="14.2" class="last-move" />}
      {numbered && (
        <text class="count" {...NUMBERS[side]}>
          {n}
        </text>
      )}
    </g>
  )
}
