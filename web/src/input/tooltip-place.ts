/** Where a tooltip may stand: near its shape, in the page, over as few legal shapes as can be. */
export interface Docked {
  x: number
  y: number
  thread: { d: string; x: number; y: number } | undefined
}

const GAP = 18

export function dock(tip: DOMRect, goal: Element, id: string): Docked {
  const pill = document.querySelector(`[data-verdict="${CSS.escape(id)}"]`)
  const shape = goal.getBoundingClientRect()
  const page = { w: document.documentElement.clientWidth, h: document.documentElement.clientHeight }
  const { width: w, height: h } = tip
  const middleX = shape.x + shape.width / 2
  const middleY = shape.y + shape.height / 2
  const board = (goal.closest('.surface') ?? document.documentElement).getBoundingClientRect()
  const free = goal.closest('.surface')?.querySelector('.dock:not(.left)')?.getBoundingClientRect().x ?? board.right
  const places: [number, number][] = [
    [shape.right + GAP, middleY - h / 2],
    [shape.x - GAP - w, middleY - h / 2],
    [middleX - w / 2, shape.y - GAP - h],
    [middleX - w / 2, shape.bottom + GAP],
    [shape.right + GAP, shape.y - GAP - h],
    [shape.x - GAP - w, shape.y - GAP - h],
    [shape.right + GAP, shape.bottom + GAP],
    [shape.x - GAP - w, shape.bottom + GAP],
    [board.x + GAP, board.y + GAP],
    [board.x + GAP, board.bottom - GAP - h],
    [free - GAP - w, board.y + GAP],
    [free - GAP - w, board.bottom - GAP - h],
  ]
  const bars = covers(goal)
  let best: [number, number] = [12, 72]
  let least = Infinity
  for (const [rawX, rawY] of places) {
    const x = clamp(rawX, 10, page.w - w - 10)
    const y = clamp(rawY, 66, page.h - h - 10)
    const box = new DOMRect(x, y, w, h)
    const far = Math.hypot(x + w / 2 - middleX, y + h / 2 - middleY)
    const shift = Math.hypot(x - rawX, y - rawY)
    const cost = bars.reduce(
      (sum, [bar, weight]) => sum + overlap(box, bar) * weight,
      overlap(box, shape) * 6 + shift * 20 + far * 30,
    )
    if (cost < least) {
      least = cost
      best = [x, y]
    }
  }
  const [x, y] = best
  return { x, y, thread: pill === null ? undefined : thread(new DOMRect(x, y, w, h), pill.getBoundingClientRect()) }
}

/** What a tooltip might cover, and how much it would be missed. */
function covers(goal: Element): [DOMRect, number][] {
  const weights: [string, number][] = [
    ['.is-lit,.verdict', 3],
    ['.linked,.act', 2],
    ['.dock,.side,.hand', 0.6],
    ['.map .hit', 0.35],
  ]
  return weights.flatMap(([which, weight]) =>
    [...document.querySelectorAll(which)]
      .filter(other => !other.contains(goal))
      .map((other): [DOMRect, number] => [other.getBoundingClientRect(), weight]),
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function overlap(a: DOMRect, b: DOMRect): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y))
  )
}

/** A curve from the tooltip's rim to the pill with the verdict. */
function thread(tip: DOMRect, goal: DOMRect): Docked['thread'] {
  if (overlap(tip, goal) > 0) return undefined
  const rimX = clamp(goal.x + goal.width / 2, tip.x, tip.right)
  const rimY = clamp(goal.y + goal.height / 2, tip.y, tip.bottom)
  const x = clamp(rimX, goal.x + 2, goal.right - 2)
  const y = clamp(rimY, goal.y, goal.bottom)
  return { d: `M${rimX} ${rimY}Q${rimX} ${(rimY + y) / 2} ${x} ${y}`, x, y }
}
