import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

type Frame = [x: number, y: number, w: number, h: number]
const NEAREST = 6

/**
 * Panning and zooming a map by its viewBox: wheel, drag, pinch, double tap. On a narrow page the land fills the frame; a map of
 * places without land is as high as the frame, and shows those that may be chosen.
 */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  land: RefObject<SVGGElement | null>,
  box: Frame,
  lit: readonly (readonly number[])[],
) {
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
      const narrow = matchMedia('(max-width: 899px)').matches
      if (!narrow || !room || !bounds || room.height === 0) setHome(box)
      else setHome(bounds.width > 0 ? around(bounds) : among(box, seen.current, room.width / room.height))
    }
    fit()
    const watch = new ResizeObserver(fit)
    if (svg.current) watch.observe(svg.current)
    return () => watch.disconnect()
  }, [box.join(), lit.join()])

  const zoomAt = (clientX: number, clientY: number, factor: number, from: Frame) => {
    const point = svg.current?.getScreenCTM()?.inverse()
    if (!point) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(point)
    const w = Math.min(Math.max(home[2], box[2]) * 1.15, Math.max(home[2] / NEAREST, from[2] * factor))
    const scale = w / from[2]
    setFrame([x - (x - from[0]) * scale, y - (y - from[1]) * scale, w, from[3] * scale])
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
        const scale = svg.current?.getScreenCTM()?.a ?? 1
        setFrame([now[0] - step.x / scale, now[1] - step.y / scale, now[2], now[3]])
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
    fit: () => setFrame(undefined),
  }
}

function around(bounds: DOMRect): Frame {
  const margin = bounds.width * 0.04
  return [bounds.x - margin, bounds.y - margin * 1.5, bounds.width + margin * 2, bounds.height + margin * 3]
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
