import type { Arg, PerLanguage, Said } from '../net/protocol.ts'

export type Language = keyof PerLanguage

/** The messages of a game in one language, and players' own names for seats: the same grammar as the server's Words. */
export interface Words {
  language: Language
  texts: Readonly<Record<string, string>>
  people: Readonly<Record<string, string>>
}

const HOLE = /\{(?:sum|(\d)(?:\.([a-z-]+)|\?([^|{}]*)\|([^{}]*))?)\}/g

export function say(words: Words, said: Said): string {
  const [key, ...args] = said
  const text = words.texts[key]
  if (text === undefined) return `${key} [${args.map(String).join(', ')}]`
  return text.replace(HOLE, (hole: string, index?: string, form?: string, one?: string, many?: string) => {
    if (index === undefined) return sum(words, args)
    const arg = args[Number(index)]
    if (arg === undefined) return hole
    if (one !== undefined && many !== undefined) return typeof arg === 'number' && isOne(words, arg) ? one : many
    return sayArg(words, arg, form ?? '')
  })
}

/** The name of a seat, zone or part, in a form where the language has one ("in", "the"), else the plain one. */
export function name(words: Words, id: string, form = ''): string {
  const person = words.people[id]
  if (person !== undefined) return person
  const plain = words.texts[id] ?? id
  return form === '' ? plain : (words.texts[`${id}.${form}`] ?? plain)
}

/** As it begins a sentence. */
export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

function sayArg(words: Words, arg: Arg, form: string): string {
  if (Array.isArray(arg)) return say(words, arg)
  if (typeof arg === 'string' && arg.startsWith('@')) return name(words, arg.slice(1), form)
  return String(arg)
}

/** Pairs of source and amount, after the total. */
function sum(words: Words, args: Arg[]): string {
  const out: string[] = []
  for (let i = 1; i + 1 < args.length; i += 2) {
    out.push(`${sayArg(words, args[i] as Arg, '')} ${sayArg(words, args[i + 1] as Arg, '')}`)
  }
  return out.join(' + ')
}

/** French counts nothing as one. */
function isOne(words: Words, number: number): boolean {
  return number === 1 || (number === 0 && words.language === 'fr')
}
