/** How hard a password is to guess, as far as one can tell from looking at it: too short, weak, fair or strong. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong'

export const SHORTEST = 8
const GOOD = 12

/** What repeats, counts on or is one's own name gives nothing away to whoever guesses: it does not count. */
export function strength(password: string, name = ''): Strength {
  if (password.length < SHORTEST) return 'short'
  const text = password.toLowerCase()
  const rest = name.length < 3 ? text : text.replaceAll(name.toLowerCase(), '')
  const points = [...rest].map(letter => letter.codePointAt(0) ?? 0)
  const counted = points.filter((point, i) => Math.abs(point - (points[i - 1] ?? -9)) > 1).length
  if (counted < SHORTEST || new Set(points).size < 5) return 'weak'
  return counted < GOOD ? 'fair' : 'strong'
}
