import type { ComponentChildren } from 'preact'
import type { Part, PartForm } from '../net/protocol.ts'
import { symbolOf, Use } from './symbol.tsx'

/** The outlines of pieces, each in a field of about 24 units around 0,0: kinds differ by outline, never by colour alone. */
const OUTLINE = {
  shield: 'M-9 -10.5C-3 -9 3 -9 9 -10.5C10.2 -2 9 7 0 12C-9 7 -10.2 -2 -9 -10.5Z',
  disc: 'M0 -10.6A10.6 10.6 0 1 1 0 10.6A10.6 10.6 0 1 1 0 -10.6Z',
  ring: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z',
  marker:
    'M0 -9.6A6.6 6.6 0 0 1 8.2 -8.2A6.6 6.6 0 0 1 9.6 0A6.6 6.6 0 0 1 8.2 8.2A6.6 6.6 0 0 1 0 9.6A6.6 6.6 0 0 1 -8.2 8.2A6.6 6.6 0 0 1 -9.6 0A6.6 6.6 0 0 1 -8.2 -8.2A6.6 6.6 0 0 1 0 -9.6Z',
  triangle: 'M0 -11L11 9H-11Z',
  square: 'M-9.4 -9.4H9.4V9.4H-9.4Z',
  lozenge: 'M0 -12L10.6 0L0 12L-10.6 0Z',
  pentagon: 'M-10 -11L-5 -7.4L0 -12L5 -7.4L10 -11V4L0 12L-10 4Z',
  figure: 'M-10 -10.6H10V-1C10 5.6 5.4 9.6 0 12C-5.4 9.6 -10 5.6 -10 -1Z',
  house: 'M0 -12L10.6 -3.6V10.4H-10.6V-3.6Z',
}

/** Every form of a part, and the outline it has on a map; those without one are drawn in a way of their own. */
const FORMS: Record<PartForm, keyof typeof OUTLINE | undefined> = {
  shield: 'shield',
  disc: 'disc',
  ring: 'ring',
  marker: 'marker',
  triangle: 'triangle',
  square: 'square',
  lozenge: 'lozenge',
  pentagon: 'pentagon',
  figure: 'figure',
  house: 'house',
  counter: undefined,
  pennon: undefined,
  building: undefined,
  coat: undefined,
  cube: undefined,
  die: undefined,
  stat: undefined,
  token: undefined,
  tile: undefined,
  card: undefined,
  back: undefined,
}

/** Outlines of what there is but one of: no number stands beside it. */
export const SINGLE: ReadonlySet<PartForm> = new Set(['figure', 'pentagon', 'counter', 'pennon', 'building', 'token'])

export interface Drawn {
  /** Its outline, and what stands in it. */
  part: Pick<Part, 'form' | 'symbol'>
  game?: string
  tint?: string | undefined
  marks?: readonly string[] | undefined
  face?: string | undefined
  count?: number | undefined
}

