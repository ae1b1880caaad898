import { part, useTable } from '../model/at-table.ts'
import { Glyph, SINGLE } from '../shared/glyph.tsx'
import type { Piece } from '../net/protocol.ts'

/** A piece, or a stack of equal ones, on a map. */
export function BoardPiece({ id, piece, count = false }: { id: string; piece: Piece; count?: boolean }) {
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
        <text class="count" x="14" y="5.5">
          {n}
        </text>
      )}
    </g>
  )
}
