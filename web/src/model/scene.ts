import { batch, signal, type Signal } from '@preact/signals'
import type { OpenBox } from './box.ts'
import type { Element, Note, Piece, Route, Spot } from '../net/protocol.ts'

/** What lies in a zone now. */
export interface Contents {
  spot: Spot | undefined
  pieces: readonly (readonly [id: string, piece: Piece])[]
  notes: readonly (readonly [id: string, note: Note])[]
}
const EMPTY: Contents = { spot: undefined, pieces: [], notes: [] }

/** The elements of a scene, one signal a zone, so that a beat redraws only what it touched. */
export class Scene {
  readonly routes = signal<readonly (readonly [string, Route])[]>([])
  /** How many of a piece are still on their way: not yet to be seen at the goal. */
  readonly inAir = signal<ReadonlyMap<string, number>>(new Map())
  /** What the last step touched. */
  readonly fresh = signal<ReadonlySet<string>>(new Set())
  private elements: ReadonlyMap<string, Element> = new Map()
  private readonly zones = new Map<string, Signal<Contents>>()
  private readonly lying = new Map<string, Set<string>>()

  constructor(readonly open: OpenBox) {}

  element(id: string): Element | undefined {
    return this.elements.get(id)
  }

  piece(id: string): Piece | undefined {
    const element = this.elements.get(id)
    return element?.t === 'piece' ? element : undefined
  }

  contents(zone: string): Contents {
    return this.signalOf(zone).value
  }

  /** Shows these elements instead of those before. */
  show(elements: ReadonlyMap<string, Element>): void {
    const touched = new Set<string>()
    let routes = false
    const note = (id: string, element: Element | undefined, lies: boolean) => {
      if (element === undefined) return
      if (element.t === 'route') routes = true
      const place = element.t === 'spot' ? id : element.t === 'route' ? undefined : element.at
      if (place === undefined) return
      touched.add(place)
      const set = this.lying.get(place) ?? new Set()
      this.lying.set(place, set)
      if (lies) set.add(id)
      else set.delete(id)
    }
    for (const [id, before] of this.elements) if (elements.get(id) !== before) note(id, before, stays(before, elements.get(id)))
    for (const [id, now] of elements) if (this.elements.get(id) !== now) note(id, now, true)
    this.elements = elements
    batch(() => {
      for (const place of touched) this.signalOf(place).value = this.gather(place)
      if (routes) this.routes.value = [...elements].filter((entry): entry is [string, Route] => entry[1].t === 'route')
    })
  }

  private gather(place: string): Contents {
    const spot = this.elements.get(place)
    const pieces: [string, Piece][] = []
    const notes: [string, Note][] = []
    for (const id of this.lying.get(place) ?? []) {
      const element = this.elements.get(id)
      if (element?.t === 'piece') pieces.push([id, element])
      if (element?.t === 'note') notes.push([id, element])
    }
    return { spot: spot?.t === 'spot' ? spot : undefined, pieces: this.inOrder(pieces), notes: byNumber(notes) }
  }

  /** Numbered things by number, others as in the catalogue: a piece never changes its place because another came. */
  private inOrder(pieces: [string, Piece][]): [string, Piece][] {
    const number = (id: string) => /(\d+)$/.exec(id)?.[1]
    if (pieces.every(([id]) => number(id) !== undefined)) return pieces.sort(([a], [b]) => Number(number(a)) - Number(number(b)))
    const rank = (piece: Piece) => this.open.rank.get(piece.part) ?? 0
    return pieces.sort(([a, p], [b, q]) => rank(p) - rank(q) || (a < b ? -1 : 1))
  }

  private signalOf(zone: string): Signal<Contents> {
    let contents = this.zones.get(zone)
    if (contents === undefined) {
      contents = signal(EMPTY)
      this.zones.set(zone, contents)
    }
    return contents
  }
}

/** What only changes keeps its place among the others. */
function stays(before: Element, now: Element | undefined): boolean {
  return before.t === 'note' && now?.t === 'note' && before.at === now.at
}

/** Lines of a sheet by the number that their ids begin with, so that one that comes later stands where it belongs. */
function byNumber(notes: [string, Note][]): [string, Note][] {
  const number = (id: string) => Number(/(?:^|\/)(\d+)-[^/]*$/.exec(id)?.[1] ?? 0)
  return notes.sort(([a], [b]) => number(a) - number(b))
}
