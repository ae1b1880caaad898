import { batch, computed, signal } from '@preact/signals'
import * as api from '../net/api.ts'
import type { AtTable } from '../model/at-table.ts'
import {
  afterBeat,
  afterDelta,
  caughtUp,
  follows,
  frames,
  known,
  touched,
  UNKNOWN,
  withChapter,
  type Known,
} from '../model/beats.ts'
import { has, open as unpack, ownNames } from '../model/box.ts'
import { Choice } from '../model/choice.ts'
import { clearAway } from '../model/dice.ts'
import { LastMoves, forget, heed } from '../model/happened.ts'
import { BotHints } from '../model/hints.ts'
import { gameName, people, loadArt } from '../house/house.ts'
import { watchDeadline } from '../house/deadline-notices.ts'
import { loneLine, open } from '../model/lines.ts'
import { ownChoices } from '../model/own-choices.ts'
import { play, pause } from './motion.ts'
import { callToTurn } from '../house/notice.ts'
import { heard, heardTurn } from '../house/sound.ts'
import { deadlines, turned } from '../model/deadlines.ts'
import { mutedIn } from '../model/muted-windows.ts'
import { presence } from '../model/presence.ts'
import type {
  Answer,
  Beat,
  Box,
  ChatLine,
  Delta,
  Message,
  LogLine,
  Parting,
  Prompt,
  Refused,
  Table,
  View,
} from '../net/protocol.ts'
import { openRules } from '../house/rules-drawer.ts'
import { Scene } from '../model/scene.ts'
import { autoTake, language, pace } from '../shared/settings.ts'
import { Socket } from '../net/socket.ts'
import { learn, wordsOf } from '../shared/speech.ts'
import { PLAIN, tincture } from '../model/seat-colours.ts'
import { letGo } from '../model/windows.ts'

/** More than so many steps behind, the page shows the last of them at once. */
const SHORT_TURN = 6
const LONG_TURN = 80

/** Milliseconds for what another does in a long turn. */
const READING = 700

/** Milliseconds for each thing that another does, for those who want to follow. */
const SLOWLY = 1800

/** A person's sitting at a live table: hears the server, keeps what is known, shows it beat by beat, and sends choices. */
export class Sitting {
  readonly table = signal<Table | undefined>(undefined)
  readonly scene = signal<Scene | undefined>(undefined)
  readonly known = signal<Known>(UNKNOWN)
  readonly chat = signal<readonly ChatLine[]>([])
  readonly refused = signal<Refused | undefined>(undefined)
  /** Where the table's log and the rules part, if they do. */
  readonly parting = signal<Parting | undefined>(undefined)
  /** Whether what the rules make of that turn today is shown, instead of what came before it. */
  readonly beyond = signal(false)
  /** What happened since this person last looked. */
  readonly missed = signal<readonly LogLine[]>([])
  /** The last view that this person had looked at before coming back; none at a first visit. */
  readonly since = signal<number | undefined>(undefined)
  /** What the inn lets go by for this seat. */
  readonly standing = signal<readonly Answer[]>([])
  /** The seat through which this person looks. */
  readonly viewer = signal('')
  readonly choice: Choice
  readonly hints: BotHints
  readonly socket: Socket
  private work: Promise<void> = Promise.resolve()
  private waiting = 0
  private readonly lastMoves = new LastMoves()
  private asking = false
  /** The view on which something was last done by itself; seats count their own. */
  private taken = ''
  /** The views on which what was done by itself was shown. */
  private readonly byItselfAt = new Set<number>()
  private readonly watching: ReturnType<typeof setInterval>
  /** Sits in a seat of his own choice until something happens. */
  private stays = false

  constructor(readonly id: string) {
    this.choice = new Choice(
      computed(() => this.known.value.asks[0]),
      line => this.socket.send({ t: 'choose', at: this.known.value.at, line }),
    )
    this.hints = new BotHints(() => this.socket.send({ t: 'hint', at: this.known.value.at }))
    this.socket = new Socket(
      id,
      () => (this.known.value.at < 0 ? undefined : this.known.value.at),
      message => this.hear(message),
    )
    this.watching = setInterval(() => this.watch(), 15_000)
    document.addEventListener('visibilitychange', this.comesToTheFront)
  }

  /** Now and then: whether a decision of mine is due soon. */
  private watch(): void {
    const table = this.table.value
    const mine = this.known.value.waits.filter(seat => table?.me.includes(seat)).map(seat => deadlines.value[seat])
    const first = mine.filter(deadline => deadline !== undefined).sort((a, b) => a - b)[0]
    if (table !== undefined) watchDeadline(this.id, table.title || gameName(table.game), first, Date.now())
  }

  close(): void {
    clearInterval(this.watching)
    document.removeEventListener('visibilitychange', this.comesToTheFront)
    this.socket.close()
    clearAway()
    forget()
    presence.value = {}
    deadlines.value = {}
  }

