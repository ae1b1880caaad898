import { useEffect, useState } from 'preact/hooks'
import { useTable, type AtTable } from '../model/at-table.ts'
import { narrow } from '../input/narrow.ts'
import { offered } from '../model/lines.ts'
import type { Prompt } from '../net/protocol.ts'

/** How large it is drawn: on a narrow page less. */
const size = () => (narrow.value ? { width: 46, height: 29 } : { width: 64, height: 40 })
/** A button, not a thing that lies on the table. */
const WIDE = 130
/** Boards are moved and grown by hand: where things lie is looked up this often. */
const AGAIN = 250

/** A hand that points at what the guide advises. It never catches the pointer. */
export function Manicule({ prompt, line }: { prompt: Prompt; line: string }) {
  const at = useTable()
  const held = at.choice?.holding()
  const [place, setPlace] = useState<{ x: number; y: number; left: boolean } | undefined>(undefined)
  useEffect(() => {
    const look = () => setPlace(now => same(now, pointed(at, prompt, line)))
    look()
    const timer = setInterval(look, AGAIN)
    return () => clearInterval(timer)
  }, [prompt, line, held])
  if (place === undefined) return null
  return (
    <svg
      class={`manicule${place.left ? ' turned' : ''}`}
      viewBox="0 0 64 40"
      {...size()}
      style={{ left: `${place.x}px`, top: `${place.y}px` }}
      aria-hidden="true"
    >
      <use href="#manicule" width="64" height="40" />
    </svg>
  )
}

type Place = { x: number; y: number; left: boolean } | undefined

function same(now: Place, next: Place): Place {
  return now?.x === next?.x && now?.y === next?.y && now?.left === next?.left ? now : next
}

/** Beside the middle of the thing, from the side where the page has more room; at the end of a button, whose words begin at the left. */
function pointed(at: AtTable, prompt: Prompt, line: string): Place {
  const box = thing(at, prompt, line)?.getBoundingClientRect()
  if (box === undefined || box.width === 0 || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
    return undefined
  const { width, height } = size()
  const x = box.left + box.width / 2
  const y = Math.round(box.top + box.height / 2 - height / 2)
  if (box.width > WIDE) return { x: Math.round(Math.min(box.right - 24, innerWidth - width)), y, left: true }
  const left = x < innerWidth / 2
  const reach = Math.min(box.width / 2, 18)
  return { x: Math.round(left ? x + reach : x - reach - width), y, left }
}

/** What is pressed next on the way to a line: the thing to take up, its target, or the button. */
function thing(at: AtTable, prompt: Prompt, line: string): Element | undefined {
  const option = offered(prompt, line)?.option
  const held = at.choice?.holding()
  const holding = held !== undefined && (held === option?.from || held === option?.line)
  return meant(prompt, line, option?.from !== undefined && !holding)
}

/** The drawing of what a line means: its target, the thing that is taken up for it (or that before), or its button. */
export function meant(prompt: Prompt, line: string, thingFirst: boolean): Element | undefined {
  const found = offered(prompt, line)
  if (found === undefined) return undefined
  const { option, target } = found
  const wanted = thingFirst ? [option.from, target] : [target, option.from]
  const ways = [
    ...wanted.flatMap(id => (id === undefined ? [] : [`[data-target="${CSS.escape(id)}"]`])),
    `[data-line="${CSS.escape(option.line)}"]`,
  ]
  for (const way of ways) {
    for (const node of document.querySelectorAll(way)) if (isSeen(node)) return node
  }
  return undefined
}

/** Not behind another tab of a narrow page. */
function isSeen(node: Element): boolean {
  return node.getBoundingClientRect().width > 0 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
