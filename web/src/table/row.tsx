import type { ComponentChild } from 'preact'
import { nameOf, part, speak, useTable, type AtTable } from '../model/at-table.ts'
import { has, marked, type RowZone } from '../model/box.ts'
import { Icon, symbolOf, Use } from '../shared/symbol.tsx'
import type { RowLook } from '../net/protocol.ts'
import { classes, pressing, standing } from '../input/target.ts'
import { Clause } from '../shared/clause.tsx'
import { Controls } from './controls.tsx'
import { Panel } from './panel.tsx'
import { Line, Thing } from './thing.tsx'
import { SheetOf } from './sheet.tsx'
import { ZoneView } from './zone.tsx'

interface Drawn {
  id: string
  zone: RowZone
  small: boolean
}

/** Every look of a row, and what draws it. A seat's score stands in the head of its panel. */
const LOOKS: Record<RowLook, (drawn: Drawn) => ComponentChild> = {
  stack: Plain,
  columns: Plain,
  panel: Plain,
  line: Plain,
  grid: Plain,
  fan: Plain,
  list: List,
  sheet: SheetOf,
  slot: Slot,
  seat: Panel,
  score: () => null,
  banner: Banner,
}

/** A zone laid out by its look. */
export function Rows(drawn: Drawn) {
  const Look = LOOKS[drawn.zone.look]
  return <Look {...drawn} />
}

/** Name and notes of a zone. */
export function Heading({ id, small = false }: { id: string; small?: boolean }) {
  const at = useTable()
  const zone = at.scene.open.zones[id]
  const { notes } = at.scene.contents(id)
  if (zone?.name === undefined)
    return notes.length === 0 ? null : (
      <p class="notes">
        {notes.map(([key, note]) => (
          <span key={key}>{speak(at, note.text)}</span>
        ))}
      </p>
    )
  const icon = small ? marked(zone, 'i-') : undefined
  return (
    <div class={small ? `label${icon ? ' iconic' : ''}` : 'heading'}>
      <span class="heading-name" data-explain={id}>
        {icon && <Icon name={icon} game={at.game} />}
        <span class={icon ? 'unseen' : undefined}>{nameOf(at, id)}</span>
      </span>
      {notes.map(([key, note]) => (
        <small key={key}>{speak(at, note.text)}</small>
      ))}
    </div>
  )
}

/** Whether a zone that comes and goes holds nothing now, nor any zone in it. */
export function isGone(at: AtTable, id: string): boolean {
  const zone = at.scene.open.zones[id]
  if (has(zone, 'asked')) return !isAsked(at, id)
  if (!has(zone, 'fleeting') || standing(at, id).state !== 'none') return false
  const { pieces, notes } = at.scene.contents(id)
  return pieces.length === 0 && notes.length === 0 && (at.scene.open.inside.get(id) ?? []).every(key => isGone(at, key))
}

/** Whether a part of the table would be a blank page for now. */
export function isBlank(at: AtTable, id: string): boolean {
  if (isGone(at, id)) return true
  const inner = at.scene.open.inside.get(id) ?? []
  const { spot, pieces, notes } = at.scene.contents(id)
  const said = spot !== undefined || pieces.length > 0 || notes.length > 0 || standing(at, id).state !== 'none'
  return !said && inner.length > 0 && inner.every(key => isBlank(at, key))
}

/** Whether anything in a zone may be chosen now. */
function isAsked(at: AtTable, id: string): boolean {
  const own = [id, ...at.scene.contents(id).pieces.map(([piece]) => piece)]
  return (
    own.some(one => standing(at, one).state !== 'none') || (at.scene.open.inside.get(id) ?? []).some(inner => isAsked(at, inner))
  )
}

function Plain({ id, zone, small }: Drawn) {
  const at = useTable()
  const { pieces, notes } = at.scene.contents(id)
  const inner = at.scene.open.inside.get(id) ?? []
  const now = standing(at, id)
  const empty = pieces.length === 0 && notes.length === 0 && inner.length === 0
  if (isGone(at, id) || (empty && small && now.state === 'none')) return null
  if (has(zone, 'phases')) return <Phases id={id} />
  if (has(zone, 'ledger')) return <Ledger id={id} zone={zone} small={small} />
  const layout = { '--columns': zone.columns || undefined, '--n': pieces.length }
  const holes =
    zone.look === 'grid' && zone.columns && !small
      ? Math.max(0, (zone.columns - (pieces.length % zone.columns)) % zone.columns)
      : 0
  return (
    <div
      class={`zone look-${zone.look}${small ? ' small' : ''}${classes(now)}${(zone.marks ?? []).map(mark => ` m-${mark}`).join('')}`}
      data-el={id}
      style={layout}
    >
      <Heading id={id} small={small} />
      {(pieces.length > 0 || holes > 0) && (
        <div class="items">
          {pieces.map(([key, piece]) => (
            <Thing key={key} id={key} piece={piece} small={small} />
          ))}
          {Array.from({ length: holes }, (_, i) => (
            <span key={i} class="hole" aria-hidden="true" />
          ))}
        </div>
      )}
      {empty && !small && (
        <div class="items empty" aria-hidden="true">
          –
        </div>
      )}
      {inner.length > 0 && (
        <div class="inner">
          {inner.map(key => (
            <ZoneView key={key} id={key} small={small} />
          ))}
        </div>
      )}
      {now.state !== 'none' && <div class={`hit over${classes(now)}`} {...pressing(at, id, now)} />}
    </div>
  )
}

