import { nameOf, part, useTable } from '../model/at-table.ts'
import { marked } from '../model/box.ts'
import { Mini } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'

/** On a phone, above the board: who is told of on the sheets of the rail, and what is counted there. Pressing one leads to all that is told. */
export function RailStrip({ rail, away, onOpen }: { rail: readonly string[]; away: boolean; onOpen: () => void }) {
  const { zones } = useTable().scene.open
  return (
    <div class="seat-strip" inert={away}>
      {rail
        .filter(id => {
          const zone = zones[id]
          return zone?.t === 'row' && zone.look === 'sheet'
        })
        .map(id => (
          <Brief key={id} id={id} onOpen={onOpen} />
        ))}
    </div>
  )
}

function Brief({ id, onOpen }: { id: string; onOpen: () => void }) {
  const at = useTable()
  const { pieces } = at.scene.contents(id)
  const itself = pieces.find(([, piece]) => marked(piece, 'of-') === undefined)
  const kind = part(at, itself?.[1].part)
  const counts = pieces.flatMap(([key, piece]) => (marked(piece, 'of-') === undefined ? [] : [{ key, piece }]))
  const name = itself === undefined ? nameOf(at, id) : nameOf(at, itself[0])
  return (
    <button type="button" class="panel strip brief" onClick={onOpen}>
      <span class="unseen">{name}</span>
      {kind && <Mini part={kind} game={at.game} marks={itself?.[1].marks} size={30} />}
      <span class="brief-counts">
        {counts.map(({ key, piece }) => (
          <span key={key}>
            <span class="unseen">{`, ${nameOf(at, key)}: `}</span>
            <b>{piece.count ?? 1}</b>
            <Counted symbol={part(at, piece.part)?.symbol} />
          </span>
        ))}
      </span>
    </button>
  )
}

/** As on the sheet itself: discs, or the way to what has a sign. */
function Counted({ symbol }: { symbol: string | undefined }) {
  const at = useTable()
  return symbol === undefined ? <i /> : <Icon name={symbol} game={at.game} />
}
