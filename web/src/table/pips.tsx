import { nameOf, useTable } from '../model/at-table.ts'
import { has, marked } from '../model/box.ts'
import { Icon } from '../shared/symbol.tsx'
import type { Piece } from '../net/protocol.ts'
import { part } from '../model/at-table.ts'

/** So many of all that there are: a disc each, those that are gone hollow; beads on a way lead to what lies at its end. */
export function Pips({ id, piece }: { id: string; piece: Piece }) {
  const at = useTable()
  const all = Number(marked(piece, 'of-') ?? 0)
  const left = piece.count ?? 1
  const beads = has(piece, 'beads')
  const symbol = part(at, piece.part)?.symbol
  return (
    <span
      class={`pips${beads ? ' beads' : ''}`}
      data-el={id}
      data-explain={id}
      role="img"
      aria-label={`${nameOf(at, id)}: ${left} / ${all}`}
    >
      {Array.from({ length: beads ? all : Math.max(all, left) }, (_, i) => (
        <i key={i} class={beads ? (i === all - left ? 'here' : i > all - left ? 'ahead' : '') : i < left ? 'full' : ''} />
      ))}
      {beads && symbol && <Icon name={symbol} game={at.game} />}
      <b>{beads ? left : `${left}/${all}`}</b>
    </span>
  )
}
