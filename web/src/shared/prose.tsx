import { speak, useTable } from '../model/at-table.ts'
import { inPieces, thrown } from '../model/dice.ts'
import { Mini } from './glyph.tsx'

/** A sentence whose dice are drawn, and whose names are set off where they are given. */
export function Prose({ text, size = 17, names = [] }: { text: string; size?: number; names?: readonly string[] }) {
  return (
    <>
      {inPieces(text).map((piece, i) =>
        typeof piece === 'string' ? (
          <Named key={i} text={piece} names={names} />
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

function Named({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return <>{text}</>
  const any = names.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pieces = text.split(new RegExp(`(?<!\\p{L})(${any})(?!\\p{L})`, 'u'))
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <b key={i}>{piece}</b> : piece))}</>
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
