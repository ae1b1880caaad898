import { speak, useTable } from '../model/at-table.ts'
import { centre, marked } from '../model/box.ts'

/** Lines through zones of a map: orders, ways walked, attacks. */
export function Routes({ on, unit }: { on: readonly string[]; unit: number }) {
  const at = useTable()
  return (
    <>
      {at.scene.routes.value.map(([id, route]) => {
        const points = (route.through ?? [])
          .filter(zone => on.includes(zone))
          .map(zone => centre(at.scene.open.zones[zone]))
          .filter(point => point !== undefined)
        if (points.length < 2) return null
        const tint = at.tint(route.owner)
        const marking = marked(route, 'tint-')
        const colour = tint ? `var(--${tint})` : marking ? `var(--p-${marking})` : 'var(--ink2)'
        const [fromX, fromY] = points[points.length - 2] ?? [0, 0]
        const [toX, toY] = points[points.length - 1] ?? [0, 0]
        const numbered = tint !== undefined && route.label !== undefined
        const [x, y] = points[Math.floor(points.length / 2)] ?? [0, 0]
        return (
          <g key={id} class={`route${route.marks?.map(mark => ` m-${mark}`).join('') ?? ''}`}>
            <polyline points={points.map(point => point.join(',')).join(' ')} class="route-case" />
            <polyline
              points={points.map(point => point.join(',')).join(' ')}
              class="route-line"
              marker-end="url(#arrow)"
              style={{ stroke: colour }}
            />
            {numbered && (
              <g class="route-disc" transform={`translate(${(fromX + toX) / 2} ${(fromY + toY) / 2}) scale(${unit})`}>
                <circle r="9.5" style={{ fill: colour }} />
                <text y="4.6" style={{ fill: `var(--${tint}-on)` }}>
                  {speak(at, route.label)}
                </text>
              </g>
            )}
            {route.label && !numbered && (
              <text class="place small" transform={`translate(${x} ${y - 8}) scale(${unit})`}>
                {speak(at, route.label)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
