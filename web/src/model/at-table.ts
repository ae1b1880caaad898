import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Choice } from './choice.ts'
import type { Answer, Part, SeatInfo } from '../net/protocol.ts'
import type { Scene } from './scene.ts'
import { name, say, type Said, type Words } from '../shared/speech.ts'
import { marked, zone } from './box.ts'

/** What every drawing at a table may ask: the scene, the words, who sits where, and what can be chosen. */
export interface AtTable {
  scene: Scene
  game: string
  words(): Words
  me(): readonly string[]
  seats(): Readonly<Record<string, SeatInfo>>
  tint(seat: string | undefined): string | undefined
  waits(): readonly string[]
  /** The seat through which one looks; a spectator has none. */
  viewer(): string
  /** Looks through another of one's own seats; not in a replay. */
  sit?: (seat: string) => void
  /** Takes back what one has confirmed, while others still choose. */
  reopen?: () => (() => void) | undefined
  /** What goes by without a question; not in a replay. */
  standing?: StandingAnswers
  /** Nothing can be chosen in a replay. */
  choice: Choice | undefined
  openRules(clause?: string): void
}

/** Which windows the inn lets go by for the viewer, until the chronicle names a thing or the round ends. */
export interface StandingAnswers {
  all(): readonly Answer[]
  give(window: string, thing?: string): void
  withdraw(window: string): void
}

export const Table = createContext<AtTable | undefined>(undefined)

export function useTable(): AtTable {
  const table = useContext(Table)
  if (table === undefined) throw new Error('drawn away from a table')
  return table
}

export function speak(at: AtTable, said: Said | undefined): string {
  return said === undefined ? '' : say(at.words(), said)
}

/** A form of a sentence that fits on a button, where the game has one. */
export function short(at: AtTable, said: Said | undefined): string {
  if (said === undefined) return ''
  const [key, ...args] = said
  return speak(at, at.words().texts[`${key}.short`] === undefined ? said : [`${key}.short`, ...args])
}

export function part(at: AtTable, id: string | undefined): Part | undefined {
  return id === undefined ? undefined : at.scene.open.parts[id]
}

/** What a person calls an element, zone, seat or part. */
export function nameOf(at: AtTable, id: string): string {
  const own = zone(at.scene.open, id)
  if (own?.name !== undefined) return speak(at, own.name)
  if (own?.t === 'area') return landName(at, id) ?? name(at.words(), id)
  const lying =
    at.scene.piece(id) ?? (own?.t === 'row' && own.look === 'sheet' ? at.scene.contents(id).pieces[0]?.[1] : undefined)
  const kind = part(at, lying?.part ?? id)
  if (kind !== undefined) return kind.name === undefined ? name(at.words(), lying?.part ?? id) : speak(at, kind.name)
  return name(at.words(), own?.seat ?? id)
}

/** Land without a name of its own is called by what it is: the site that is drawn there, and its terrain. */
function landName(at: AtTable, id: string): string | undefined {
  const { spot } = at.scene.contents(id)
  const land = part(at, spot?.part)
  if (land === undefined) return undefined
  const site = marked(spot, 'i-')
  const names = [...(site === undefined ? [] : [name(at.words(), site)]), speak(at, land.name)]
  return names.join(', ')
}
