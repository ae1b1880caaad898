import { signal } from '@preact/signals'
import type { Hints } from './protocol.ts'

/** A person asks the bot what it would do: a wish, its answer, and the end of both when something happens. */
export class Consulting {
  readonly waiting = signal(false)
  readonly hints = signal<Hints | undefined>(undefined)

  constructor(private readonly send: () => boolean) {}

  ask(): void {
    this.hints.value = undefined
    this.waiting.value = this.send()
  }

  answered(hints: Hints): void {
    this.waiting.value = false
    this.hints.value = hints
  }

  end(): void {
    this.waiting.value = false
    this.hints.value = undefined
  }
}
