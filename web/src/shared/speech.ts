import { computed, effect, signal } from '@preact/signals'
import { fetched } from '../net/api.ts'
import en from '../../words/en.json'
import fr from '../../words/fr.json'
import { moment } from '../model/deadlines.ts'
import type { Arg, PerLanguage, Said } from '../net/protocol.ts'
import { language } from './settings.ts'
import { capital, name, say, type Language, type Words } from './words.ts'

type Texts = Record<string, string>
const OWN: Record<Language, Texts> = { en, fr }
const LANGUAGES: readonly Language[] = ['en', 'fr']

/** Texts by address, as they come in. */
const loaded = signal<ReadonlyMap<string, Texts>>(new Map())
/** Whose words are wanted: in the reader's language, and in the other once he changes to it. */
const wanted: PerLanguage[] = []
/** Where the few words of a game lie that do for the common room, by the address of all its words. */
const signs = new Map<string, string>()
const houseWords = signal<PerLanguage | undefined>(undefined)

/** The page's own words, under what the server adds for its refusals. */
export const inn = computed<Words>(() => ({
  language: language.value,
  texts: { ...loaded.value.get(houseWords.value?.[language.value] ?? ''), ...OWN[language.value] },
  people: {},
}))

export function speakFor(house: PerLanguage): void {
  houseWords.value = house
  learn(house).catch(() => undefined)
}

export async function learn(addresses: PerLanguage): Promise<void> {
  if (!wanted.some(one => one.en === addresses.en)) wanted.push(addresses)
  await load(addresses[language.peek()])
}

/** What a game says of itself until all its words are learned. */
export async function introduce(words: PerLanguage, sign: PerLanguage): Promise<void> {
  for (const spoken of LANGUAGES) signs.set(words[spoken], sign[spoken])
  await learn(sign)
}

async function load(address: string): Promise<void> {
  if (loaded.peek().has(address)) return
  const texts = await fetched<Texts>(address)
  loaded.value = new Map([...loaded.peek(), [address, texts]])
}

let next: Language | undefined

/** The page changes its language when it knows the words; where they do not come, it says what it can. */
export async function changeTo(wished: Language): Promise<void> {
  next = wished
  await Promise.allSettled(wanted.map(addresses => load(addresses[wished])))
  if (next === wished) language.value = wished
}

effect(() => {
  const now = language.value
  for (const addresses of wanted) load(addresses[now]).catch(() => undefined)
})

/** All words of a game, or those of its sign; in the other language while those of a new one are on their way. */
function textsOf(addresses: PerLanguage): Texts | undefined {
  const known = (spoken: Language) => loaded.value.get(addresses[spoken]) ?? loaded.value.get(signs.get(addresses[spoken]) ?? '')
  return known(language.value) ?? LANGUAGES.map(known).find(texts => texts !== undefined)
}

/** The words of a game, with the inn's own behind them and players' names for seats. */
export function wordsOf(addresses: PerLanguage | undefined, people: Record<string, string> = {}): Words {
  const own = addresses === undefined ? undefined : textsOf(addresses)
  return { language: language.value, texts: own === undefined ? inn.value.texts : over(inn.value.texts, own), people }
}

const laid = new WeakMap<Texts, { under: Texts; texts: Texts }>()

/** Every sentence asks for the words of its game, so they are laid over those of the inn once. */
function over(under: Texts, own: Texts): Texts {
  const before = laid.get(own)
  if (before?.under === under) return before.texts
  const texts = { ...under, ...own }
  laid.set(own, { under, texts })
  return texts
}

/** A sentence of the page itself. */
export function t(key: string, ...args: Arg[]): string {
  return say(inn.value, [key, ...args])
}

export function knows(key: string): boolean {
  return inn.value.texts[key] !== undefined
}

export { capital, name, say }
export type { Said, Words }

/** Date and hour of a deadline in the reader's language. */
export function until(deadline: number): string {
  return moment(deadline, Date.now(), language.value)
}

/** "4 minutes ago" in the reader's language. */
export function ago(when: number | string): string {
  const seconds = Math.min(0, Math.round((new Date(when).getTime() - Date.now()) / 1000))
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' })
  if (seconds > -60) return format.format(0, 'minute') === '' ? '' : t('ago.now')
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86400), 'day')
}
