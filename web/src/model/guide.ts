import { signal } from '@preact/signals'
import type { Coached, Element, FirstGame, LogLine, Prompt } from '../net/protocol.ts'
import { fill, offered, open } from './lines.ts'
import { met } from './lessons.ts'

type Elements = ReadonlyMap<string, Element>

/** What the guide says at a question: which step, and the line it would take; none where the step only explains. */
export interface Advice {
  id: string
  step: Coached
  line: string | undefined
}

/** The first step that is not done yet and that it is the moment for, as `Coached` of the contract says it. */
export function nextStep(first: FirstGame, done: ReadonlySet<string>, prompt: Prompt, elements: Elements): Advice | undefined {
  for (const [id, step] of Object.entries(first.steps)) {
    if (done.has(id) || (step.after !== undefined && !done.has(step.after)) || !met(step.lesson, prompt, elements)) continue
    const line = advised(step, prompt)
    if (step.takes === undefined || line !== undefined) return { id, step, line }
  }
  return undefined
}

/** The line that the guide would take. */
export function advised(step: Coached, prompt: Prompt): string | undefined {
  for (const wish of step.takes ?? []) {
    if (!wish.includes('*')) {
      const exact = offered(prompt, wish)
      if (exact !== undefined && exact.option.barred === undefined) return wish
      continue
    }
    const like = new RegExp(`^${wish.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
    for (const option of open(prompt)) {
      const places = option.line.includes('{on}') ? (option.on ?? []) : [undefined]
      const line = places.map(place => fill(option, place)).find(one => like.test(one))
      if (line !== undefined) return line
    }
  }
  return undefined
}

/** The view on which somebody last chose. */
export function lastChoice(log: readonly LogLine[], seats: readonly string[]): LogLine | undefined {
  return log.findLast(line => line.by !== undefined && seats.includes(line.by))
}

/** How far somebody is in a first game, kept from visit to visit. */
export class Guide {
  readonly done = signal<ReadonlySet<string>>(new Set())
  readonly begun = signal(false)
  /** Whether the last advice was followed; none before the first. */
  readonly followed = signal<boolean | undefined>(undefined)
  private shown: { advice: Advice; since: number } | undefined

  constructor(
    readonly first: FirstGame,
    private readonly table: string,
  ) {
    const kept = localStorage.getItem(this.key)
    if (kept !== null) {
      this.begun.value = true
      this.done.value = new Set(kept.split(' ').filter(id => id in first.steps))
    }
  }

  get all(): number {
    return Object.keys(this.first.steps).length
  }

  begin(): void {
    this.begun.value = true
    this.keep()
  }

  /** A step is behind one when one has answered the question at which it was shown, whatever the answer. */
  heed(log: readonly LogLine[], seats: readonly string[]): void {
    const last = lastChoice(log, seats)
    if (this.shown === undefined || last === undefined || last.at <= this.shown.since) return
    const { id, step } = this.shown.advice
    this.shown = undefined
    this.done.value = new Set([...this.done.value, id])
    this.followed.value = step.tells === undefined ? undefined : last.say[0].startsWith(step.tells)
    this.keep()
  }

  show(advice: Advice | undefined, log: readonly LogLine[], seats: readonly string[]): void {
    this.shown = advice && { advice, since: lastChoice(log, seats)?.at ?? -1 }
  }

  /** The step that comes next, as soon as it is the moment for it. */
  coming(): Coached | undefined {
    return Object.entries(this.first.steps).find(([id]) => !this.done.value.has(id))?.[1]
  }

  private keep(): void {
    localStorage.setItem(this.key, [...this.done.value].join(' '))
  }

  private get key(): string {
    return `tabard.guide.${this.table}`
  }
}
