import type { Arg, PerLanguage, Said } from '../net/protocol.ts'

export type Language = keyof PerLanguage

/** The messages of a game in one language, and players' own names for seats: the same grammar as the server's Words. */
export interface Words {
  language: Language
  texts: Readonly<Record<string, string>>
  people: Readonly<Record<string, string>>
}

const HOLE = /\{(?:(sum|list)|(\d)(?:\.([a-z-]+)|:(\d)|\?([^|{}]*)\|([^{}]*))?)\}/g

export function say(words: Words, said: Said): string {
  const [key, ...args] = said
  const text = words.texts[key]
  if (text === undefined) return `${key} [${args.map(String).join(', ')}]`
  return text.replace(
    HOLE,
    (hole: string, all?: string, index?: string, form?: string, by?: string, one?: string, many?: string, at?: number) => {
      if (all !== undefined) return pairs(words, args, all === 'sum' ? ' + ' : ', ')
      const arg = args[Number(index)]
      if (arg === undefined) return hole
      if (one !== undefined && many !== undefined) return isOne(words, arg) ? one : many
      if (by === undefined) {
        const spoken = sayArg(words, arg, form ?? '')
        return Array.isArray(arg) && follows(words, text, at ?? 0) ? small(words, arg, spoken) : spoken
      }
      const counted = args[Number(by)]
      return counted === undefined ? hole : sayArg(words, arg, isOne(words, counted) ? 'one' : 'many')
    },
  )
}

/** The name of a seat, zone or part, in a form where the language has one ("in", "the"), else the plain one. */
export function name(words: Words, id: string, form = ''): string {
  const person = words.people[id]
  if (person !== undefined) return person
  const plain = words.texts[id] ?? id
  return form === '' ? plain : (words.texts[`${id}.${form}`] ?? plain)
}

/** Of several of a kind, where there is a word for it. */
export function several(words: Words, said: Said, n: number): string {
  const [key, ...args] = said
  return say(words, n > 1 && words.texts[`${key}.many`] !== undefined ? [`${key}.many`, ...args] : said)
}

/** As it begins a sentence. */
export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

function sayArg(words: Words, arg: Arg, form: string): string {
  if (Array.isArray(arg)) return say(words, arg)
  if (typeof arg === 'string' && arg.startsWith('@')) return name(words, arg.slice(1), form)
  return typeof arg === 'number' && arg < 0 ? `−${-arg}` : String(arg) // a hyphen is no sign
}

/** A first word with a capital, and small letters after it. */
const SENTENCE = /^\p{Lu}\p{Ll}*[ ’]\p{Ll}/u

/** A message that another one introduces: in French no capital stands after a colon. */
function follows(words: Words, text: string, at: number): boolean {
  return words.language === 'fr' && text.slice(0, at).endsWith(': ')
}

/** Unless it begins with a name. */
function small(words: Words, [key]: Said, spoken: string): string {
  return SENTENCE.test(words.texts[key] ?? '') ? spoken.charAt(0).toLocaleLowerCase('fr') + spoken.slice(1) : spoken
}

/** Pairs of source and amount, after the total. */
function pairs(words: Words, args: Arg[], between: string): string {
  const out: string[] = []
  for (let i = 1; i + 1 < args.length; i += 2) {
    out.push(`${sayArg(words, args[i] as Arg, '')} ${sayArg(words, args[i + 1] as Arg, '')}`)
  }
  return out.join(between)
}

/** French counts nothing as one. */
function isOne(words: Words, number: Arg): boolean {
  return number === 1 || (number === 0 && words.language === 'fr')
}
