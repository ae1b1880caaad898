import { computed, signal } from '@preact/signals'
import { fetched } from '../net/api.ts'
import en from '../../words/en.json'
import fr from '../../words/fr.json'
import { moment } from '../model/deadlines.ts'
import type { Arg, PerLanguage, Said } from '../net/protocol.ts'
import { language } from './settings.ts'
import { capital, name, say, type Language, type Words } from './words.ts'

type Texts = Record<string, string>
const OWN: Record<Language, Texts> = { en, fr }

/** Texts by address, as they come in. */
const loaded = signal<ReadonlyMap<string, Texts>>(new Map())
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

/** Loads both languages, so that a switch is at once. */
export async function learn(addresses: PerLanguage): Promise<void> {
  const news = Object.values(addresses).filter(address => !loaded.value.has(address))
  const texts = await Promise.all(news.map(address => fetched<Texts>(address)))
  loaded.value = new Map([...loaded.value, ...news.map((address, i) => [address, texts[i] ?? {}] as const)])
}

/** The words of a game, with the inn's own behind them and players' names for seats. */
export function wordsOf(addresses: PerLanguage | undefined, people: Record<string, string> = {}): Words {
  const own = addresses === undefined ? undefined : loaded.value.get(addresses[language.value])
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
