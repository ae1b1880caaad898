import { part, speak, useTable } from '../model/at-table.ts'
import { has, marked, type RowZone } from '../model/box.ts'
import { Mini } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'
import { classes, pressing, standing } from '../input/target.ts'
import { Pips } from './pips.tsx'

/** One thing with all that is to be known of it: picture and name above, what is printed on it, a line for each note, pressed as a whole. */
export function SheetOf({ id, zone }: { id: string; zone: RowZone }) {
  const at = useTable()
  const { spot, pieces, notes } = at.scene.contents(id)
  const [first, ...more] = [...pieces].sort(([, a], [, b]) => counted(a) - counted(b))
  if (first === undefined) return has(zone, 'fleeting') ? null : <div class="sheet-of hole" data-el={id} />
  const [key, piece] = first
  const kind = part(at, piece.part)
  const itself = standing(at, id)
  const target = itself.state === 'none' && !itself.from ? key : id
  const now = standing(at, target)
  const marks = (spot?.marks ?? []).map(mark => ` m-${mark}`).join('')
  // what it says is its name
  return (
    <div class={`sheet-of${classes(now)}${marks}`} data-el={id} {...pressing(at, target, now)} aria-label={undefined}>
      <h2 data-el={key} data-explain={key}>
        {kind && <Mini part={kind} game={at.game} marks={piece.marks} size={38} />}
        <span>{speak(at, kind?.name)}</span>
      </h2>
      {more.map(([other, lying]) => (
        <Pips key={other} id={other} piece={lying} />
      ))}
      <ul>
        {(kind?.printed ?? []).map((said, i) => (
          <li key={i} class="printed-line">
            {speak(at, said)}
          </li>
        ))}
        {notes.map(([line, note]) => (
          <li key={line} class={note.marks?.map(mark => `m-${mark}`).join(' ')}>
            {marked(note, 'i-') && <Icon name={marked(note, 'i-') ?? ''} game={at.game} />}
            {speak(at, note.text)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is counted stands below the thing itself. */
function counted(piece: { marks?: string[] }): number {
  return marked(piece, 'of-') === undefined ? 0 : 1
}
