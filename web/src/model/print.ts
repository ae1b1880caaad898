import { has, isNumbered, trackOf, type OpenBox, type OpenZone } from './box.ts'
import { isHeading } from './beats.ts'
import type { Element, LogLine, Said } from '../net/protocol.ts'

/** A place of the table and what lies there, in words. */
export interface SheetLine {
  place: string
  things: string[]
}

/** How a reader calls things. */
export interface Speaker {
  name(id: string): string
  say(said: Said): string
}

/** The chronicle cut into rounds: each begins with the line under which a round began. */
export function chapters(lines: readonly LogLine[]): LogLine[][] {
  const all: LogLine[][] = []
  for (const line of lines) {
    const last = all[all.length - 1]
    if (last === undefined || isHeading(line)) all.push([line])
    else last.push(line)
  }
  return all
}

/** Sheets that are there for all and only now and then, a battle: each is printed for itself, to be laid on a gaming table. */
function isLoose(zone: OpenZone | undefined): boolean {
  return has(zone, 'ledger') && has(zone, 'fleeting') && zone?.seat === undefined && !has(zone, 'form')
}

/** What is only for the screen. */
function isScreen(zone: OpenZone | undefined): boolean {
  return has(zone, 'form') || has(zone, 'phases')
}

/** The loose sheets that are written on, line by line. */
export function looseSheets(box: OpenBox, elements: ReadonlyMap<string, Element>, speaker: Speaker): SheetLine[] {
  const number = (id: string) => Number(/\/(\d+)-[^/]*$/.exec(id)?.[1] ?? 0)
  return Object.entries(box.zones).flatMap(([zone, shape]) => {
    const things = [...elements]
      .flatMap(([id, element]) => (element.t === 'note' && element.at === zone ? [{ id, text: element.text }] : []))
      .sort((a, b) => number(a.id) - number(b.id))
      .map(({ text }) => speaker.say(text))
    return isLoose(shape) && things.length > 0 ? [{ place: speaker.name(zone), things }] : []
  })
}

/** Everything else that lies on the table, place by place in the order of the box: a scene for paper. */
export function sheet(box: OpenBox, elements: ReadonlyMap<string, Element>, speaker: Speaker): SheetLine[] {
  const lines = new Map<string, string[]>(Object.keys(box.zones).map(id => [id, []]))
  const put = (place: string, thing: string) => {
    const key = box.zones[place] === undefined ? trackOf(place) : place
    const things = lines.get(key)
    if (things === undefined) lines.set(key, [thing])
    else if (thing !== '') things.push(thing)
  }
  for (const [id, element] of elements)
    switch (element.t) {
      case 'note':
        put(element.at, speaker.say(element.text))
        break
      case 'piece':
        put(element.at, piece(box, id, element, speaker))
        break
      case 'spot':
        put(id, [element.owner, element.part].flatMap(each => (each === undefined ? [] : [speaker.name(each)])).join(' · '))
        put(id, (element.marks ?? []).flatMap(mark => (box.marks[mark] ? [speaker.say(box.marks[mark])] : [])).join(' · '))
        break
      case 'route':
        put(
          element.through?.[0] ?? id,
          `${(element.through ?? []).map(place => speaker.name(place)).join(' → ')}${element.label ? ` (${speaker.say(element.label)})` : ''}`,
        )
        break
    }
  const printed = ([id, things]: [string, string[]]) => things.length > 0 && !isLoose(box.zones[id]) && !isScreen(box.zones[id])
  return [...lines].filter(printed).map(([id, things]) => ({ place: placeName(box, id, speaker), things }))
}

function piece(box: OpenBox, id: string, element: Element & { t: 'piece' }, speaker: Speaker): string {
  const numbered = isNumbered(box.parts[element.part], element)
  const many = !numbered && (element.count ?? 1) > 1 ? `${element.count} × ` : ''
  const face = numbered ? ` ${element.face}` : ''
  const owner =
    element.owner !== undefined && element.owner !== box.zones[element.at]?.seat ? ` (${speaker.name(element.owner)})` : ''
  const cell = box.zones[element.at] === undefined ? `: ${element.at.slice(trackOf(element.at).length + 1)}` : ''
  return `${many}${speaker.name(id)}${face}${owner}${cell}`
}

/** A place that belongs to a seat is called by both. */
function placeName(box: OpenBox, id: string, speaker: Speaker): string {
  const seat = box.zones[id]?.seat
  const name = speaker.name(id)
  return seat === undefined || speaker.name(seat) === name ? name : `${speaker.name(seat)} · ${name}`
}
