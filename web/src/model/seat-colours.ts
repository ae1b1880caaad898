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

/** The zone of a seat that does not play, an umpire's, has this mark. */
export const PLAIN = 'plain'

/** Seats that are called by colours wear them, if no two would wear the same; others take what comes, and who does not play wears none. */
export function tincture(seats: readonly string[], seat: string | undefined, plain = false): string {
  if (plain) return PLAIN
  const coloured = new Set(seats.map(name => BY_COLOUR[name]))
  const own = coloured.size === seats.length && !coloured.has(undefined) ? BY_COLOUR[seat ?? ''] : undefined
  return own ?? TINCTURES[Math.max(0, seats.indexOf(seat ?? '')) % TINCTURES.length] ?? 'lion'
}
