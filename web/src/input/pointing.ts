import { signal } from '@preact/signals'

/** Whether the last thing a person touched was the keyboard: then the focus goes where the question is. */
let keyed = sessionStorage.getItem('tabard.keyed') === 'yes' // the same after the page is loaded again
const touched = (keyboard: boolean) => {
  if (keyed !== keyboard) sessionStorage.setItem('tabard.keyed', keyboard ? 'yes' : 'no')
  keyed = keyboard
}
addEventListener('keydown', () => touched(true), true)
addEventListener('pointerdown', () => touched(false), true)

export function byKeyboard(): boolean {
  return keyed
}

/** What the pointer or the focus rests on. */
export const hovered = signal<string | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined

/** Where the mouse was last seen, and whether it has kept still there since it pressed something. */
let last: { x: number; y: number } | undefined
let still = true
/** What the mouse is on, explained or not yet. */
let pointed: string | undefined
/** What has come to lie under a mouse that keeps still. */
let below: string | undefined

addEventListener(
  'pointermove',
  event => {
    if (event.pointerType !== 'mouse' || isWhereItWas(event)) return
    last = { x: event.clientX, y: event.clientY }
    still = false
    if (below !== undefined && isOver(event, below)) hover(below)
    below = undefined
  },
  true,
)
addEventListener(
  'pointerdown',
  event => {
    last = { x: event.clientX, y: event.clientY }
    still = true
  },
  true,
)

function isWhereItWas(event: PointerEvent): boolean {
  return last !== undefined && last.x === event.clientX && last.y === event.clientY
}

function isOver(event: PointerEvent, id: string): boolean {
  const name = CSS.escape(id)
  return (event.target as Element).closest?.(`[data-el="${name}"],[data-target="${name}"],[data-explain="${name}"]`) !== null
}

/** Something is under the mouse: it is explained if the mouse has gone there, and not where the page has moved. */
export function pointAt(id: string | undefined, event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return
  pointed = id
  if (id !== undefined && still && (last === undefined || isWhereItWas(event))) below = id
  else {
    below = undefined
    hover(id)
  }
}

/** Something was chosen: what the mouse rests on is explained again once it moves. */
export function keepStill(): void {
  clearTimeout(timer)
  below = pointed
  still = true
  hovered.value = undefined
}

/** A short rest, so that a pointer passing by opens nothing. */
export function hover(id: string | undefined): void {
  clearTimeout(timer)
  timer = setTimeout(() => (hovered.value = id), id === undefined ? 300 : 90)
}

/** The pointer is on what explains: it stays. */
export function stay(): void {
  clearTimeout(timer)
}

export function hoverNow(id: string | undefined): void {
  clearTimeout(timer)
  hovered.value = id
}

/** The drawing of an element that can be seen, the largest if there are several. */
export function find(id: string): Element | undefined {
  let best: Element | undefined
  let size = 0
  for (const node of document.querySelectorAll(`[data-el="${CSS.escape(id)}"]`)) {
    const box = node.getBoundingClientRect()
    if (box.width * box.height > size) {
      size = box.width * box.height
      best = node
    }
  }
  return best
}

/** The nearest other target in the direction of an arrow key; with something in hand, only where it may go. */
export function neighbour(from: Element, key: string, holding: boolean): HTMLElement | SVGElement | undefined {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const here = middle(from)
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  let best: Element | undefined
  let least = Infinity
  for (const other of document.querySelectorAll(holding ? '[data-target].is-lit' : '[data-target],.act')) {
    if (other === from || other.getClientRects().length === 0) continue
    const there = middle(other)
    const along = (across ? there.x - here.x : there.y - here.y) * sign
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x)
    const far = along + 2 * aside
    if (along > 4 && far < least) {
      least = far
      best = other
    }
  }
  return best as HTMLElement | SVGElement | undefined
}
