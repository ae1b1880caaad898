import { nameOf, useTable } from '../model/at-table.ts'
import { centre, has, marked, type LinkZone, type NodeZone } from '../model/box.ts'
import { symbolOf, Use } from '../shared/symbol.tsx'
import { classes, pressing, standing } from '../input/target.ts'
import { BoardPiece, type Side } from './piece.tsx'
import type { Piece } from '../net/protocol.ts'
import { Verdict } from './verdict.tsx'

/** From one piece to the next around a place. */
const APART = 33

/** The same where pieces bear numbers. */
const NUMBERED = 38

/** So many stand beside a place; more stand in a row above those, so that none covers its name. */
const BESIDE = 3

/** From one row to the next. */
const ROW = 27

/** So many letters stand in one line. */
const LONGEST = 14

interface Drawn {
  id: string
  node: NodeZone
}

/** A disc on a map: a place that roads meet. Its colour lies on the rim, its pieces stand around it. */
export function NodeDisc({ id, node, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const { pieces, spot } = at.scene.contents(id)
  const { x, y, r } = node
  const tint = marked(node, 'tint-')
  const picture = symbolOf(marked(node, 'i-'), at.game)
  const now = standing(at, id)
  return (
    <g transform={`translate(${x} ${y})`} class={`node${classes(now)}`}>
      {now.state === 'lit' && <circle r={r + 5} class="glow-halo" />}
      <circle
        r={r}
        class="node-rim"
        style={{ fill: tint ? `var(--p-${tint})` : spot?.owner ? `var(--${at.tint(spot.owner)})` : 'var(--land)' }}
      />
      <circle r={r * 0.7} class="node-field" />
      {picture && <Use name={picture} size={r * 1.05} color="var(--ink2)" />}
      <g transform={`scale(${unit})`}>
        {pieces.map(([piece, lying], i) => (
          <g key={piece} transform={`translate(${around(r / unit, i, pieces).join(' ')}) scale(.92)`}>
            {standing(at, piece).state === 'lit' && <circle r="13" class="glow-piece" />}
            <BoardPiece id={piece} piece={lying} count side={outwards(i, pieces.length)} />
          </g>
        ))}
      </g>
    </g>
  )
}

/** Where the pieces of a place stand: beside each other above it. */
function around(r: number, i: number, pieces: readonly (readonly [string, Piece])[]): [number, number] {
  const [row, place, n] = rowOf(i, pieces.length)
  const far = r + 11 + row * ROW
  const wide = pieces.some(([, { count }]) => (count ?? 1) > 1) ? NUMBERED : APART
  const apart = Math.min(wide / far, (2 * Math.PI) / 3.6)
  const angle = -Math.PI / 2 + (place - (n - 1) / 2) * apart
  return [Math.cos(angle) * far, Math.sin(angle) * far]
}

/** In which row a piece stands, which of that row it is, and of how many. */
function rowOf(i: number, n: number): [number, number, number] {
  const row = Math.floor(i / BESIDE)
  return [row, i - row * BESIDE, Math.min(BESIDE, n - row * BESIDE)]
}

/** A number stands on the far side of its piece, so that it covers neither the place nor the next piece. */
function outwards(i: number, all: number): Side {
  const [, place, n] = rowOf(i, all)
  const off = place - (n - 1) / 2
  return off < 0 ? 'left' : off > 0 || n === 1 ? 'right' : 'above'
}

/** Pieces at a place that may be chosen themselves. */
export function NodePieceHits({ id, node, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const { pieces } = at.scene.contents(id)
  const { x, y, r } = node
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      {pieces.map(([piece], i) => {
        const now = standing(at, piece)
        if (now.state === 'none' && !now.from) return null
        const [cx, cy] = around(r / unit, i, pieces)
        return <circle key={piece} cx={cx} cy={cy} r="13" class={`hit${classes(now)}`} {...pressing(at, piece, now)} />
      })}
    </g>
  )
}

/** Over all discs, so that no neighbour hides it. */
export function NodeName({ id, node, unit }: Drawn & { unit: number }) {
  const { x, y, r } = node
  return (
    <text class="place small" transform={`translate(${x} ${y + r}) scale(${unit})`}>
      {lines(nameOf(useTable(), id)).map((line, i) => (
        <tspan key={i} x="0" y={14 + i * 13}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A long name is parted at the space nearest its middle. */
function lines(name: string): string[] {
  if (name.length <= LONGEST) return [name]
  const spaces = [...name.matchAll(/ /g)].map(found => found.index)
  const off = (at: number) => Math.abs(at - name.length / 2)
  const [middle] = spaces.sort((a, b) => off(a) - off(b))
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}

export function NodeHit({ id, node }: Drawn) {
  const at = useTable()
  const now = standing(at, id)
  return (
    <circle
      cx={node.x}
      cy={node.y}
      r={Math.max(22, node.r)}
      class={`hit${classes(now)}`}
      data-el={id}
      {...pressing(at, id, now)}
    />
  )
}

export function NodeVerdict({ id, node, unit }: Drawn & { unit: number }) {
  return <Verdict id={id} x={node.x} y={node.y - node.r - 14} unit={unit} />
}

/** A road, or a path with a direction. */
export function LinkLine({ id, link }: { id: string; link: LinkZone }) {
  const at = useTable()
  const { zones } = at.scene.open
  const a = centre(zones[link.a])
  const b = centre(zones[link.b])
  if (a === undefined || b === undefined) return null
  if (has(link, 'closed'))
    return <path d={link.path} class="ridge" marker-mid="url(#peak)" marker-start="url(#peak)" marker-end="url(#peak)" />
  const d = link.path || `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  const owner = at.tint(at.scene.contents(id).spot?.owner) ?? marked(link, 'tint-')
  if (!link.oneWay)
    return (
      <g class="road">
        <path d={d} class="road-case" />
        <path d={d} class="road-fill" />
      </g>
    )
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  return (
    <g class="path">
      <path d={d} class="path-case" />
      <path d={d} class="path-fill" style={{ stroke: owner ? `var(--${owner})` : 'var(--line)' }} />
      <path
        d="M-7 -7L7 0L-7 7Z"
        class="path-arrow"
        transform={`translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}) rotate(${turn})`}
      />
    </g>
  )
}
