import { useRef } from 'preact/hooks'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { has, isArea, isLink, isNode, marked, type AreaZone, type OpenZone, type SurfaceZone } from '../model/box.ts'
import { symbolOf } from '../shared/symbol.tsx'
import { t } from '../shared/speech.ts'
import { linked, standing } from '../input/target.ts'
import { narrow } from '../input/narrow.ts'
import { useGrown, useZoom, type Frame } from '../input/zoom.ts'
import { Icon } from '../shared/symbol.tsx'
import { AreaGlow, AreaHit, AreaLand, AreaLink, AreaPieceHits, AreaThings, AreaVerdict, BattleSign } from './area.tsx'
import { HexLand, HexThings } from './hex.tsx'
import { StepNumbers } from './happened.tsx'
import { Legend } from './legend.tsx'
import { LinkLine, NodeDisc, NodeHit, NodeName, NodePieceHits, NodeVerdict } from './node.tsx'
import { Routes } from './route.tsx'
import { isGone } from './row.tsx'
import { ZoneView } from './zone.tsx'

/** Pixels that a legend takes, with the sea around it. */
const LEGEND = 176

/** Where a battle is to be fought. */
const BATTLE = 'battle'

/** Coast lines on the water: width and strength. */
const WATER: [number, number][] = [
  [74, 0.16],
  [58, 0.22],
  [44, 0.28],
  [32, 0.36],
  [21, 0.48],
  [12, 0.62],
]

/** Pixels to a unit of a map of hexagons, at least: a finger hits each of them. */
const LEGIBLE = 1.1

/** On a wide page, where the whole map cannot be read at once: less than this, and a part of it is shown. */
const SMALLEST = 0.62

/** How much lower than the middle of the map one looks while a panel lies over its foot. */
const COVERED = 150

