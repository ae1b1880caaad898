import { computed, signal } from '@preact/signals'
import type { AtTable } from '../model/at-table.ts'
import { frames, told, touched, UNKNOWN, type Known } from '../model/beats.ts'
import { has, open, ownNames } from '../model/box.ts'
import { clearAway } from '../model/dice.ts'
import { game, people } from '../house/house.ts'
import { play, rate } from './motion.ts'
import type { Beat, Box, Card, Element, LogLine, Replay, Said, SeatInfo } from '../net/protocol.ts'
import { openRules } from '../house/rules-drawer.ts'
import { Scene } from '../model/scene.ts'
import { language, replaySpeed } from '../shared/settings.ts'
import { wordsOf } from '../shared/speech.ts'
import { PLAIN, tincture } from '../model/seat-colours.ts'

const SPEED = { slow: 0.4, usual: 1, fast: 4 } as const

/** The scenes of a replay, and which of them is shown. */
export class ReplayPlayer {
  readonly now = signal(0)
  readonly playing = signal(false)
  readonly at: AtTable
  readonly known = computed<Known>(() => ({
    ...UNKNOWN,
    at: this.now.value,
    status: this.sentence(),
    log: this.log,
  }))
  private readonly scene: Scene
  private readonly beats: readonly Beat[]
  private readonly pictures
  private readonly log: LogLine[]

  constructor(
    readonly details: Card,
    readonly replay: Replay,
    box: Box,
  ) {
    this.scene = new Scene(open(box))
    this.beats = replay.frames.map(frame => frame.beat)
    this.pictures = frames(new Map(Object.entries(replay.start.set)), this.beats)
    this.log = this.beats.flatMap(told)
    const seats: Record<string, SeatInfo> = Object.fromEntries(details.seats.map(info => [info.seat, info]))
    const order = Object.keys(seats)
    this.at = {
      scene: this.scene,
      game: details.game,
      choice: undefined,
      seats: () => seats,
      me: () => details.mine,
      waits: () => this.replay.frames[this.now.value - 1]?.waits ?? [],
      viewer: () => details.mine[0] ?? '',
      openRules: clause => openRules(details.game, clause),
      words: () =>
        wordsOf(game(details.game)?.words, { ...ownNames(this.scene.open, language.value), ...people(seats, details.game) }),
      tint: seat =>
        seat === undefined || seats[seat] === undefined ? seat : tincture(order, seat, has(this.scene.open.zones[seat], PLAIN)),
    }
    this.scene.show(this.pictures[0] ?? new Map())
  }

  /** After which step a line of the table's chronicle was told: which of the lines of that view it was. */
  toldOn(view: number, nth: number): number {
    const steps = this.replay.frames.flatMap((frame, i) => (frame.view === view ? [i + 1] : []))
    const before = this.replay.frames.findLastIndex(frame => frame.view <= view) + 1
    return steps[Math.min(nth, steps.length - 1)] ?? before
  }

  get last(): number {
    return this.beats.length
  }

  /** Everything that lies on the table now. */
  get picture(): ReadonlyMap<string, Element> {
    return this.pictures[this.now.value] ?? new Map()
  }

  show(frame: number): void {
    clearAway()
    this.now.value = Math.max(0, Math.min(this.last, frame))
    const beat = this.beat()
    this.scene.fresh.value = new Set(beat === undefined ? [] : touched(this.pictures[this.now.value - 1] ?? new Map(), beat))
    this.scene.show(this.pictures[this.now.value] ?? new Map())
  }

  async forward(): Promise<void> {
    const frame = this.now.value
    const beat = this.beats[frame]
    if (beat === undefined) return
    rate.value = SPEED[replaySpeed.value]
    if (beat.by !== undefined) clearAway()
    this.now.value = frame + 1
    this.scene.fresh.value = new Set(touched(this.pictures[frame] ?? new Map(), beat))
    await play(this.scene, this.pictures[frame] ?? new Map(), beat, this.pictures[frame + 1] ?? new Map())
  }

  async run(): Promise<void> {
    this.playing.value = true
    while (this.playing.value && this.now.value < this.last) {
      await this.forward()
      await new Promise(resolve => setTimeout(resolve, 500 / SPEED[replaySpeed.value]))
    }
    this.playing.value = false
  }

  stop(): void {
    clearAway()
    rate.value = 1
    this.playing.value = false
  }

  /** The beat that led to what is shown. */
  private beat(): Beat | undefined {
    return this.beats[this.now.value - 1]
  }

  private sentence(): Said {
    return this.beat()?.said ?? this.replay.start.status ?? ['replay.start']
  }
}
