import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { nameOf, useTable } from '../model/at-table.ts'
import { curve, letter, rounds, together, type Turn } from '../model/result.ts'
import type { Frame, Lapse } from '../net/protocol.ts'
import { Arms } from '../shared/glyph.tsx'
import { t } from '../shared/speech.ts'

const HEIGHT = 210
const FLAG = 26
const EDGE = { left: 46, right: 30, top: 14, foot: 26 }

interface Drawn {
  frames: readonly Frame[]
  seats: readonly string[]
  /** From which seat one looks. */
  mine: number
  turns: readonly Turn[]
  lapses: readonly Lapse[]
  onStep: (step: number) => void
}

/** How the outlook changed, a band for each round: between two the own side is up, among more each has a line. */
export function Curve({ frames, seats, mine, turns, lapses, onStep }: Drawn) {
  const at = useTable()
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const node = box.current
    if (node === null) return
    const watch = new ResizeObserver(() => setWidth(Math.max(240, node.clientWidth)))
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  const one = together(frames)
  const shown = one ? [mine] : seats.length === 2 ? [mine] : seats.map((_, i) => i)
  const steps = frames.length
  const x = (step: number) => EDGE.left + (step / Math.max(1, steps)) * (width - EDGE.left - EDGE.right)
  const y = (chance: number) => EDGE.top + (1 - chance / 100) * (HEIGHT - EDGE.top - EDGE.foot)
  const height = (step: number, place: number) => y(curve(frames, place)[step] ?? 0)
  /** Its letter stands on the side to which it bent, unless that would be off the chart. */
  const away = (step: number, change: number) => {
    const from = height(step, mine)
    const up = change > 0 ? from > EDGE.top + FLAG + 9 : from > HEIGHT - EDGE.foot - FLAG - 9
    return up ? -FLAG : FLAG
  }
  const starts = rounds(frames)
  const wide = width - EDGE.left - EDGE.right
  const every = Math.ceil((starts.length * 22) / wide)
  const path = (place: number) =>
    curve(frames, place)
      .map((chance, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(chance).toFixed(1)}`)
      .join('')
  /** Between rivals what is won stands out from the middle; allies fill the glass from its foot. */
  const ground = y(one ? 0 : 50)
  const shut = `L${x(steps)} ${ground}L${x(0)} ${ground}Z`
  return (
    <div ref={box} class="curve">
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t('result.curve')}
        onClick={event => onStep(stepAt(event, x(0), x(steps), steps))}
      >
        {starts.map((start, i) => (
          <g key={start}>
            {i % 2 === 1 && (
              <rect
                class="curve-band"
                x={x(start)}
                y={y(100)}
                width={x(starts[i + 1] ?? steps) - x(start)}
                height={y(0) - y(100)}
              />
            )}
            {i % every === 0 && (
              <text class="curve-round" x={(x(start) + x(starts[i + 1] ?? steps)) / 2} y={HEIGHT - 8}>
                {i + 1}
              </text>
            )}
          </g>
        ))}
        {[100, 50, 0].map(chance => (
          <g key={chance}>
            <path class={chance === 50 ? 'curve-middle' : 'curve-edge'} d={`M${x(0)} ${y(chance)}H${x(steps)}`} />
            <text class="curve-scale" x={EDGE.left - 6} y={y(chance) + 4}>
              {chance}
              {'\u202f'}%
            </text>
          </g>
        ))}
        {shown.length === 1 && <path class="curve-field" style={tinted(at.tint(seats[mine]))} d={path(mine) + shut} />}
        {shown.map(place => (
          <path key={place} class="curve-line" style={shown.length > 1 ? tinted(at.tint(seats[place])) : {}} d={path(place)} />
        ))}
        {turns.map(({ step, change }, i) => (
          <g key={step} class="curve-turn" transform={`translate(${x(step)} ${height(step, mine)})`}>
            <path d={`M0 0V${away(step, change)}`} />
            <circle class="curve-bead" r={3.5} />
            <circle cy={away(step, change)} r={9} />
            <text y={away(step, change) + 4.5}>{letter(i)}</text>
          </g>
        ))}
        {lapses.map(({ frame, seat }, i) => (
          <g
            key={i}
            class="curve-lapse"
            transform={`translate(${x(frame)} ${height(frame, shown.length > 1 ? Math.max(0, seats.indexOf(seat)) : mine)})`}
          >
            <rect x={-8} y={-8} width={16} height={16} rx={3} />
            <text y={4.5}>{i + 1}</text>
          </g>
        ))}
      </svg>
      {shown.length > 1 && (
        <ul class="curve-key">
          {seats.map(seat => (
            <li key={seat}>
              <Arms tint={at.tint(seat) ?? 'lion'} size={17} />
              {nameOf(at, seat)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function tinted(tint: string | undefined): Record<string, string> {
  return { '--own': `var(--${tint ?? 'lion'})` }
}

function stepAt(event: MouseEvent, from: number, to: number, steps: number): number {
  const left = (event.currentTarget as Element).getBoundingClientRect().left
  return Math.max(0, Math.min(steps, Math.round(((event.clientX - left - from) / (to - from)) * steps)))
}
