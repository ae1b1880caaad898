import type { Beat, Delta, Element, LogLine, Piece, Prompt, Route, Said, View } from '../net/protocol.ts'

/** All that a page knows of a table's scene: what the server last told this viewer. */
export interface Known {
  at: number
  elements: ReadonlyMap<string, Element>
  status: Said | undefined
  waits: readonly string[]
  asks: readonly Prompt[]
  undo: boolean
  /** Whether all that was confirmed may be taken up again: others still choose. */
  reopen: boolean
  log: readonly LogLine[]
}

export const UNKNOWN: Known = {
  at: -1,
  elements: new Map(),
  status: undefined,
  waits: [],
  asks: [],
  undo: false,
  reopen: false,
  log: [],
}

export function known(view: View): Known {
  return {
    at: view.at,
    elements: new Map(Object.entries(view.set)),
    status: view.status,
    waits: view.waits,
    asks: view.asks,
    undo: view.undo,
    reopen: view.reopen,
    log: view.log.flatMap(withChapter),
  }
}

/** Elements after a beat. An element is replaced whole, never field by field. */
export function applied(elements: ReadonlyMap<string, Element>, beat: Beat): Map<string, Element> {
  const next = new Map(elements)
  for (const id of beat.gone ?? []) next.delete(id)
  for (const [id, element] of Object.entries(beat.set ?? {})) next.set(id, element)
  return next
}

/** Whether a delta follows what is known; anything else is healed by asking for the whole view. */
export function follows(now: Known, delta: Delta): boolean {
  return (
    delta.at === now.at + 1 && delta.beats.every(beat => (beat.gone ?? []).every(id => now.elements.has(id) || setBy(delta, id)))
  )
}

function setBy(delta: Delta, id: string): boolean {
  return delta.beats.some(beat => beat.set?.[id] !== undefined)
}

/** The sentence of a beat as a line of the chronicle. */
export function told(beat: Beat, at: number): LogLine[] {
  if (beat.said === undefined) return []
  const line: LogLine = { at, say: beat.said }
  if (beat.by !== undefined) line.by = beat.by
  if (beat.clause !== undefined) line.clause = beat.clause
  if (beat.heading) line.heading = beat.heading
  if (beat.chapter !== undefined) line.chapter = beat.chapter
  if (beat.followed !== undefined) line.followed = beat.followed
  if (beat.effect === 'reported') line.reported = true
  return withChapter(line)
}

/** A line, and below it the heading of the chapter that begins after it. */
export function withChapter(line: LogLine): LogLine[] {
  return line.chapter === undefined ? [line] : [line, { at: line.at, say: line.chapter, heading: true }]
}

/** A new round begins a chapter of the chronicle; a draw that this viewer may not read does not. */
export function isHeading(line: LogLine): boolean {
  return line.heading === true
}

/** What is known after one beat of a delta; questions wait for the last one. */
export function afterBeat(now: Known, beat: Beat, at: number): Known {
  return { ...now, elements: applied(now.elements, beat), log: [...now.log, ...told(beat, at)] }
}

/** What a delta leaves out is unchanged. */
export function afterDelta(now: Known, delta: Delta): Known {
  return {
    ...now,
    at: delta.at,
    status: delta.status === undefined ? now.status : (delta.status ?? undefined),
    waits: delta.waits ?? now.waits,
    asks: delta.asks ?? now.asks,
    undo: delta.undo ?? now.undo,
    reopen: delta.reopen ?? now.reopen,
  }
}

/** Everything at once, for those who do not watch it happen. */
export function caughtUp(now: Known, deltas: readonly Delta[]): Known {
  return deltas.reduce(
    (known, delta) =>
      afterDelta(
        delta.beats.reduce((k, beat) => afterBeat(k, beat, delta.at), known),
        delta,
      ),
    now,
  )
}

/** Scenes before, between and after the beats of a replay. */
export function frames(start: ReadonlyMap<string, Element>, beats: readonly Beat[]): ReadonlyMap<string, Element>[] {
  const all = [start]
  for (const beat of beats) all.push(applied(all[all.length - 1] ?? start, beat))
  return all
}

/** Pieces that a beat brought, moved, turned or counted anew; a mere change of marks is no news. */
export function touched(before: ReadonlyMap<string, Element>, beat: Beat): string[] {
  return Object.entries(beat.set ?? {}).flatMap(([id, now]) => {
    const was = before.get(id)
    if (now.t !== 'piece') return []
    const same =
      was?.t === 'piece' && was.at === now.at && was.count === now.count && was.part === now.part && was.face === now.face
    return same ? [] : [id]
  })
}

/** Pieces that a beat moved by giving them another place under the same id. */
export function moved(before: ReadonlyMap<string, Element>, beat: Beat): [id: string, from: Piece, to: Piece][] {
  const out: [string, Piece, Piece][] = []
  for (const [id, now] of Object.entries(beat.set ?? {})) {
    const was = before.get(id)
    if (was?.t === 'piece' && now.t === 'piece' && was.at !== now.at) out.push([id, was, now])
  }
  return out
}

/** What is only planned: a draft of an order. */
function isGhost(piece: Piece): boolean {
  return piece.marks?.includes('ghost') ?? false
}

/** Pieces that a beat sets in motion along a route that it shows: orders that lie open now, all at once. */
export function marches(before: ReadonlyMap<string, Element>, beat: Beat): [id: string, piece: Piece, route: Route][] {
  return Object.entries(beat.set ?? {}).flatMap(([id, now]) => {
    const was = before.get(id)
    const route = beat.set?.[`${id}.route`]
    const sets = now.t === 'piece' && !isGhost(now) && (was?.t !== 'piece' || isGhost(was))
    return sets && route?.t === 'route' ? [[id, now, route] as [string, Piece, Route]] : []
  })
}

/** Whether a beat judges an order: it happens by itself, and decides about a place, or a route is at its end. */
export function judges(before: ReadonlyMap<string, Element>, beat: Beat, place: (id: string) => boolean): boolean {
  if (beat.effect !== 'reveal' || beat.said === undefined) return false
  const decides = Object.entries(beat.set ?? {}).some(([id, now]) => now.t === 'spot' && place(id))
  return decides || (beat.gone ?? []).some(id => before.get(id)?.t === 'route')
}
