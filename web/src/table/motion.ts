import { signal } from '@preact/signals'
import { has } from '../model/box.ts'
import { judges, marches, moved } from '../model/beats.ts'
import { diceIn, roll } from '../model/dice.ts'
import { find } from '../input/pointing.ts'
import type { Beat, Element, Piece, Slide } from '../net/protocol.ts'
import type { Scene } from '../model/scene.ts'
import { isCalm } from '../shared/settings.ts'
import { readingTime, telling } from '../model/telling.ts'

/** A piece on its way over the page. */
export interface Flight {
  key: number
  piece: Piece
  from: DOMRect
  to: DOMRect
  delay: number
  landed: () => void
}

export const flights = signal<readonly Flight[]>([])
const EASE = 'cubic-bezier(.2,.7,.2,1)'
/** How much faster than usual things move. */
export const rate = signal(1)
let next = 0
let running: Animation[] = []
let reading: (() => void) | undefined

/** Shows one beat: pieces slide, cards turn, dice roll. What flies is held back at its goal until it lands. */
export async function play(
  scene: Scene,
  before: ReadonlyMap<string, Element>,
  beat: Beat,
  after: ReadonlyMap<string, Element>,
): Promise<void> {
  roll(beat.said)
  if (isCalm() || document.hidden || beat.effect === 'undo') {
    scene.show(after)
    return
  }
  const starts = journeys(scene, before, beat, after)
    .map(journey => ({ ...journey, from: journey.start() }))
    .filter(journey => journey.from !== undefined)
  hold(scene, starts, 1)
  scene.show(after)
  await frame()
  const thrown = throwOf(scene, starts)
  const flying = thrown === undefined ? starts : starts.flatMap(single)
  if (thrown !== undefined) await into(scene, flying, thrown)
  const turns = turned(before, beat).map(id => turn(id, beat.effect))
  const lands = flying.map(({ goal, piece, count, from, cube, together }, i) => {
    const to = find(goal)?.getBoundingClientRect() ?? find(piece.at)?.getBoundingClientRect()
    const start = cube ? (thrown?.gate ?? from) : from
    return to === undefined || start === undefined || (cube && piece.at === thrown?.id)
      ? undefined
      : fly(piece, start, to, together ? 0 : i * (thrown === undefined ? 40 : 60)).then(() => hold(scene, [{ goal, count }], -1))
  })
  await Promise.all([...lands, ...turns, tumble(diceIn(beat.said)), tell(scene, before, beat)])
  hold(scene, [], 0)
}

/** A tower into which cubes are thrown: what goes in falls into the funnel, what comes out falls out of the gate. */
interface Throw {
  id: string
  funnel: DOMRect
  gate: DOMRect
}

/** Cubes that go into a tower, or come out of it, were thrown; and so were all others that move at the same time. */
function throwOf(scene: Scene, journeys: readonly Journey[]): Throw | undefined {
  for (const { source, piece, cube } of journeys) {
    const id = [source, piece.at].find(place => isTower(scene, place))
    const funnel = document.querySelector(`[data-funnel="${CSS.escape(id ?? '')}"]`)?.getBoundingClientRect()
    const gate = document.querySelector(`[data-gate="${CSS.escape(id ?? '')}"]`)?.getBoundingClientRect()
    if (cube && id !== undefined && funnel?.width && gate) return { id, funnel, gate }
  }
  return undefined
}

function isTower(scene: Scene, place: string): boolean {
  const zone = scene.open.zones[place]
  return zone?.t === 'vessel' && zone.look === 'tower'
}

/** Thrown cubes are seen one by one. */
function single<J extends Journey>(journey: J): J[] {
  if (!journey.cube) return [journey]
  return Array.from({ length: journey.count }, () => ({ ...journey, count: 1, piece: { ...journey.piece, count: 1 } }))
}

/** The first half of a throw. */
async function into(scene: Scene, journeys: readonly (Journey & { from: DOMRect | undefined })[], { id, funnel }: Throw) {
  const flights = journeys
    .filter(({ cube, source }) => cube && source !== id)
    .map(({ piece, from, goal, count }, i) =>
      from === undefined
        ? undefined
        : fly(piece, from, funnel, i * 60).then(() => (piece.at === id ? hold(scene, [{ goal, count }], -1) : undefined)),
    )
  await Promise.all(flights)
}

/** Until what others do has been read; a press ends it. Who wants no motion waits only where he asked for it. */
export function pause(span: number, wanted = false): Promise<void> {
  if ((isCalm() && !wanted) || document.hidden) return Promise.resolve()
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      reading = undefined
      resolve()
    }
    const timer = setTimeout(end, span)
    reading = end
  })
}

/** Ends what is in the air at once. */
export function skip(): void {
  reading?.()
  for (const animation of running) animation.finish()
}

export function isMoving(): boolean {
  return running.length > 0 || reading !== undefined
}

interface Journey {
  piece: Piece
  /** The zone it came from. */
  source: string
  goal: string
  count: number
  cube: boolean
  /** Sets out with all others. */
  together?: boolean
  start: () => DOMRect | undefined
}

