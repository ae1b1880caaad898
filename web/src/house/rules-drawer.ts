import { signal } from '@preact/signals'

/** Which rules lie open, and at which clause. */
export const openedRules = signal<{ game: string; clause?: string | undefined } | undefined>(undefined)

export function openRules(game: string, clause?: string): void {
  openedRules.value = { game, clause }
}
