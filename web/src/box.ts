import type { Area, Box, Node, Zone } from './protocol.ts'

/** The box opened: zones by what is around them, and the order of things. */
export interface OpenBox {
  box: Box
  /** Zones in a zone, or in a region of the page, in the order of the box. */
  inside: ReadonlyMap<string, readonly string[]>
  /** Where a part stands in the catalogue. */
  rank: ReadonlyMap<string, number>
}

export function open(box: Box): OpenBox {
  const inside = new Map<string, string[]>()
  for (const [id, zone] of Object.entries(box.zones)) {
    const around = inside.get(zone.in)
    if (around === undefined) inside.set(zone.in, [id])
    else around.push(id)
  }
  return { box, inside, rank: new Map(Object.keys(box.parts).map((part, i) => [part, i])) }
}

export function zone(open: OpenBox, id: string): Zone | undefined {
  return open.box.zones[id] ?? open.box.zones[trackOf(id)]
}

/** "vp.4" is a cell of the track "vp" without being listed. */
export function trackOf(id: string): string {
  const dot = id.lastIndexOf('.')
  return dot > 0 && /^-?\d+$/.test(id.slice(dot + 1)) ? id.slice(0, dot) : id
}

export function has(zone: { is?: string[] } | undefined, mark: string): boolean {
  return zone?.is?.includes(mark) ?? false
}

/** What follows a mark's prefix: "goal-12" has 12 for "goal-". */
export function marked(zone: { is?: string[] } | undefined, prefix: string): string | undefined {
  return zone?.is?.find(mark => mark.startsWith(prefix))?.slice(prefix.length)
}

/** Where things stand on a surface. */
export function centre(zone: Zone | undefined): [number, number] | undefined {
  return zone?.t === 'area' || zone?.t === 'node' ? [zone.xy[0], zone.xy[1]] : undefined
}

/** Drawn on a surface, with coordinates of its own; other zones are laid out by the page. */
export function isOnMap(zone: Zone): boolean {
  return zone.t === 'area' || zone.t === 'node' || zone.t === 'link'
}

export const isArea = (zone: Zone | undefined): zone is Area => zone?.t === 'area'
export const isNode = (zone: Zone | undefined): zone is Node => zone?.t === 'node'

/** The region of the page in which a zone lies at last: board, side, hand. */
export function region(open: OpenBox, id: string): string {
  let at = id
  for (let zone = open.box.zones[at]; zone !== undefined; zone = open.box.zones[at]) at = zone.in
  return at
}