  /** What drawings may ask, while this table's box is open. */
  at(scene: Scene, table: Table): AtTable {
    const names = computed(() => ({ ...ownNames(scene.open, language.value), ...people(table.seats, table.game) }))
    return {
      scene,
      game: table.game,
      choice: this.choice,
      openRules: clause => openRules(table.game, clause),
      words: () => wordsOf(table.words, names.value),
      me: () => table.me,
      seats: () => table.seats,
      tint: seat =>
        seat === undefined || table.seats[seat] === undefined
          ? seat
          : tincture(Object.keys(table.seats), seat, has(scene.open.zones[seat], PLAIN)),
      waits: () => this.known.value.waits,
      viewer: () => this.viewer.value,
      sit: seat => this.moveTo(seat),
      standing: {
        all: () => this.standing.value,
        give: (window, thing) => void this.socket.send({ t: 'stand', window, ...(thing !== undefined && { thing }) }),
        withdraw: window => void this.socket.send({ t: 'withdraw', window }),
      },
      reopen: () => (this.known.value.reopen ? () => this.reopen() : undefined),
    }
  }

  /** To another of one's own seats, perhaps to step in from there. */
  private moveTo(seat: string): void {
    this.stays = this.socket.send({ t: 'sit', seat })
  }

  /** The last choice; what was taken by itself after it goes with it, or it would be taken again at once. */
  undo(): void {
    const views = ownChoices(this.known.value.log, this.viewer.value)
    const last = views.findLast(view => !this.byItselfAt.has(view))
    this.takeBack(last === undefined || last === views.at(-1) ? {} : { from: last })
  }

  /** All choices since the one that was shown on that view, or all that can be taken back. */
  undoFrom(view: number | 'all'): void {
    this.takeBack(view === 'all' ? { all: true } : { from: view })
  }

  private takeBack(which: { all?: boolean; from?: number }): void {
    this.choice.putDown()
    this.socket.send({ t: 'undo', at: this.known.value.at, ...which })
  }

  /** Second thoughts, while others still choose. */
  reopen(): void {
    this.choice.putDown()
    this.socket.send({ t: 'reopen', at: this.known.value.at })
  }

  private hear(message: Message): void {
    switch (message.t) {
      case 'chat':
        this.chat.value = [...this.chat.value, message.line]
        break
      case 'chats':
        this.chat.value = message.lines
        break
      case 'clock':
        turned(message.left, Date.now())
        break
      case 'presence':
        presence.value = { ...presence.value, ...message.seats }
        break
      case 'standing':
        this.standing.value = message.answers
        break
      case 'hints':
        if (message.at === this.known.value.at) this.hints.answered(message)
        break
      case 'refused':
        this.refuse(message)
        break
      case 'log':
        this.known.value = { ...this.known.value, log: [...message.lines.flatMap(withChapter), ...this.known.value.log] }
        break
      case 'table':
        this.later(() => this.sit(message))
        break
      case 'view':
        this.later(() => this.look(message))
        break
      case 'delta':
        this.later(() => this.follow(message))
        break
    }
  }

  /** One after another: what is shown is never ahead of what came before it. */
  private later(deed: () => Promise<void> | void): void {
    this.waiting++
    this.work = this.work
      .then(deed)
      .catch(() => this.resync())
      .finally(() => this.waiting--)
  }

  private async sit(table: Table): Promise<void> {
    const [box] = await Promise.all([api.fetched<Box>(table.box), learn(table.words), loadArt(table.art)])
    batch(() => {
      if (this.table.value?.box !== table.box) {
        const scene = new Scene(unpack(box))
        scene.show(this.known.value.elements) // who comes back to a changed house is told only what is new
        this.scene.value = scene
      }
      this.table.value = table
      this.choice.sent.value = false // a choice on its way when the line broke is answered by what follows, or was lost
    })
  }

  private look(view: View): void {
    this.asking = false
    this.hints.end()
    this.choice.putDown()
    this.choice.sent.value = false
    const seen = Number(localStorage.getItem(this.seenKey) ?? NaN)
    this.viewer.value = view.viewer
    this.known.value = known(view)
    this.parting.value = view.parting
    this.lookBeyond(false)
    this.backFrom(Number.isNaN(seen) ? undefined : seen)
    this.settled()
  }

  /** At a table that stands still: what came before the turn where log and rules part, or what the rules make of it today. */
  lookBeyond(beyond: boolean): void {
    const { now } = this.parting.value ?? {}
    this.beyond.value = beyond && now !== undefined
    this.scene.value?.show(this.beyond.value && now ? new Map(Object.entries(now.set)) : this.known.value.elements)
  }

  /** Somebody comes back who had last looked at that view. */
  private backFrom(seen: number | undefined): void {
    if (seen === undefined) return
    const { at, log } = this.known.value
    if (seen < at) this.since.value = seen
    this.missed.value = log.filter(line => line.at > seen && !this.table.value?.me.includes(line.by ?? ''))
  }

  /** A page that lay behind others for days comes to the front again. */
  private readonly comesToTheFront = () => {
    const { at } = this.known.value
    if (document.visibilityState !== 'visible' || at < 0) return
    this.backFrom(Number(localStorage.getItem(this.seenKey) ?? at))
    localStorage.setItem(this.seenKey, String(at))
  }

