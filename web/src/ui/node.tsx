import { nameOf, useTable } from '../at-table.ts'
import { centre, marked } from '../box.ts'
import { symbolOf, Use } from '../draw/symbol.tsx'
import type { Link, Node } from '../protocol.ts'
import { classes, pressing, standing } from '../target.ts'
import { BoardPiece } from './piece.tsx'
import { Verdict } from './verdict.tsx'

interface Drawn {
  id: string
  node: Node
}

/** A disc on a map: a place that roads meet. Its colour lies on the rim, its pieces stand around it. */
export function NodeDisc({ id, node, unit }: Drawn & { unit: number }) {
  const at = useTable()
  const { pieces, spot } = at.scene.contents(id)
  const [x, y, r] = node.xy
  const tint = marked(node, 'tint-')
  const picture = symbolOf(marked(node, 'i-'), at.game)
  const now = standing(at, id)
  return (
    <g transform={`translate(${x} ${y})`} class={`node${classes(now)}`}>
      {now.state === 'lit' && <circle r={r + 5} class="glow-halo" />}
      <circle
        r={r}
        class="node-rim"
        style={{ fill: tint ? `var(--p-${tint})` : spot?.of ? `var(--${at.tint(spot.of)})` : 'var(--land)' }}
      />
      <circle r={r * 0.7} class="node-field" />
      {picture && <Use name={picture} size={r * 1.05} color="var(--ink2)" />}
      <g transform={`scale(${unit})`}>
        <text class="place small" y={r / unit + 15}>
          {nameOf(at, id)}
        </text>
        {pieces.map(([piece, lying], i) => {
          const angle = -Math.PI / 2 + (i - (pieces.length - 1) / 2) * 0.95
          const far = r / unit + 9
          return (
            <g key={piece} transform={`translate(${Math.cos(angle) * far} ${Math.sin(angle) * far}) scale(.92)`}>
              <BoardPiece id={piece} piece={lying} count />
            </g>
          )
        })}
      </g>
    </g>
  )
}

export function NodeHit({ id, node }: Drawn) {
  const at = useTable()
  const now = standing(at, id)
  return (
    <circle
      cx={node.xy[0]}
      cy={node.xy[1]}
      r={Math.max(22, node.xy[2])}
      class={`hit${classes(now)}`}
      data-el={id}
      {...pressing(at, id, now)}
    />
  )
}

export function NodeVerdict({ id, node, unit }: Drawn & { unit: number }) {
  return <Verdict id={id} x={node.xy[0]} y={node.xy[1] - node.xy[2] - 14} unit={unit} />
}

/** A road, or a path with a direction. */
export function LinkLine({ id, link }: { id: string; link: Link }) {
  const at = useTable()
  const { zones } = at.scene.open.box
  const a = centre(zones[link.a])
  const b = centre(zones[link.b])
  if (a === undefined || b === undefined) return null
  const d = link.d || `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  const owner = at.tint(at.scene.contents(id).spot?.of) ?? marked(link, 'tint-')
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
