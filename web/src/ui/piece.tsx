import { part, useTable } from '../at-table.ts'
import { Glyph, SINGLE } from '../draw/glyph.tsx'
import type { Piece } from '../protocol.ts'

/** A piece, or a stack of equal ones, on a map. */
export function BoardPiece({ id, piece, count = false }: { id: string; piece: Piece; count?: boolean }) {
  const at = useTable()
  const kind = part(at, piece.part)
  if (kind === undefined) return null
  const n = (piece.n ?? 1) - (at.scene.inAir.value.get(id) ?? 0)
  const owned = piece.of !== undefined && !SINGLE.has(kind.form)
  const numbered = count && kind.form !== 'ring' && kind.form !== 'die' && (n > 1 || owned)
  const fresh = at.scene.fresh.value.has(id)
  return (
    <g class={`piece${n < 1 ? ' in-air' : ''}${(piece.is ?? []).map(mark => ` m-${mark}`).join('')}`}>
      <g data-el={id} class="body">
        <Glyph part={kind} game={at.game} tint={at.tint(piece.of)} is={piece.is} face={piece.face} />
      </g>
      {fresh && <circle r="14.2" class="last-move" />}
      {numbered && (
        <text class="count" x="14" y="5.5">
          {n}
        </text>
      )}
    </g>
  )
}