function journeys(
  scene: Scene,
  before: ReadonlyMap<string, Element>,
  beat: Beat,
  after: ReadonlyMap<string, Element>,
): Journey[] {
  const cube = (part: string) => scene.open.parts[part]?.form === 'cube'
  const slides = (beat.slides ?? []).map(slide => ({
    piece: drawnAs(slide, after),
    source: slide.from,
    cube: cube(slide.part),
    goal: stack(after, slide.to, slide) ?? slide.to,
    count: slide.count ?? 1,
    start: () => rect(stack(before, slide.from, slide)) ?? rect(slide.from),
  }))
  const moves = moved(before, beat).map(([id, from, to]) => ({
    piece: to,
    source: from.at,
    cube: cube(to.part),
    goal: id,
    count: to.count ?? 1,
    start: () => rect(id),
  }))
  const orders = marches(before, beat).map(([id, piece, { through }]) => ({
    piece,
    source: through?.[0] ?? '',
    cube: false,
    together: true,
    goal: id,
    count: piece.count ?? 1,
    start: () => rect(stack(before, through?.[0] ?? '', piece)) ?? rect(through?.[0]),
  }))
  return [...slides, ...moves, ...orders]
}

/** The stack in a zone to which a slide belongs. */
function stack(elements: ReadonlyMap<string, Element>, zone: string, slide: Pick<Slide, 'part' | 'owner'>): string | undefined {
  for (const [id, element] of elements) {
    if (element.t === 'piece' && element.at === zone && element.part === slide.part && element.owner === slide.owner) return id
  }
  return undefined
}

function drawnAs(slide: Slide, after: ReadonlyMap<string, Element>): Piece {
  const goal = after.get(stack(after, slide.to, slide) ?? '')
  const piece: Piece =
    goal?.t === 'piece'
      ? { ...goal, count: slide.count ?? 1 }
      : { t: 'piece', part: slide.part, at: slide.to, count: slide.count ?? 1 }
  if (slide.owner !== undefined) piece.owner = slide.owner
  return piece
}

function rect(id: string | undefined): DOMRect | undefined {
  return id === undefined ? undefined : find(id)?.getBoundingClientRect()
}

function hold(scene: Scene, held: readonly { goal: string; count: number }[], sign: number): void {
  const air = new Map(sign === 0 ? [] : scene.inAir.value)
  for (const { goal, count } of held) {
    const left = (air.get(goal) ?? 0) + sign * count
    if (left > 0) air.set(goal, left)
    else air.delete(goal)
  }
  scene.inAir.value = air
}

function fly(piece: Piece, from: DOMRect, to: DOMRect, delay: number): Promise<void> {
  return new Promise(resolve => {
    const flight: Flight = {
      key: next++,
      piece,
      from,
      to,
      delay,
      landed: () => {
        flights.value = flights.value.filter(other => other !== flight)
        resolve()
      },
    }
    flights.value = [...flights.value, flight]
  })
}

/** Moves the drawing of a flight, once it is in the page. */
export function launch(node: HTMLElement, { from, to, delay, landed }: Flight): void {
  const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const
  const [ax, ay] = middle(from)
  const [bx, by] = middle(to)
  const far = Math.hypot(bx - ax, by - ay)
  const at = (x: number, y: number, scale: number) => `translate(${x}px,${y}px) translate(-50%,-50%) scale(${scale})`
  const animation = node.animate(
    [
      { transform: at(ax, ay, 1) },
      { transform: at((ax + bx) / 2, (ay + by) / 2 - Math.min(40, far / 8), 1.18), offset: 0.5 },
      { transform: at(bx, by, 1) },
    ],
    { duration: Math.min(600, 320 + 80 * Math.floor(far / 200)), delay, easing: EASE, fill: 'both' },
  )
  watch(animation, landed)
}

/** Time to see dice fall one after another. */
function tumble(dice: number): Promise<void> {
  if (dice === 0) return Promise.resolve()
  return new Promise(resolve => watch(document.body.animate([], 500 + 160 * dice), resolve))
}

/** On a map where orders are judged each judgement is told, long enough to be read. */
async function tell(scene: Scene, before: ReadonlyMap<string, Element>, beat: Beat): Promise<void> {
  const judged = (id: string) => has(scene.open.zones[scene.open.zones[id]?.in ?? ''], 'judged')
  if (beat.said === undefined || !Object.keys(scene.open.zones).some(judged) || !judges(before, beat, judged)) return
  telling.value = { said: beat.said, clause: beat.clause }
  await frame()
  const letters = document.querySelector('.telling')?.textContent?.length ?? 0
  await new Promise<void>(resolve => watch(document.body.animate([], readingTime(letters)), resolve))
  telling.value = undefined
}

/** A changed part is turned over, a changed face is rolled. */
function turned(before: ReadonlyMap<string, Element>, beat: Beat): string[] {
  return Object.entries(beat.set ?? {}).flatMap(([id, now]) => {
    const was = before.get(id)
    return was?.t === 'piece' && now.t === 'piece' && was.at === now.at && (was.part !== now.part || was.face !== now.face)
      ? [id]
      : []
  })
}

function turn(id: string, effect: string | undefined): Promise<void> {
  const node = find(id)
  if (node === undefined) return Promise.resolve()
  const rolls = effect === 'roll'
  const steps = rolls
    ? [{ transform: 'rotate(-300deg) scale(.7)' }, { transform: 'rotate(40deg) scale(1.15)', offset: 0.7 }, { transform: 'none' }]
    : [{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0.04)', offset: 0.4 }, { transform: 'none' }]
  return new Promise(resolve => watch(node.animate(steps, { duration: rolls ? 700 : 420, easing: EASE }), resolve))
}

function watch(animation: Animation, done: () => void): void {
  running = [...running, animation]
  animation.playbackRate = rate.value
  const end = () => {
    running = running.filter(other => other !== animation)
    done()
  }
  animation.finished.then(end, end)
}

/** Until the page is drawn anew. */
function frame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
