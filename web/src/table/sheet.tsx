import { part, speak, useTable } from '../model/at-table.ts'
import { has, type RowZone } from '../model/box.ts'
import { Mini } from '../shared/glyph.tsx'
import { classes, pressing, standing } from '../input/target.ts'

/** One thing with all that is to be known of it: picture and name above, a line for each note, pressed as a whole. */
export function SheetOf({ id, zone }: { id: string; zone: RowZone }) {
  const at = useTable()
  const { spot, pieces, notes } = at.scene.contents(id)
  const [first] = pieces
  if (first === undefined) return has(zone, 'fleeting') ? null : <div class="sheet-of hole" data-el={id} />
  const [key, piece] = first
  const kind = part(at, piece.part)
  const now = standing(at, id)
  const marks = (spot?.marks ?? []).map(mark => ` m-${mark}`).join('')
  return (
    <section class={`sheet-of${classes(now)}${marks}`} data-el={id} {...pressing(at, id, now)}>
      <h2 data-el={key} data-explain={key}>
        {kind && <Mini part={kind} game={at.game} marks={piece.marks} size={38} />}
        <span>{speak(at, kind?.name)}</span>
      </h2>
      <ul>
        {notes.map(([line, note]) => (
          <li key={line} class={note.marks?.map(mark => `m-${mark}`).join(' ')}>
            {speak(at, note.text)}
          </li>
        ))}
      </ul>
    </section>
  )
}
