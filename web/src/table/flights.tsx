import { useLayoutEffect, useRef } from 'preact/hooks'
import { part, useTable } from '../model/at-table.ts'
import { Mini } from '../shared/glyph.tsx'
import { flights, launch, type Flight } from './motion.ts'
import { Face } from './thing.tsx'

/** Pieces on their way, over everything else. */
export function Flights() {
  return (
    <div class="flights" aria-hidden="true">
      {flights.value.map(flight => (
        <Flying key={flight.key} flight={flight} />
      ))}
    </div>
  )
}

function Flying({ flight }: { flight: Flight }) {
  const at = useTable()
  const node = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (node.current) launch(node.current, flight)
  }, [])
  const { piece } = flight
  const kind = part(at, piece.part)
  if (kind === undefined) return null
  const flat = kind.form === 'tile' || kind.form === 'card' || kind.form === 'back'
  const size = Math.max(20, Math.min(40, flight.to.height, flight.from.height))
  return (
    <div ref={node} class="flying">
      {flat ? (
        <div class={`flat ${kind.form} small`}>
          <Face kind={kind} piece={piece} small />
        </div>
      ) : (
        <Mini part={kind} game={at.game} tint={at.tint(piece.owner)} marks={piece.marks} face={piece.face} size={size} />
      )}
      {(piece.count ?? 1) > 1 && <b>{piece.count}</b>}
    </div>
  )
}
