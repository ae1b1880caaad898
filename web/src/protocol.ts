/**
 * What travels between server and page. Types only; named like the server's records, written as its JSON is. A test of the server holds
 * all that it sends and understands against this file.
 */

export type Said = [key: string, ...args: Arg[]]
export type Arg = number | string | Said
export type Flag = boolean | 1
export type Language = 'en' | 'fr'
/** An address per language. */
export type PerLanguage = Record<Language, string>

// --- the box: what never changes during a game ---

export interface Box {
  game: string
  art: string
  zones: Record<string, Zone>
  parts: Record<string, Part>
  marks: Record<string, Said>
  windows: Record<string, Window>
}

/** A moment at which one may step in or let things go by, and what can be used then. */
export interface Window {
  name: Said
  clause: string
  parts: string[]
}

export type Zone = Surface | Area | Node | Link | Row | Track | Vessel
interface InZone {
  in: string
  seat?: string
  name?: Said
  clause?: string
  is?: string[]
}
export interface Surface extends InZone {
  t: 'surface'
  box: [x: number, y: number, w: number, h: number]
  art: string
}
export interface Area extends InZone {
  t: 'area'
  d: string
  xy: [x: number, y: number, bx: number, by: number]
}
export interface Node extends InZone {
  t: 'node'
  xy: [x: number, y: number, r: number]
}
export interface Link extends InZone {
  t: 'link'
  a: string
  b: string
  d: string
  oneWay?: Flag
}
export interface Row extends InZone {
  t: 'row'
  look: string
  columns?: number
}
export interface Track extends InZone {
  t: 'track'
  from: number
  to: number
}
export interface Vessel extends InZone {
  t: 'vessel'
  look: string
}

export interface Part {
  form: string
  symbol?: string
  name: Said
  tip?: Said
  clause?: string
}

// --- the scene: what one viewer sees now ---

export type Element = Spot | Piece | Note | Route
export interface Spot {
  t: 's'
  of?: string
  part?: string
  is?: string[]
}
export interface Piece {
  t: 'p'
  part: string
  at: string
  of?: string
  n?: number
  face?: string
  is?: string[]
}
export interface Note {
  t: 'n'
  at: string
  say: Said
  clause?: string
}
export interface Route {
  t: 'r'
  via: string[]
  of?: string
  say?: Said
  is?: string[]
}
export type Elements = Record<string, Element>

export interface Prompt {
  seat: string
  prompt: Said
  detail?: Said
  clause?: string
  undo?: Flag
  /** Asked in this window; its first open option lets things go by. */
  window?: string
  options: Option[]
}
export interface Option {
  line: string
  from?: string
  on?: string[]
  label: Said
  verdict?: string
  because?: Said[]
  clause?: string
  last?: Flag
  barred?: Said
  amounts?: Amount[]
}
export interface Amount {
  name: string
  label: Said
  min: number
  max: number
  start: number
}

export interface Beat {
  say?: Said
  by?: string
  clause?: string
  effect?: string
  slides?: Slide[]
  set?: Elements
  gone?: string[]
}
export interface Slide {
  part: string
  of?: string
  from: string
  to: string
  n?: number
}

// --- messages of the WebSocket ---

export interface LogLine {
  at: number
  say: Said
  by?: string
  clause?: string
}
export interface ChatLine {
  n: number
  by: string
  seat?: string
  text: string
  when: number
}
export type Presence = 'here' | 'away' | 'gone'

export interface TableMessage {
  t: 'table'
  id: string
  game: string
  box: string
  words: PerLanguage
  art?: Art
  rulesText: PerLanguage
  title: string
  me: string[]
  seats: Record<string, SeatInfo>
  options: Record<string, string>
  hints: Flag
  rules: string
  state: TableState
  clock: Clock
  fair: Fair
  outcome?: Outcome
  rematch?: string
  copyOf?: string
}
/** Seat: who sits there. Away: a bot plays until the person returns. */
export interface SeatInfo {
  name?: string
  bot?: string
  open?: Flag
  away?: Flag
}
export interface Outcome {
  winners: string[]
  points?: number[]
  how: Said
  resigned?: string
}
export interface Art {
  svg?: string
  css?: string
}

