import { signal } from '@preact/signals'
import type { Said } from '../net/protocol.ts'

/** The judgement that is being told over the map. */
export const telling = signal<{ said: Said; clause: string | undefined } | undefined>(undefined)

/** Milliseconds in which a sentence of so many letters is read. */
export function readingTime(letters: number): number {
  return Math.min(3200, 900 + 22 * letters)
}
