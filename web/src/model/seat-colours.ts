const TINCTURES = ['lion', 'tower', 'oak', 'star', 'wave', 'flame']
const BY_COLOUR: Readonly<Record<string, string>> = {
  orange: 'lion',
  yellow: 'lion',
  white: 'tower',
  green: 'oak',
  violet: 'star',
  blue: 'wave',
  red: 'flame',
  grey: 'plain',
}

/** Seats that are called by colours loadArt them, if no two would loadArt the same; others take what comes. */
export function tincture(seats: readonly string[], seat: string | undefined): string {
  const coloured = new Set(seats.map(name => BY_COLOUR[name]))
  const own = coloured.size === seats.length && !coloured.has(undefined) ? BY_COLOUR[seat ?? ''] : undefined
  return own ?? TINCTURES[Math.max(0, seats.indexOf(seat ?? '')) % TINCTURES.length] ?? 'lion'
}