export interface View {
  t: 'view'
  at: number
  viewer: string
  set: Elements
  status?: Said
  waits: string[]
  asks: Prompt[]
  undo?: Flag
  log: LogLine[]
}
/** What is left out is unchanged; a status of null is none. */
export interface Delta {
  t: 'delta'
  at: number
  beats: Beat[]
  status?: Said | null
  waits?: string[]
  asks?: Prompt[]
  undo?: 0 | 1
}
export interface Refused {
  t: 'refused'
  at: number
  why: Said
  clause?: string
}
export interface OlderLog {
  t: 'log'
  lines: LogLine[]
}
export interface Chat extends ChatLine {
  t: 'chat'
}
export interface Chats {
  t: 'chats'
  lines: ChatLine[]
}
export interface PresenceNews {
  t: 'presence'
  seats: Record<string, Presence>
}
/** Milliseconds that the seats have left to decide, at a table with a clock. */
export interface TimeLeft {
  t: 'clock'
  left: Record<string, number>
}
/** What a bot would do: the best lines first, with what may come of them between 0 (lost) and 1 (won), and why. */
export interface Hints {
  t: 'hints'
  at: number
  best: Hint[]
}
export interface Hint {
  line: string
  outcome: number
  reasons: Reason[]
}
export interface Reason {
  say: Said
  good: boolean
}
export type FromServer = TableMessage | View | Delta | Refused | OlderLog | Chat | Chats | PresenceNews | TimeLeft | Hints

export type FromPage =
  | { t: 'join'; table: string; at?: number }
  | { t: 'choose'; at: number; line: string }
  | { t: 'undo'; at: number }
  | { t: 'hint'; at: number }
  | { t: 'log'; before: number }
  | { t: 'chat'; text: string }
  | { t: 'sit'; seat: string }
  | { t: 'here'; visible: boolean }
  | { t: 'resync' }

// --- REST ---

export interface House {
  games: GameInfo[]
  bots: string[]
  words: PerLanguage
  limits: Record<string, number>
}
export interface GameInfo {
  id: string
  rules: string
  fewest: number
  most: number
  cooperative: boolean
  seats: string[]
  settings: Setting[]
  words: PerLanguage
  rulesText: PerLanguage
  art?: Art
}
export interface Setting {
  name: string
  values: string[]
}
export interface Me {
  id: string
  name: string
  password: boolean
}

export type TableState = 'waiting' | 'playing' | 'over'
export interface Clock {
  kind: 'none' | 'minutes' | 'days'
  amount?: number
}
export interface CardSeat {
  seat: string
  name?: string
  bot?: string
  me?: boolean
  open?: boolean
  away?: boolean
}
export interface Card {
  id: string
  game: string
  title: string
  state: TableState
  seats: CardSeat[]
  mine: string[]
  turn: boolean
  clock: Clock
  created: number
  moved: number
  copyOf?: string
  rematch?: string
  invite?: string
}
export interface Tables {
  mine: Card[]
  open: Card[]
  watch: Card[]
}
export interface NewTable {
  game: string
  title?: string
  seats: number
  options: Record<string, string>
  places: Record<string, string>
  listed: boolean
  spectators: boolean
  hints: boolean
  clock: Clock
}
export interface Fair {
  commitment: string
  contributions: Record<string, string>
  seed?: string
}
export interface TableDetails extends Card {
  options: Record<string, string>
  fair: Fair
  outcome?: Outcome
}
/** A beat of a replay says what the status was after it. */
export interface Frame extends Beat {
  status?: Said
  waits: string[]
}
export interface Replay {
  game: string
  box: string
  words: PerLanguage
  rulesText: PerLanguage
  art?: Art
  frames: number
  viewer: string
  start: { set: Elements; status?: Said }
  beats: Frame[]
}
export interface Rulebook {
  title: string
  introduction: string
  chapters: { title: string; clauses: { id: string; text: string }[] }[]
}
export interface Trouble {
  why: Said
  clause?: string
}