/** One piece: the only place that knows outlines. */
export function Glyph({ part, game, tint, marks = [], face, count = 1 }: Drawn) {
  const fill = tint ? `var(--${tint})` : `var(--${part.symbol}, var(--page))`
  const on = tint ? `var(--${tint}-on)` : `var(--${part.symbol}-on, var(--ink))`
  const active = marks.includes('active')
  const symbol = symbolOf(part.symbol, game)
  switch (part.form) {
    case 'coat':
      return <Coat tint={tint ?? 'lion'} />
    case 'counter':
      return <Counter tint={tint} face={face} count={count} ghost={marks.includes('ghost')} />
    case 'pennon':
      return (
        <g style={{ color: fill }}>
          <path d="M-5.5 -11h2v22h-2z" class="pennon-staff" />
          <path d="M-3.5 -10l12.5 4.800-12.500 4.800z" fill="currentColor" class="edge" />
        </g>
      )
    case 'building':
      return (
        <>
          <rect x="-11" y="-11" width="22" height="22" rx="1.5" fill="var(--raised)" class="edge" />
          {symbol && <Use name={symbol} y={tint ? -1.5 : 0} size={17} color="var(--ink)" />}
          {tint && <rect x="-10.2" y="7.6" width="20.4" height="2.8" fill={fill} />}
        </>
      )
    case 'cube':
      return <Cube fill={tint ? fill : 'var(--stone)'}>{tint ? <Charge tint={tint} size={10.5} /> : null}</Cube>
    case 'die':
      return <Die face={face} symbol={symbol} colour={part.symbol} />
    case 'marker': {
      const own = `var(--${part.symbol}, var(--sunk))`
      return (
        <>
          <path d={OUTLINE.marker} fill={own} class="edge" />
          <path d={OUTLINE.marker} transform="scale(.84)" class="rim-light" />
          {symbol && <Use name={symbol} size={15} color={`var(--${part.symbol}-on, var(--ink))`} />}
        </>
      )
    }
    case 'ring':
      return (
        <>
          <path d={OUTLINE.ring} class="edge" fill="var(--raised)" />
          {face !== undefined ? (
            <text y="4.6" class="ring-face">
              {face}
            </text>
          ) : (
            symbol && <Use name={symbol} size={13} color="var(--ink)" />
          )}
        </>
      )
    case 'token':
      return <Token symbol={symbol} marks={marks} face={face} />
    case 'stat':
    case 'tile':
    case 'card':
    case 'back':
      return symbol ? (
        <Use name={symbol} size={24} color={tint ? fill : 'var(--ink)'} />
      ) : (
        <path d={OUTLINE.ring} class="edge" fill={fill} />
      )
    default: {
      const d = OUTLINE[FORMS[part.form] ?? 'disc']
      const small = !active && (part.form === 'disc' || part.form === 'shield') ? 'scale(.88)' : undefined
      return (
        <g transform={small}>
          {active && <path d={d} class="rim" />}
          <path d={d} fill={fill} class="edge" />
          {symbol ? (
            <Use name={symbol} y={-0.5} size={part.form === 'triangle' ? 12 : 16} color={on} />
          ) : tint ? (
            <Charge tint={tint} size={13} />
          ) : null}
        </g>
      )
    }
  }
}

/** A seat's shield with its charge. */
export function Coat({ tint }: { tint: string }) {
  return (
    <>
      <path d={OUTLINE.shield} fill={`var(--${tint})`} class="edge" />
      <path
        d={OUTLINE.shield}
        transform="scale(.86) translate(0 -.1)"
        fill="none"
        stroke={`var(--${tint}-on)`}
        stroke-opacity=".5"
        stroke-width=".7"
      />
      <Charge tint={tint} size={13.4} y={-0.6} />
    </>
  )
}

function Charge({ tint, size, y = 0 }: { tint: string; size: number; y?: number }) {
  return (
    <g style={{ '--neg': `var(--${tint})` }}>
      <Use name={`c-${tint}`} y={y} size={size} color={`var(--${tint}-on)`} />
    </g>
  )
}

/** Troops: the charge of their seat, how many, a bar for each four and a dot for each one. */
function Counter({
  tint,
  face,
  count,
  ghost,
}: {
  tint: string | undefined
  face: string | undefined
  count: number
  ghost: boolean
}) {
  const marks = [...Array<number>(Math.floor(count / 4)).fill(8), ...Array<number>(count % 4).fill(2.6)]
  const long = marks.reduce((sum, mark) => sum + mark + 2.2, -2.2)
  let x = 10.5 - long / 2
  const fill = ghost || !tint ? 'var(--raised)' : `var(--${tint})`
  const ink = ghost || !tint ? 'var(--ink)' : `var(--${tint}-on)`
  return (
    <g class={ghost ? 'counter ghost' : 'counter'}>
      <rect
        x="-30"
        y="-12.500"
        width="60"
        height="25"
        rx="2"
        fill={fill}
        style={ghost && tint ? { stroke: `var(--${tint})` } : {}}
      />
      <rect x="-28.200" y="-10.700" width="56.400" height="21.400" rx="1.200" class="counter-line" style={{ stroke: ink }} />
      {tint && !ghost && (
        <g transform="translate(-18.500 0)">
          <Charge tint={tint} size={15} />
        </g>
      )}
      <text x={ghost ? 0 : 10.5} y={ghost ? 5 : 2.6} class="counter-face" style={{ fill: ink }}>
        {face}
      </text>
      {!ghost &&
        marks.map((mark, i) => {
          const here = x
          x += mark + 2.2
          return <rect key={i} x={here} y="6.200" width={mark} height="2.600" rx="1.300" fill={ink} />
        })}
    </g>
  )
}

