// RawJson by `./tabard types` from the records of tabard.table.scene and tabard.server.protocol: change those, not this file.

export type Said = [key: string, ...args: Arg[]]
export type Arg = number | string | Said

export interface Box {
  game: string
  art: string
  zones?: Record<string, Zone>
  parts?: Record<string, Part>
  marks?: Record<string, Said>
  windows?: Record<string, Window>
  lessons?: Record<string, Lesson>
}

export interface Zone {
  in: string
  seat?: string
  shape: Shape
  name?: Said
  clause?: string
  marks?: string[]
}

export type Shape = Surface | Area | Hex | Node | Link | Row | Track | Vessel

export interface Surface {
  t: 'surface'
  x: number
  y: number
  w: number
  h: number
  art: string
}

export interface Area {
  t: 'area'
  path: string
  x: number
  y: number
  bx: number
  by: number
}

export interface Hex {
  t: 'hex'
  x: number
  y: number
  r: number
}

export interface Node {
  t: 'node'
  x: number
  y: number
  r: number
}

export interface Link {
  t: 'link'
  a: string
  b: string
  path: string
  oneWay?: boolean
}

export interface Row {
  t: 'row'
  look: RowLook
  columns?: number
}

export type RowLook = 'stack' | 'columns' | 'panel' | 'line' | 'grid' | 'fan' | 'list' | 'sheet' | 'slot' | 'seat' | 'score' | 'banner'

export interface Track {
  t: 'track'
  from: number
  to: number
}

export interface Vessel {
  t: 'vessel'
  look: VesselLook
}

export type VesselLook = 'hourglass' | 'tower' | 'bag' | 'deck'

export interface Part {
  form: PartForm
  symbol?: string
  name: Said
  tip?: Said
  clause?: string
  printed?: Said[]
}

export type PartForm = 'shield' | 'disc' | 'ring' | 'marker' | 'triangle' | 'square' | 'lozenge' | 'pentagon' | 'figure' | 'house' | 'counter' | 'pennon' | 'building' | 'coat' | 'cube' | 'die' | 'stat' | 'token' | 'tile' | 'card' | 'back'

export interface Window {
  name: Said
  clause: string
  parts?: string[]
}

export interface Lesson {
  text: Said
  clause: string
  asked?: string
  offered?: string
  shown?: string
  as?: string
}

export type Message = Table | View | Delta | Refused | Log | Chat | Chats | Presence | Clock | Standing | Hints

export interface Table {
  t: 'table'
  id: string
  game: string
  rules: string
  box: string
  words: PerLanguage
  rulesText: PerLanguage
  art?: Art
  title: string
  state: 'waiting' | 'playing' | 'over'
  me: string[]
  seats: Record<string, SeatInfo>
  options: Record<string, string>
  hints: boolean
  clock: TimeLimit
  fair: Fair
  outcome?: TableOutcome
  rematch?: string
  copyOf?: string
  first?: string
}

export interface PerLanguage {
  en: string
  fr: string
}

export interface Art {
  svg?: string
  css?: string
}

export interface SeatInfo {
  name?: string
  bot?: string
  open: boolean
  away: boolean
}

export interface TimeLimit {
  kind: 'none' | 'minutes' | 'days' | 'bank'
  amount?: number
  late?: 'bot' | 'usual'
  increment?: number
}

export interface Fair {
  commitment: string
  contributions: Record<string, string>
  seed?: string
  reports?: number
}

export interface TableOutcome {
  winners: string[]
  points?: number[]
  how: Said
  resigned?: string
}

export interface View {
  t: 'view'
  at: number
  viewer: string
  set: Record<string, Element>
  status?: Said
  waits: string[]
  asks: Prompt[]
  undo: boolean
  reopen: boolean
  log: LogLine[]
  parting?: Parting
}

export type Element = Spot | Piece | Note | Route

export interface Spot {
  t: 'spot'
  owner?: string
  part?: string
  marks?: string[]
}

export interface Piece {
  t: 'piece'
  part: string
  at: string
  owner?: string
  count?: number
  face?: string
  marks?: string[]
}

