import { speak, useTable } from '../model/at-table.ts'
import { inPieces, thrown } from '../model/dice.ts'
import { Mini } from './glyph.tsx'

/** A sentence whose dice are drawn. */
export function Prose({ text, size = 17 }: { text: string; size?: number }) {
  return (
    <>
      {inPieces(text).map((piece, i) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span key={i} class="die" style={{ '--i': i }}>
            <Mini part={{ form: 'die' }} face={String(piece)} size={size} />
            <span class="unseen">{piece} </span>
          </span>
        ),
      )}
    </>
  )
}

/** The dice that were just rolled, one after another, and what they came to. */
export function Thrown() {
  const at = useTable()
  if (thrown.value.length === 0) return null
  return (
    <div class="thrown" aria-hidden="true">
      {thrown.value.map((said, i) => (
        <p key={`${i} ${said.join()}`}>
          <Prose text={speak(at, said)} size={34} />
        </p>
      ))}
    </div>
  )
}
