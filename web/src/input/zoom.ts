import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

export type Frame = [x: number, y: number, w: number, h: number]
const NEAREST = 6

/** What a press of an arrow moves, in parts of what is seen. */
const PAN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
}

/**
 * Panning and zooming a map by its viewBox: wheel, drag, pinch, double tap, keys. On a narrow page the land fills the frame, or is as
 * large as it must be to be read; a map of places without land is as high as the frame. Both show what may be chosen. So it is where a
 * form leaves only a part of the board to the map, and where a map is fitted to the land; or all of it is shown, however narrow the page.
 */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  land: RefObject<SVGGElement | null>,
  box: Frame,
  lit: readonly (readonly number[])[],
  legible?: number,
  fitted?: 'land' | 'whole',
  smallest = 0,
) {
  const [scale, setScale] = useState(1)
  const [spare, setSpare] = useState(0)
  const [frame, setFrame] = useState<Frame | undefined>(undefined)
  const [home, setHome] = useState<Frame>(box)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const travelled = useRef(0)
  const now = frame ?? home
  const seen = useRef<readonly (readonly number[])[]>([])
  if (lit.length > 0) seen.current = lit

  useEffect(() => {
    const fit = () => {
      const room = svg.current?.getBoundingClientRect()
      const bounds = land.current?.getBBox()
      const narrow = fitted === undefined ? matchMedia('(max-width: 899px)').matches : fitted === 'land'
      if (!room || !bounds || room.height === 0) return setHome(box)
      const small = Math.min(room.width / box[2], room.height / box[3]) < smallest
      const next = !narrow
        ? small
          ? within(bounds, seen.current, room.width / smallest, room.height / smallest)
          : box
        : bounds.width === 0
          ? among(box, seen.current, room.width / room.height)
          : legible !== undefined && room.width / bounds.width < legible
            ? within(bounds, seen.current, room.width / legible, room.height / legible)
            : around(bounds)
      setHome(next)
      const drawn = Math.min(room.width / next[2], room.height / next[3])
      setScale(drawn)
      setSpare(room.width - bounds.width * drawn)
    }
    fit()
    const watch = new ResizeObserver(fit)
    if (svg.current) watch.observe(svg.current)
    return () => watch.disconnect()
  }, [box.join(), lit.join(), legible, fitted, smallest])

  const zoomAt = (clientX: number, clientY: number, factor: number, from: Frame) => {
    const point = svg.current?.getScreenCTM()?.inverse()
    if (!point) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(point)
    const w = Math.min(Math.max(home[2], box[2]) * 1.15, Math.max(home[2] / NEAREST, from[2] * factor))
    const by = w / from[2]
    setFrame([x - (x - from[0]) * by, y - (y - from[1]) * by, w, from[3] * by])
  }

  useEffect(() => {
    const element = svg.current
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomAt(event.clientX, event.clientY, Math.exp(event.deltaY * 0.0014), now)
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  })

  /** Plus and minus zoom about the middle, 0 fits, arrows with Shift pan. */
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const element = svg.current
      if (element === null || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).matches?.('input,textarea,select,[contenteditable]')) return
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0) return
      const step = PAN[event.shiftKey ? event.key : '']
      if (event.key === '+' || event.key === '-') zoomAt(x + width / 2, y + height / 2, event.key === '+' ? 0.8 : 1.25, now)
      else if (event.key === '0') setFrame(undefined)
      else if (step !== undefined) setFrame([now[0] + step[0] * now[2], now[1] + step[1] * now[3], now[2], now[3]])
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  const hands = {
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      travelled.current = 0
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      const step = { x: event.clientX - before.x, y: event.clientY - before.y }
      travelled.current += Math.hypot(step.x, step.y)
      if (travelled.current < 8) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (other !== undefined) {
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y)
        zoomAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2, was / Math.max(is, 1), now)
      } else {
        const drawn = svg.current?.getScreenCTM()?.a ?? 1
        setFrame([now[0] - step.x / drawn, now[1] - step.y / drawn, now[2], now[3]])
      }
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onDblClick: (event: MouseEvent) =>
      frame === undefined ? zoomAt(event.clientX, event.clientY, 0.5, now) : setFrame(undefined),
    /** The end of a drag is no press. */
    onClickCapture: (event: Event) => {
      if (travelled.current >= 8) event.stopPropagation()
      travelled.current = 0
    },
  }
  return {
    viewBox: now.map(n => Math.round(n * 10) / 10).join(' '),
    hands,
    moved: frame !== undefined,
    /** Pixels to a unit of the map, before anybody zooms. */
    scale,
    /** How many pixels of the frame are left and right of the land. */
    spare,
    fit: () => setFrame(undefined),
  }
}

interface Placed {
  x: number
  y: number
  hex?: number
}

/** The frame of a map that grows: around what lies on it, and the same until something lies outside it. */
export function useGrown(lying: readonly Placed[] | undefined): Frame | undefined {
  const kept = useRef<Frame | undefined>(undefined)
  if (lying === undefined || lying.length === 0) return undefined
  const reach = (one: Placed) => one.hex ?? 84
  const least = (side: (one: Placed) => number) => Math.min(...lying.map(one => side(one) - reach(one)))
  const most = (side: (one: Placed) => number) => Math.max(...lying.map(one => side(one) + reach(one)))
  const [left, top] = [least(one => one.x), least(one => one.y)]
  const [right, bottom] = [most(one => one.x), most(one => one.y)]
  const before = kept.current
  const fits =
    before !== undefined &&
    before[0] <= left &&
    before[1] <= top &&
    before[0] + before[2] >= right &&
    before[1] + before[3] >= bottom
  if (!fits) kept.current = [left - 46, top - 62, right - left + 92, bottom - top + 92]
  return kept.current
}

function around(bounds: DOMRect): Frame {
  const margin = bounds.width * 0.04
  return [bounds.x - margin, bounds.y - margin * 1.5, bounds.width + margin * 2, bounds.height + margin * 3]
}

/** A part of the land so wide and high, around these places or else its middle. */
function within(land: DOMRect, places: readonly (readonly number[])[], w: number, h: number): Frame {
  const middle = (least: number, size: number, room: number, at: readonly number[]) => {
    const wanted = at.length > 0 ? (Math.min(...at) + Math.max(...at)) / 2 : least + size / 2
    const margin = room * 0.04
    return size < room
      ? least + (size - room) / 2
      : Math.max(least - margin, Math.min(least + size + margin - room, wanted - room / 2))
  }
  const x = places.map(([at = 0]) => at)
  const y = places.map(([, at = 0]) => at)
  return [middle(land.x, land.width, w, x), middle(land.y, land.height, h, y), w, h]
}

/** As high as the map and a little more, wide enough for all these places, and no farther out than the map. */
function among(box: Frame, places: readonly (readonly number[])[], aspect: number): Frame {
  const [x, y, w, h] = box
  const across = places.length > 0 ? places.map(([at = 0]) => at) : [x + w / 2]
  const least = Math.min(...across)
  const most = Math.max(...across)
  const width = Math.min(w, Math.max(h * aspect * 1.15, (most - least) * 1.3))
  return [Math.max(x, Math.min(x + w - width, (least + most - width) / 2)), y, width, h]
}
