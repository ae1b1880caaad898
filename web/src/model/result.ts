import type { Element, Frame, Replay } from '../net/protocol.ts'
import { applied } from './beats.ts'

/** Where rounds begin, in steps; what is laid out before anybody chooses belongs to the first. A game without rounds is one. */
export function rounds(frames: readonly Frame[]): number[] {
  const starts = frames.flatMap(({ beat }, i) => (beat.heading || beat.chapter !== undefined ? [i + 1] : []))
  const chosen = frames.findIndex(({ beat }) => beat.by !== undefined)
  return [0, ...starts.filter(start => start > chosen && start < frames.length)]
}

/** The round of a step, the first being 1. */
export function roundOf(starts: readonly number[], step: number): number {
  return Math.max(1, starts.filter(start => start < step).length)
}

/** Whether all have the same chance all the time: they win or lose together. */
export function together(frames: readonly Frame[]): boolean {
  return frames.every(({ chances = [] }) => chances.every(chance => chance === chances[0]))
}

/** A seat's chance after each step, in hundredths; the first is what it was before any. */
export function curve(frames: readonly Frame[], place: number): number[] {
  const after = frames.map(({ chances }) => chances?.[place] ?? 0)
  return [after[0] ?? 0, ...after]
}

export interface Turn {
  /** After which step. */
  step: number
  /** By how much it changed the chance of the seat from which one looks. */
  change: number
}

/** By which a turning point is known on the curve. */
export function letter(i: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + i)
}

/** The choices that changed most, the greatest first. The end itself changes nothing: it only says what was. */
export function turns(frames: readonly Frame[], place: number, most = 5, least = 3): Turn[] {
  const chances = curve(frames, place)
  return frames
    .slice(0, -1)
    .flatMap(({ beat }, i) => {
      const change = (chances[i + 1] ?? 0) - (chances[i] ?? 0)
      return i > 0 && beat.by !== undefined && beat.said !== undefined && Math.abs(change) >= least
        ? [{ step: i + 1, change }]
        : []
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
}

/** Points by round, read off what the seats' scores said; nothing where that does not come to the points at the end. */
export function byRound(
  replay: Pick<Replay, 'start' | 'frames'>,
  scores: readonly (string | undefined)[],
  points: readonly number[],
): number[][] {
  const starts = rounds(replay.frames)
  if (starts.length < 2 || scores.includes(undefined)) return []
  let elements: ReadonlyMap<string, Element> = new Map(Object.entries(replay.start.set))
  let before = scores.map(zone => shown(elements, zone))
  const first = before
  const all: number[][] = []
  replay.frames.forEach(({ beat }, i) => {
    elements = applied(elements, beat)
    if (!starts.includes(i + 1) && i + 1 < replay.frames.length) return
    const now = scores.map(zone => shown(elements, zone))
    all.push(now.map((number, place) => number - (before[place] ?? 0)))
    before = now
  })
  const whole = points.every((number, place) => before[place] === number && first[place] === 0)
  return whole ? all : []
}

/** The number that a score bears. */
function shown(elements: ReadonlyMap<string, Element>, zone: string | undefined): number {
  for (const element of elements.values()) {
    const number = element.t === 'note' && element.at === zone ? element.text.find(arg => typeof arg === 'number') : undefined
    if (number !== undefined) return number as number
  }
  return 0
}