  /** Asks for older lines of the chronicle, as long as some of what happened since the last look are not there. */
  readBack(): void {
    const first = this.known.value.log[0]?.at
    if (this.since.value !== undefined && first !== undefined && first > this.since.value + 1)
      this.socket.send({ t: 'log', before: first })
  }

  private async follow(delta: Delta): Promise<void> {
    const scene = this.scene.value
    if (scene === undefined || this.asking || delta.at <= this.known.value.at) return
    if (!follows(this.known.value, delta)) return this.resync()
    this.hints.end()
    this.refused.value = undefined
    this.choice.putDown()
    this.stays = false
    clearAway()
    if (this.waiting > (scene.open.longTurns || pace.value === 'slow' ? LONG_TURN : SHORT_TURN) || document.hidden) {
      for (const beat of delta.beats) this.heed(scene, beat)
      this.known.value = caughtUp(this.known.value, [delta])
      scene.show(this.known.value.elements)
    } else {
      for (const beat of delta.beats) await this.showBeat(scene, beat, delta.at)
      this.known.value = afterDelta(this.known.value, delta)
    }
    this.choice.sent.value = false
    this.settled()
  }

  /** Questions wait until all is shown. */
  private async showBeat(scene: Scene, beat: Beat, at: number): Promise<void> {
    this.heed(scene, beat)
    const before = this.known.value
    const after = afterBeat(before, beat, at)
    this.known.value = { ...after, asks: [], undo: false, reopen: false }
    const others = beat.by !== undefined && !(this.table.value?.me.includes(beat.by) ?? false)
    heard(beat)
    if (others && pace.value === 'once') scene.show(after.elements)
    else await play(scene, before.elements, beat, after.elements)
    if (others && pace.value === 'slow') await pause(SLOWLY, true)
    else if (others && pace.value === 'usual' && scene.open.longTurns) await pause(READING)
    this.known.value = after
  }

  private heed(scene: Scene, beat: Beat): void {
    const { elements } = this.known.value
    const me = this.table.value?.me ?? []
    heed(scene.open, elements, beat, me)
    scene.fresh.value = this.lastMoves.after(scene.fresh.value, touched(elements, beat), beat.by, me)
  }

  private resync(): void {
    this.asking = true
    this.socket.send({ t: 'resync' })
  }

  private refuse(refused: Refused): void {
    this.refused.value = refused
    this.hints.end()
    this.choice.sent.value = false
  }

  /** All is shown: my turn is announced, a lone option taken (unless it would bar the way back), another of my seats asked. */
  private settled(): void {
    const { at, asks, waits } = this.known.value
    const table = this.table.value
    if (document.visibilityState === 'visible') localStorage.setItem(this.seenKey, String(at))
    const here = `${this.viewer.value} ${at}`
    const prompt = asks.find(ask => waits.includes(ask.seat)) // nobody waits for those who only may step in
    const line = prompt && this.byItself(prompt)
    callToTurn(prompt !== undefined && line === undefined, table?.game ?? '')
    heardTurn(prompt !== undefined && line === undefined)
    if (prompt === undefined) {
      const other = waits.find(seat => table?.me.includes(seat))
      if (other !== undefined && (table?.me.length ?? 0) > 1 && this.taken !== here && !this.stays)
        this.socket.send({ t: 'sit', seat: other })
      this.taken = here
      return
    }
    if (line !== undefined && this.taken !== here) {
      this.taken = here
      setTimeout(() => {
        if (this.known.value.at !== at) return
        this.byItselfAt.add(at + 1)
        this.choice.sendLine(line)
      }, 450)
    }
  }

  /** What needs no asking: a window that is to go by, or a lone option. */
  private byItself(prompt: Prompt): string | undefined {
    const takeLone = autoTake.value === 'yes'
    const partOf = (id: string) => this.scene.value?.piece(id)?.part
    const past = letGo(prompt, mutedIn(this.table.value?.game ?? ''), partOf, takeLone)
    const final = this.known.value.undo && open(prompt).some(option => option.last)
    return past ?? (takeLone && !final ? loneLine(prompt) : undefined)
  }

  /** Shows again, beat by beat, what was missed. */
  async watchMissed(): Promise<void> {
    const lines = this.missed.value.length
    this.missed.value = []
    const replay = await api.replay(this.id)
    this.later(async () => {
      const scene = this.scene.value
      if (scene === undefined) return
      const beats = replay.frames.map(frame => frame.beat)
      const pictures = frames(new Map(Object.entries(replay.start.set)), beats)
      let from = beats.length
      for (let left = lines; left > 0 && from > 0;) if (beats[--from]?.said !== undefined) left--
      scene.show(pictures[from] ?? new Map())
      for (let i = from; i < beats.length; i++)
        await play(scene, pictures[i] ?? new Map(), beats[i] ?? {}, pictures[i + 1] ?? new Map())
      scene.show(this.known.value.elements)
    })
  }

  private get seenKey(): string {
    return `tabard.seen.${this.id}`
  }
}