export interface Note {
  t: 'note'
  at: string
  text: Said
  clause?: string
  marks?: string[]
}

export interface Route {
  t: 'route'
  through?: string[]
  owner?: string
  label?: Said
  marks?: string[]
}

export interface Prompt {
  seat: string
  prompt: Said
  detail?: Said
  clause?: string
  options?: Option[]
  window?: string
}

export interface Option {
  line: string
  from?: string
  on?: string[]
  label: Said
  verdict?: string
  because?: Said[]
  clause?: string
  last?: boolean
  barred?: Said
  amounts?: Amount[]
}

export interface Amount {
  name: string
  label: Said
  min: number
  max: number
  start: number
  step: number
}

export interface LogLine {
  at: number
  say: Said
  by?: string
  clause?: string
  heading?: boolean
  chapter?: Said
  followed?: Said[]
  reported?: boolean
}

export interface Parting {
  turn: number
  then?: Said
  now?: First
}

export interface First {
  set: Record<string, Element>
  status?: Said
}

export interface Delta {
  t: 'delta'
  at: number
  beats: Beat[]
  status?: Said | null
  waits?: string[]
  asks?: Prompt[]
  undo?: boolean
  reopen?: boolean
}

export interface Beat {
  said?: Said
  by?: string
  clause?: string
  effect?: string
  heading?: boolean
  chapter?: Said
  followed?: Said[]
  slides?: Slide[]
  set?: Record<string, Element>
  gone?: string[]
}

export interface Slide {
  part: string
  owner?: string
  from: string
  to: string
  count?: number
}

export interface Refused {
  t: 'refused'
  at: number
  why: Said
  clause?: string
}

export interface Log {
  t: 'log'
  lines: LogLine[]
}

export interface Chat {
  t: 'chat'
  line: ChatLine
}

export interface ChatLine {
  n: number
  by: string
  seat?: string
  text: string
  when: number
}

export interface Chats {
  t: 'chats'
  lines: ChatLine[]
}

export interface Presence {
  t: 'presence'
  seats: Record<string, 'here' | 'away' | 'gone'>
}

export interface Clock {
  t: 'clock'
  left: Record<string, number>
}

export interface Standing {
  t: 'standing'
  answers: Answer[]
}

export interface Answer {
  window: string
  thing?: string
}

export interface Hints {
  t: 'hints'
  at: number
  best: Suggestion[]
}

export interface Suggestion {
  line: string
  outcome: number
  error: number
  equal: boolean
  reasons: Reason[]
}

export interface Reason {
  say: Said
  good: boolean
}

export interface House {
  games: GameInfo[]
  bots: string[]
  words: PerLanguage
  mail: boolean
  limits: Most
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
  sign: PerLanguage
  rulesText: PerLanguage
  art?: Art
  first?: string
  box: string
}

export interface Setting {
  name: string
  values: string[]
  open: boolean
}

export interface Most {
  name: number
  title: number
  chat: number
  tables: number
}

export interface Me {
  id: string
  name: string
  password: boolean
}

export interface Lobby {
  mine: Card[]
  open: Card[]
  watch: Card[]
  note?: string
}

export interface Card {
  id: string
  game: string
  title: string
  state: 'waiting' | 'playing' | 'over'
  seats: CardSeat[]
  mine: string[]
  host: boolean
  turn: boolean
  due?: number
  waits: string[]
  asked?: Said
  clock: TimeLimit
  created: number
  moved: number
  copyOf?: string
  rematch?: string
  invite?: string
  options?: Record<string, string>
  fair?: Fair
  outcome?: TableOutcome
}

export interface CardSeat {
  seat: string
  name?: string
  bot?: string
  me: boolean
  open: boolean
  away: boolean
}

export interface AgreeingWays {
  seats: number[]
  options: Record<string, string>
  values: Record<string, string[]>
}

export interface DocumentReport {
  sound: boolean
  faults: Trouble[]
  remarks: Said[]
  picture: string
}

