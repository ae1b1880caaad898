import { signal } from '@preact/signals'
import { touched } from './beats.ts'
import { isOnMap, type OpenBox } from './box.ts'
import type { Beat, Element, Said } from '../net/protocol.ts'

/** A step that others, or nobody, made on the map since one's own last choice. */
export interface Happened {
  say: Said
  places: readonly string[]
}

export const happened = signal<readonly Happened[]>([])

/** Which of them is looked at. */
export const lookedAt = signal(0)

const MOST = 30

/** Takes a beat into account: one's own choice clears away what was before it. */
export function heed(open: OpenBox, before: ReadonlyMap<string, Element>, beat: Beat, me: readonly string[]): void {
  if (beat.said === undefined) return
  if (beat.by !== undefined && me.includes(beat.by)) return forget()
  const lay = [...touched(before, beat).map(id => beat.set?.[id]), ...(beat.gone ?? []).map(id => before.get(id))]
  const places = lay.flatMap(thing => {
    const zone = thing?.t === 'piece' ? open.zones[thing.at] : undefined
    return thing?.t === 'piece' && zone !== undefined && isOnMap(zone) ? [thing.at] : []
  })
  if (places.length === 0) return
  happened.value = [...happened.value, { say: beat.said, places: [...new Set(places)] }].slice(-MOST)
  lookedAt.value = 0
}

export function forget(): void {
  if (happened.value.length > 0) happened.value = []
  lookedAt.value = 0
}

export function look(step: number): void {
  lookedAt.value = Math.max(0, Math.min(happened.value.length - 1, step))
}

/**
 * What stays marked: all that moved since one's own last choice. One's own goes when somebody else begins, and whoever only looks on has the last
 * choice marked, whosever it was.
 */
export class LastMoves {
  private own = false

  after(marked: ReadonlySet<string>, moved: readonly string[], by: string | undefined, me: readonly string[]): Set<string> {
    if (by === undefined) return new Set([...marked, ...moved])
    const before = this.own
    this.own = me.length === 0 || me.includes(by)
    return new Set(this.own || before ? moved : [...marked, ...moved])
  }
}
