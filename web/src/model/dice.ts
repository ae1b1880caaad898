import { signal } from '@preact/signals'
import type { Arg, Said } from '../net/protocol.ts'

/** What has just been rolled, sentence by sentence: shown large beside the board until something else is done. */
export const thrown = signal<readonly Said[]>([])

const MOST = 3

/** How many dice a sentence shows. Games write a die as the letter that Unicode has for it. */
export function diceIn(said: Said | undefined): number {
  return said === undefined ? 0 : said.slice(1).reduce<number>((sum, arg) => sum + diceOf(arg), 0)
}

function diceOf(arg: Arg | undefined): number {
  if (Array.isArray(arg)) return diceIn(arg)
  return typeof arg === 'string' ? (arg.match(/[\u2680-\u2685]/g) ?? []).length : 0
}

/** A text in pieces: words as they are, dice as what they show. */
export function inPieces(text: string): (string | number)[] {
  return text
    .split(/\s*([\u2680-\u2685])(?:\s(?=[\u2680-\u2685]))?/)
    .filter(piece => piece !== '')
    .map(piece => (/^[\u2680-\u2685]$/.test(piece) ? piece.charCodeAt(0) - 0x267f : piece))
}

export function roll(said: Said | undefined): void {
  if (said !== undefined && diceIn(said) > 0) thrown.value = [...thrown.value, said].slice(-MOST)
}

export function clearAway(): void {
  if (thrown.value.length > 0) thrown.value = []
}