export interface Trouble {
  why: Said
  clause?: string
}

export interface Replay {
  game: string
  box: string
  words: PerLanguage
  rulesText: PerLanguage
  art?: Art
  viewer: string
  start: First
  frames: Frame[]
  earned: Earned[]
}

export interface Frame {
  beat: Beat
  status?: Said
  waits: string[]
  view: number
  chances?: number[]
}

export interface Earned {
  source: Said
  clause: string
  each?: number[]
}

export interface DiceCheck {
  lots: number
  reports: number
}

export interface GameAnalysis {
  state: 'none' | 'waiting' | 'running' | 'done'
  done: number
  of: number
  found?: Found
}

export interface Found {
  rounds: Moment[]
  costliest: Lapse[]
  judged: number
}

export interface Moment {
  round: number
  frame: number
  chances: number[]
  moved: string
  reasons: Reason[]
}

export interface Lapse {
  frame: number
  round: number
  seat: string
  chosen: Deed
  best: Deed
  came: number
  could: number
  reasons: Reason[]
}

export interface Deed {
  say: Said
  clause?: string
}

export interface Rulebook {
  title: string
  introduction: string
  chapters: Chapter[]
}

export interface Chapter {
  title: string
  clauses: Clause[]
}

export interface Clause {
  id: string
  text: string
}

export interface Friend {
  id: string
  name: string
  here: boolean
  tables: number
  blocked: boolean
}

export interface Tallies {
  games: GameTally[]
  others: OtherTally[]
  row: number
}

export interface GameTally {
  game: string
  played: number
  won: number
}

export interface OtherTally {
  name?: string
  bot?: string
  played: number
  won: number
}

export interface OpenSession {
  id: string
  created: number
  seen: number
  device?: string
  here: boolean
}

export interface KeptPasskey {
  id: string
  name: string
  created: number
  used?: number
}

export interface KeptMail {
  address?: string
  notices: boolean
}

export interface KeeperDoor {
  keeper: boolean
  vacant: boolean
  open: boolean
}

export interface KeeperView {
  people: PersonLine[]
  tables: TableLine[]
  sizes: Record<string, number>
  note: string
}

export interface PersonLine {
  id: string
  name: string
  comesBack: boolean
  banned: boolean
  keeper: boolean
  created: number
  seen: number
  tables: number
}

export interface TableLine {
  id: string
  game: string
  state: string
  title: string
  seats: number
  created: number
  moved: number
  steps: number
}

export interface FirstGame {
  seed: string
  seats: number
  options: Record<string, string>
  places: Record<string, string>
  aim: Said
  steps: Record<string, Coached>
}

export interface Coached {
  title: Said
  lesson: Lesson
  after?: string
  takes?: string[]
  tells?: string
}

export interface WorkedExamples {
  examples: Example[]
}

export interface Example {
  clause: string
  says: Said
  box: string
  before: Record<string, Element>
  after: Record<string, Element>
  told: Said[]
  refused?: Said
}

export type FromPage =
  | { t: 'join'; table: string; at?: number }
  | { t: 'choose'; at: number; line?: string; lines?: string[] }
  | { t: 'undo'; at: number; all?: boolean; from?: number }
  | { t: 'reopen'; at: number }
  | { t: 'hint'; at: number }
  | { t: 'stand'; window: string; thing?: string }
  | { t: 'withdraw'; window: string }
  | { t: 'log'; before: number }
  | { t: 'chat'; text: string }
  | { t: 'sit'; seat: string }
  | { t: 'here'; visible: boolean }
  | { t: 'resync' }

export interface NewTable {
  game?: string
  seats?: number
  options?: Record<string, string | object>
  places?: Record<string, string>
  title?: string
  listed?: boolean
  spectators?: boolean
  hints?: boolean
  clock?: WantedTime
  contribution?: string
}

export interface WantedTime {
  kind?: string
  amount?: number
  late?: string
  increment?: number
}

export interface BroughtDocument {
  game?: string
  setting?: string
  document?: Record<string, string | object>
  language?: string
}