/** A map; small: the whole land, whatever can be read of it. Layers from the bottom: sea, water lines, art; links; land; glow; routes; names and pieces; what is pressed; verdicts. */
export function Surface({ id, zone, small = false }: { id: string; zone: SurfaceZone; small?: boolean }) {
  const at = useTable()
  const { zones, inside } = at.scene.open
  const svg = useRef<SVGSVGElement>(null)
  const land = useRef<SVGGElement>(null)
  const on = inside.get(id) ?? []
  const of = <Z extends OpenZone>(is: (zone: OpenZone | undefined) => zone is Z) =>
    on.flatMap(key => {
      const found = zones[key]
      return is(found) ? [[key, found] as const] : []
    })
  const grows = has(zone, 'grows')
  const shown = of(isArea).filter(
    ([key]) => !grows || at.scene.contents(key).spot !== undefined || standing(at, key).state !== 'none',
  )
  /** Where land may come to lie, and the land that lies. */
  const grounds = shown.filter(([, area]) => has(area, 'ground'))
  const areas = shown.filter(([, area]) => !has(area, 'ground'))
  const hexed = areas.some(([, area]) => area.hex !== undefined)
  const nodes = of(isNode)
  const isOpen = (key: string) => standing(at, key).state === 'lit'
  const isFrom = (key: string) => standing(at, key).from
  const open = nodes
    .filter(([key]) => isOpen(key) || at.scene.contents(key).pieces.some(([piece]) => isOpen(piece)))
    .map(([, { x, y, r }]): [number, number, number] => [x, y, r])
  const numbered = areas.some(([, area]) => has(area, 'numbered'))
  const acting = areas.filter(([key]) => isOpen(key) || at.scene.contents(key).pieces.some(([piece]) => isFrom(piece)))
  /** How much larger than usual names and pieces may be drawn without touching those of a neighbour. */
  const roomy = numbered ? Math.max(1, Math.sqrt((zone.w * zone.h) / areas.length) / 108) : 1
  /** A form beside the map: there one sees where it was fought. */
  const form = on.some(key => has(zones[key], 'form') && at.scene.contents(key).notes.length > 0)
  const fields = areas.filter(([key]) => has(at.scene.contents(key).spot, BATTLE))
  const own = fields.filter(([key]) =>
    at.scene.routes.value.some(([, route]) => at.me().includes(route.owner ?? '') && route.through?.at(-1) === key),
  )
  const looked = form && fields.length > 0 ? (own.length > 0 ? own : fields) : acting
  const whole: Frame = [zone.x, zone.y, zone.w, zone.h]
  const grown = useGrown(grows ? areas.map(([, area]) => area) : undefined) ?? whole
  const covered = on.some(key => has(zones[key], 'dock-foot') && !isGone(at, key))
  const active = hexed
    ? areas.find(([key]) => at.scene.contents(key).pieces.some(([, piece]) => has(piece, 'active')))
    : undefined
  const frame = active === undefined || !covered ? grown : lifted(grown, active[1].y)
  const near = [...(active === undefined ? [] : [active]), ...acting]
  const wanted = hexed || numbered ? (hexed ? near : looked).map(([, { x, y }]) => [x, y]) : open
  const legible = small ? undefined : numbered ? 0.92 / roomy : hexed ? LEGIBLE : undefined
  const lower = covered && !narrow.value ? COVERED : 0
  const looks = hexed ? wanted.map(([x = 0, y = 0]) => [x, y + lower]) : wanted
  const fitted = !small ? undefined : areas.length > 0 ? 'land' : 'whole'
  const zoom = useZoom(
    svg,
    land,
    frame,
    looks,
    legible,
    fitted ?? (form && !narrow.value ? 'land' : undefined),
    hexed && !small ? SMALLEST : 0,
  )
  /** The land lies to the left, and what its signs mean beside it. */
  const aside = numbered && !form && !narrow.value && zoom.spare >= LEGEND
  const links = of(isLink)
  const docked = on.filter(key => ['row', 'track', 'vessel'].includes(zones[key]?.t ?? ''))
  const beside = (inside.get(zone.in) ?? []).filter(key => zones[key]?.t === 'surface').length
  const unit = hexed ? 1 : (zone.w / 1040) * (beside > 1 ? 2 : 1) * (numbered ? Math.min(roomy, Math.max(1, 1 / zoom.scale)) : 1)
  const wet = areas.length > 0 && (!grows || hexed)
  const art = symbolOf(zone.art, at.game)
  const coast = `#land-${id}`
  const realm = marked(zone, 'realm-')
  const sources = linked(at)
  const crowded = areas.filter(([key]) => standing(at, key).state === 'lit').length > 6
  return (
    <div
      class={`surface${realm ? ` realm-${realm}` : ''}${crowded ? ' crowded' : ''}${beside > 1 ? ' dense' : ''}${hexed ? ' hexed' : ''}`}
      tabIndex={hexed && narrow.value ? 0 : undefined}
    >
      <svg
        ref={svg}
        class="map"
        viewBox={zoom.viewBox}
        preserveAspectRatio={aside ? 'xMinYMid' : undefined}
        role="group"
        aria-label={speak(at, zone.name) || t('board')}
        {...zoom.hands}
      >
        <g class="still">
          <rect x="-3000" y="-3000" width="8000" height="8000" class={wet ? 'sea' : 'plain'} />
          <defs>
            <g id={`land-${id}`}>
              {areas.map(([key, area]) => (
                <path key={key} d={area.path} />
              ))}
            </g>
          </defs>
          {wet &&
            WATER.map(([width, strength]) => (
              <g key={width}>
                <use href={coast} class="water-line" stroke-opacity={strength} stroke-width={width} />
                <use href={coast} class="water" stroke-width={width - 1.5} />
              </g>
            ))}
          {art && <use href={`#${art}`} />}
          <use href={coast} class="coast" />
        </g>
        {links
          .filter(([, link]) => !has(link, 'closed'))
          .map(([key, link]) => (
            <LinkLine key={key} id={key} link={link} />
          ))}
        {grounds.map(([key, area]) => (
          <path key={key} d={area.path} class="ground" />
        ))}
        <g ref={land}>
          {hexed && areas.map(([key, area]) => <HexLand key={key} id={key} area={area} />)}
          {(hexed ? [] : groups(areas)).map(group => (
            <g key={group[0]?.[0]}>
              {group.length > 1 && group.map(([key, area]) => <path key={key} d={area.path} class="group-edge" />)}
              {group.map(([key, area]) => (
                <AreaLand key={key} id={key} area={area} unit={unit} />
              ))}
            </g>
          ))}
        </g>
        {shown
          .filter(([key]) => standing(at, key).state !== 'none')
          .map(([key, area]) => (
            <AreaGlow key={key} id={key} area={area} />
          ))}
        {areas
          .filter(([key]) => sources.has(key) && standing(at, key).state !== 'lit')
          .map(([key, area]) => (
            <AreaLink key={key} area={area} />
          ))}
        {links
          .filter(([, link]) => has(link, 'closed'))
          .map(([key, link]) => (
            <LinkLine key={key} id={key} link={link} />
          ))}
        <Routes on={on} unit={unit} />
        {nodes
          .filter(([key]) => sources.has(key) && standing(at, key).state !== 'lit')
          .map(([key, { x, y, r }]) => (
            <circle key={key} cx={x} cy={y} r={r + 6} class="linked" />
          ))}
        {nodes.map(([key, node]) => (
          <NodeDisc key={key} id={key} node={node} unit={unit} />
        ))}
        {nodes.map(([key, node]) => (
          <NodeName key={key} id={key} node={node} unit={unit} />
        ))}
        {areas.map(([key, area]) =>
          area.hex === undefined ? (
            <AreaThings key={key} id={key} area={area} unit={unit} />
          ) : (
            <HexThings key={key} id={key} area={area} />
          ),
        )}
        {fields.map(([key, area]) => (
          <BattleSign key={key} area={area} unit={unit} />
        ))}
        {shown.map(([key, area]) => (
          <AreaHit key={key} id={key} area={area} />
        ))}
        {!hexed && areas.map(([key, area]) => <AreaPieceHits key={key} id={key} area={area} unit={unit} />)}
        {!small && <StepNumbers on={on} unit={unit} />}
        {nodes.map(([key, node]) => (
          <NodeHit key={key} id={key} node={node} />
        ))}
        {nodes.map(([key, node]) => (
          <NodePieceHits key={key} id={key} node={node} unit={unit} />
        ))}
        {shown.map(([key, area]) => (
          <AreaVerdict key={key} id={key} area={area} unit={unit} />
        ))}
        {nodes.map(([key, node]) => (
          <NodeVerdict key={key} id={key} node={node} unit={unit} />
        ))}
      </svg>
      {has(zone, 'titled') && <div class="ribbon">{nameOf(at, id)}</div>}
      <div class="map-tools">
        {zoom.moved && (
          <button type="button" class="btn square" onClick={zoom.fit} title={t('fit')} aria-label={t('fit')}>
            <Icon name="fit" />
          </button>
        )}
      </div>
      {numbered && !form && <Legend areas={areas} links={links} roomy={aside} />}
      {docked
        .filter(key => !isGone(at, key))
        .map(key => (
          <div
            key={key}
            class={`dock${has(zones[key], 'dock-left') ? ' left' : ''}${has(zones[key], 'dock-foot') ? ' foot' : ''}`}
            tabIndex={hexed ? 0 : undefined}
          >
            <ZoneView id={key} />
          </div>
        ))}
    </div>
  )
}

/** While a panel lies over the foot of a map, who acts is seen above it; the scale stays, and the map no farther up than need be. */
function lifted([x, y, w, h]: Frame, acting: number): Frame {
  const share = matchMedia('(max-height: 800px)').matches ? 0.2 : 0.4
  return [x, Math.max(y, acting - h * share), w, h]
}

/** Areas of one tint belong together: a stronger line goes around them all. Those without stand alone. */
function groups(areas: readonly (readonly [string, AreaZone])[]): (readonly (readonly [string, AreaZone])[])[] {
  const byTint = new Map<string, (readonly [string, AreaZone])[]>()
  for (const entry of areas) {
    const group = marked(entry[1], 'tint-') ?? entry[0]
    byTint.set(group, [...(byTint.get(group) ?? []), entry])
  }
  return [...byTint.values()]
}