/** Each in a line of its own; in a panel they stand as in any row. */
function List({ id, zone, small }: Drawn) {
  const at = useTable()
  const { pieces, notes } = at.scene.contents(id)
  if (small) return <Plain id={id} zone={zone} small />
  if (has(zone, 'fleeting') && pieces.length === 0 && notes.length === 0) return null
  return (
    <div class={`zone look-list${(zone.marks ?? []).map(mark => ` m-${mark}`).join('')}`} data-el={id}>
      <Heading id={id} />
      <ul class="list-lines">
        {pieces.map(([key, piece]) => (
          <li key={key}>
            <Line id={key} piece={piece} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where a round stands: a sentence, and its phases with the present one lit. */
function Phases({ id }: { id: string }) {
  const at = useTable()
  const { notes } = at.scene.contents(id)
  return (
    <section class="panel phases" data-el={id}>
      {notes
        .filter(([, note]) => !has(note, 'phase'))
        .map(([key, note]) => (
          <p key={key}>
            <b>{speak(at, note.text)}</b>
            <Clause id={note.clause} />
          </p>
        ))}
      <ol>
        {notes
          .filter(([, note]) => has(note, 'phase'))
          .map(([key, note]) => (
            <li key={key} class={has(note, 'past') ? 'past' : undefined} aria-current={has(note, 'now') ? 'step' : undefined}>
              {has(note, 'past') && <Icon name="check" />}
              <span>{speak(at, note.text)}</span>
            </li>
          ))}
      </ol>
    </section>
  )
}

/** A sheet that is written line by line: each note on a line of its own, with the clause it rests on and what can be done about it. */
function Ledger({ id, zone, small }: Drawn) {
  const at = useTable()
  const { notes } = at.scene.contents(id)
  return (
    <div class={`zone m-ledger${has(zone, 'form') ? ' m-form' : ''}${small ? ' small' : ''}`} data-el={id}>
      <div class="heading">
        <span class="heading-name" data-explain={id}>
          {speak(at, zone.name)}
        </span>
        <Controls id={id} />
      </div>
      <ul class="ledger-lines">
        {notes.map(([key, note]) => (
          <li
            key={key}
            class={note.marks?.map(mark => `m-${mark}`).join(' ')}
            style={has(note, 'bar') ? { '--n': note.text.find(arg => typeof arg === 'number') } : undefined}
            data-el={key}
          >
            {marked(note, 'i-') && <Icon name={marked(note, 'i-') ?? ''} game={at.game} />}
            <span>{speak(at, note.text)}</span>
            <Clause id={note.clause} />
            <Controls id={key} />
          </li>
        ))}
        {notes.length === 0 && <li class="empty">–</li>}
      </ul>
    </div>
  )
}

/** What holds for everybody now, large: a season, a phase, whose night it is. */
function Banner({ id }: Drawn) {
  const at = useTable()
  const { spot, notes } = at.scene.contents(id)
  const now = part(at, spot?.part)
  if (now === undefined) return <Heading id={id} />
  const symbol = symbolOf(now.symbol, at.game)
  return (
    <div class="banner" data-el={id} data-explain={id}>
      <svg class="roundel" viewBox="-23 -23 46 46" aria-hidden="true">
        <circle r="21.5" class="roundel-leaf" />
        <circle r="18" class="roundel-line" />
        {symbol && <Use name={symbol} size={29} color="var(--roundel-ink)" />}
      </svg>
      <div class="banner-text">
        <div class="banner-name">{now.name === undefined ? spot?.part : speak(at, now.name)}</div>
        <div class="banner-tip">
          {notes.length > 0 ? notes.map(([key, note]) => <span key={key}>{speak(at, note.text)}</span>) : speak(at, now.tip)}
        </div>
      </div>
      <Clause id={now.clause ?? at.scene.open.zones[id]?.clause} />
    </div>
  )
}

/** A space for a card, with its name and price; in a panel only whether something lies there. */
function Slot({ id, zone, small }: Drawn) {
  const at = useTable()
  const { pieces, notes } = at.scene.contents(id)
  const now = standing(at, id)
  const icon = marked(zone, 'i-')
  const marks = (zone.marks ?? []).map(mark => ` m-${mark}`).join('')
  if (small)
    return (
      <div class={`slot small${marks}`} data-el={id} data-explain={id} role="img" aria-label={nameOf(at, id)}>
        {pieces.length === 0 && icon && <Icon name={icon} game={at.game} />}
        {pieces.map(([key, piece]) => (
          <Thing key={key} id={key} piece={piece} small />
        ))}
      </div>
    )
  return (
    <div class={`slot${classes(now)}${marks}`} data-el={id}>
      <div class="slot-head" data-explain={id}>
        {icon && <Icon name={icon} game={at.game} />}
        <div>
          {nameOf(at, id)}
          {notes.map(([key, note]) => (
            <small key={key}>{speak(at, note.text)}</small>
          ))}
        </div>
      </div>
      <div class="slot-space">
        {pieces.map(([key, piece]) => (
          <Thing key={key} id={key} piece={piece} />
        ))}
      </div>
      {now.state !== 'none' && <div class={`hit over${classes(now)}`} {...pressing(at, id, now)} />}
    </div>
  )
}
