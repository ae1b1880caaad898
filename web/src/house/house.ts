import { signal } from '@preact/signals'
import * as api from '../net/api.ts'
import { bring } from '../shared/symbol.tsx'
import { introduce, name, say, speakFor, t, wordsOf } from '../shared/speech.ts'
import type { Art, GameInfo, House, Me, SeatInfo } from '../net/protocol.ts'

/** What the house offers, and who is at its door. */
export const house = signal<House | undefined>(undefined)
export const me = signal<Me | undefined>(undefined)
/** Until the first answer nobody knows who is there. */
export const asked = signal(false)
/** Something went wrong and is said at the foot of the page. */
export const trouble = signal<string | undefined>(undefined)

export async function arrive(): Promise<void> {
  try {
    const [offered, person] = await Promise.all([api.house(), api.me()])
    speakFor(offered.words)
    await Promise.all(offered.games.map(game => introduce(game.words, game.sign)))
    house.value = { ...offered, games: [...offered.games].sort((a, b) => a.most - b.most) } // what two can play is soonest begun
    me.value = person
    asked.value = true
  } catch (error) {
    complain(error)
    setTimeout(() => void arrive(), 3000)
  }
}

export function complain(error: unknown): void {
  trouble.value = error instanceof api.Refused ? t(...error.why) : t('trouble.unknown')
}

/** Does it, and says at the foot of the page what went wrong. */
export async function tryTo<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    trouble.value = undefined
    return await deed()
  } catch (error) {
    complain(error)
    return undefined
  }
}

export function game(id: string): GameInfo | undefined {
  return house.value?.games.find(game => game.id === id || game.rules === id)
}

export function gameName(id: string): string {
  return gameWord(id, 'game.name') ?? id
}

/** A word of a game, where the game has it. */
export function gameWord(id: string, key: string): string | undefined {
  const words = wordsOf(game(id)?.words)
  return words.texts[key] === undefined ? undefined : say(words, [key])
}

/** The name of a seat or an option's value, as the game calls it. */
export function gameTerm(id: string, term: string): string {
  return name(wordsOf(game(id)?.words), term)
}

/** The pilgrims of the inn are its bots. */
export function botName(bot: string): string {
  const key = `bot.${bot}`
  return wordsOf(undefined).texts[key] ?? bot
}

/** The same within a sentence: "the Miller". */
export function botWithin(bot: string): string {
  return wordsOf(undefined).texts[`bot.${bot}.the`] ?? botName(bot)
}

/** What a pilgrim is like to play with. */
export function botAbout(bot: string): string {
  const texts = wordsOf(undefined).texts
  return texts[`bot.${bot}.about`] ?? texts['stranger.about'] ?? ''
}

/** How often it has beaten the next weaker one at a game, where that was measured. */
export function botRecord(bot: string, gameId: string): string | undefined {
  return gameWord(gameId, `bot.${bot}.record`)
}

/** Who has deleted his account has no name any more. */
function whoever(name: string): string {
  return name === '' ? t('gone') : name
}

/** Who left a seat to a bot is still told of by name. */
export function seatName(info: SeatInfo, seat: string, gameId: string): string {
  if (info.name !== undefined) return whoever(info.name)
  return info.bot === undefined ? gameTerm(gameId, seat) : botName(info.bot)
}

/** The same within a sentence. */
export function calledWithin(info: SeatInfo, seat: string, gameId: string): string {
  if (info.name !== undefined) return info.name === '' ? t('gone.within') : info.name
  return info.bot === undefined ? gameTerm(gameId, seat) : botWithin(info.bot)
}

/** Players' names for seats; one person in several seats is told apart by the seat. */
export function people(seats: Readonly<Record<string, SeatInfo>>, gameId: string): Record<string, string> {
  const entries = Object.entries(seats).map(
    ([seat, info]) => [seat, info.name === '' ? t('gone.within') : seatName(info, seat, gameId)] as const,
  )
  return Object.fromEntries(entries.filter(([, name]) => entries.filter(([, other]) => other === name).length === 1))
}

const loaded = new Set<string>()

/** Takes a game's drawings and colours into the page, once. */
export async function loadArt(art: Art | undefined): Promise<void> {
  if (art?.css !== undefined && !loaded.has(art.css)) {
    loaded.add(art.css)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = art.css
    document.head.append(link)
  }
  if (art?.svg !== undefined && !loaded.has(art.svg)) {
    loaded.add(art.svg)
    await bring(art.svg).catch(() => loaded.delete(art.svg ?? ''))
  }
}
