/** Shorter words fit on any card. */
const LONG = 9
const PARTING = '\u00ad'

/** Where a syllable begins: a consonant, or two that are spoken as one, before a vowel. */
const SYLLABLE = /(?:[bcdfgpt][lr]|gn|[cst]h|[bcdfghjklmnpqrstvwxz])(?=[aeiouyàâäéèêëîïôöùûü])/giu

/**
 * A text in the pieces between which it may be parted on narrow cards: long words between two syllables, a little behind their middle. A
 * browser may know no language for that.
 */
export function softly(text: string): string[] {
  return text.replace(/\p{L}+/gu, word => (word.length < LONG ? word : parted(word))).split(PARTING)
}

function parted(word: string): string {
  const wanted = word.length * 0.6
  const [best] = [...word.matchAll(SYLLABLE)]
    .map(found => found.index)
    .filter(at => at > 2 && at < word.length - 2)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return best === undefined ? word : word.slice(0, best) + PARTING + word.slice(best)
}