/** A rim in the colour of its back; what it is and its two numbers, or the back alone. */
function Token({ symbol, marks, face }: { symbol: string | undefined; marks: readonly string[]; face: string | undefined }) {
  const rim = marks.find(mark => mark.startsWith('rim-'))?.slice(4)
  const colour = `var(--back-${rim ?? 'gold'})`
  const down = marks.includes('down')
  const [left, right] = face?.split('|') ?? []
  return (
    <>
      <circle r="12" class="edge" style={{ fill: colour }} />
      {!down && <circle r="9.6" style={{ fill: 'var(--raised)' }} />}
      {symbol && (
        <Use
          name={symbol}
          y={face === undefined ? 0 : -3.4}
          size={face === undefined ? 13 : 9.6}
          color={down ? `var(--back-${rim ?? 'gold'}-on, var(--raised))` : 'var(--ink)'}
        />
      )}
      {face !== undefined && (
        <text y="7.2" class="token-face">
          <tspan class="token-attack">{left}</tspan>
          <tspan dx="1.6">{right}</tspan>
        </text>
      )}
    </>
  )
}

function Cube({ fill, children }: { fill: string; children: ComponentChildren }) {
  return (
    <g class="cube">
      <path d="M-8 -6l4 -4h14l-4 4Z" fill={fill} />
      <path d="M-8 -6l4 -4h14l-4 4Z" class="cube-top" />
      <path d="M6 -6l4 -4v14l-4 4Z" fill={fill} />
      <path d="M6 -6l4 -4v14l-4 4Z" class="cube-side" />
      <rect x="-8" y="-6" width="14" height="14" fill={fill} />
      <g transform="translate(-1 1)">{children}</g>
    </g>
  )
}

const PIPS: Record<string, string> = {
  1: 'M0 0h.01',
  2: 'M-4 -4h.01M4 4h.01',
  3: 'M-4.4 -4.4h.01M0 0h.01M4.4 4.4h.01',
  4: 'M-4 -4h.01M4 -4h.01M-4 4h.01M4 4h.01',
  5: 'M-4.4 -4.4h.01M4.4 -4.4h.01M0 0h.01M-4.4 4.4h.01M4.4 4.4h.01',
  6: 'M-4 -5h.01M4 -5h.01M-4 0h.01M4 0h.01M-4 5h.01M4 5h.01',
}

function Die({ face, symbol, colour }: { face: string | undefined; symbol: string | undefined; colour: string | undefined }) {
  const on = `var(--${colour}-on, var(--ink))`
  const named = symbolOf(face)
  return (
    <>
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="4.5" fill={`var(--${colour}, var(--page))`} class="edge" />
      {face !== undefined && PIPS[face] ? (
        <path d={PIPS[face]} class="pips" style={{ color: on }} />
      ) : named ? (
        <Use name={named} size={16} color={on} />
      ) : face !== undefined ? (
        <text y="5" class="die-face" style={{ fill: on }}>
          {face}
        </text>
      ) : symbol ? (
        <Use name={symbol} size={15} color={on} />
      ) : null}
    </>
  )
}

/** A piece in a line of text or a panel. */
export function Mini({ size = 24, ...drawn }: Drawn & { size?: number }) {
  return (
    <svg class="mini" width={size} height={size} viewBox="-13.5 -13.5 27 27" aria-hidden="true">
      <Glyph {...drawn} />
    </svg>
  )
}

/** A seat's shield in a line of text. */
export function Arms({ tint, size = 20 }: { tint: string; size?: number }) {
  return (
    <svg class="mini arms" width={size} height={size * 1.1} viewBox="-11.5 -12 23 25.3" aria-hidden="true">
      <Coat tint={tint} />
    </svg>
  )
}
