import { signal } from '@preact/signals'
import type { Hints, Suggestion } from '../net/protocol.ts'

/** A person asks the bot what it would do: a wish, its answer, and the end of both when something happens. */
export class BotHints {
  readonly waiting = signal(false)
  readonly answer = signal<Hints | undefined>(undefined)

  constructor(private readonly send: () => boolean) {}

  ask(): void {
    this.answer.value = undefined
    this.waiting.value = this.send()
  }

  answered(hints: Hints): void {
    this.waiting.value = false
    this.answer.value = hints
  }

  end(): void {
    this.waiting.value = false
    this.answer.value = undefined
  }
}

/** How many digits behind the point tell the best from those that are not equal to it. */
export function digitsFor([best, ...others]: readonly Suggestion[]): number {
  const said = ({ outcome }: Suggestion) => Math.round(100 * outcome)
  return best !== undefined && others.some(other => !other.equal && said(other) === said(best)) ? 1 : 0
}
