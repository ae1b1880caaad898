import type {
  Area,
  Box,
  Hex,
  Lesson,
  Link,
  Node,
  Part,
  Row,
  Said,
  Shape,
  Surface,
  Track,
  Vessel,
  Window,
  Zone,
} from '../net/protocol.ts'

/** A zone with what its shape has, so that its kind can be asked for. A hexagon is an area with a radius. */
export type OpenZone = Zone & Exclude<Shape, Hex> & { hex?: number }
export type AreaZone = Zone & Area & { hex?: number }
export type NodeZone = Zone & Node
export type LinkZone = Zone & Link
export type RowZone = Zone & Row
export type TrackZone = Zone & Track
export type VesselZone = Zone & Vessel
export type SurfaceZone = Zone & Surface

/** The box opened: zones by what is around them, and the order of things. */
export interface OpenBox {
  zones: Readonly<Record<string, OpenZone>>
  parts: Readonly<Record<string, Part>>
  marks: Readonly<Record<string, Said>>
  windows: Readonly<Record<string, Window>>
  /** In the order in which they matter. */
  lessons: Readonly<Record<string, Lesson>>
  /** Zones in a zone, or in a region of the page, in the order of the box. */
  inside: ReadonlyMap<string, readonly string[]>
  /** Whether there are cards to read: the hand is as high with them as without. */
  lettered: boolean
  /** Whether a turn is a long row of cards, as where fights are laid out at the foot of the map. */
  longTurns: boolean
  /** Where a part stands in the catalogue. */
  rank: ReadonlyMap<string, number>
}

/** A counter on which stands what it counts: nobody needs to be told how many that makes. */
export function isNumbered(part: Part | undefined, piece: { face?: string } | undefined): boolean {
  return part?.form === 'counter' && piece?.face !== undefined
}

export function open(box: Box): OpenBox {
  const inside = new Map<string, string[]>()
  const zones: Record<string, OpenZone> = {}
  for (const [id, zone] of Object.entries(box.zones ?? {})) {
    zones[id] = { ...zone, ...(zone.shape.t === 'hex' ? hexagon(zone.shape) : zone.shape) }
    const around = inside.get(zone.in)
    if (around === undefined) inside.set(zone.in, [id])
    else around.push(id)
  }
  const { parts = {}, marks = {}, windows = {}, lessons = {} } = box
  const lettered = Object.values(parts).some(part => part.printed !== undefined && part.form === 'card')
  return {
    zones,
    parts,
    marks,
    windows,
    lessons,
    lettered,
    longTurns: lettered && Object.values(zones).some(zone => has(zone, 'dock-foot')),
    inside,
    rank: new Map(Object.keys(parts).map((part, i) => [part, i])),
  }
}

/** Its outline, with a point on top; what it would come to hangs over its upper edge. */
function hexagon({ x, y, r }: Hex): Area & { hex: number } {
  const half = (r * Math.sqrt(3)) / 2
  const round = (n: number) => Math.round(n * 10) / 10
  const corners = [
    [0, -r],
    [half, -r / 2],
    [half, r / 2],
    [0, r],
    [-half, r / 2],
    [-half, -r / 2],
  ].map(([dx = 0, dy = 0]) => `${round(x + dx)} ${round(y + dy)}`)
  return { t: 'area', path: `M${corners.join('L')}Z`, x, y, bx: x, by: round(y - r * 0.8), hex: r }
}

/** The names of zones that belong to what players brought, a map: the words of the game do not say them. */
export function ownNames(open: OpenBox, language: 'en' | 'fr'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(open.zones).flatMap(([id, { name }]) =>
      name?.[0] === 'own-name' ? [[id, String(name[language === 'fr' ? 2 : 1])]] : [],
    ),
  )
}

export function zone(open: OpenBox, id: string): OpenZone | undefined {
  return open.zones[id] ?? open.zones[trackOf(id)]
}

/** "vp.4" is a cell of the track "vp" without being listed. */
export function trackOf(id: string): string {
  const dot = id.lastIndexOf('.')
  return dot > 0 && /^-?\d+$/.test(id.slice(dot + 1)) ? id.slice(0, dot) : id
}

export function has(zone: { marks?: string[] } | undefined, mark: string): boolean {
  return zone?.marks?.includes(mark) ?? false
}

/** What follows a mark's prefix: "goal-12" has 12 for "goal-". */
export function marked(zone: { marks?: string[] } | undefined, prefix: string): string | undefined {
  return zone?.marks?.find(mark => mark.startsWith(prefix))?.slice(prefix.length)
}

/** Where things stand on a surface. */
export function centre(zone: OpenZone | undefined): [number, number] | undefined {
  return zone?.t === 'area' || zone?.t === 'node' ? [zone.x, zone.y] : undefined
}

/** Drawn on a surface, with coordinates of its own; other zones are laid out by the page. */
export function isOnMap(zone: OpenZone): boolean {
  return zone.t === 'area' || zone.t === 'node' || zone.t === 'link'
}

export const isArea = (zone: OpenZone | undefined): zone is AreaZone => zone?.t === 'area'
export const isLink = (zone: OpenZone | undefined): zone is LinkZone => zone?.t === 'link'
export const isNode = (zone: OpenZone | undefined): zone is NodeZone => zone?.t === 'node'

/** The region of the page in which a zone lies at last: board, side, hand. */
export function region(open: OpenBox, id: string): string {
  let at = id
  for (let zone = open.zones[at]; zone !== undefined; zone = open.zones[at]) at = zone.in
  return at
}
