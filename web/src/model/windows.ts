import { fill, open } from './lines.ts'
import type { Prompt } from '../net/protocol.ts'

/** What a person does not want to be asked about: whole windows ("dusk"), and things that could be used in one ("dusk/archers"). */
export type Muted = ReadonlySet<string>

export function mutedKey(window: string, part?: string): string {
  return part === undefined ? window : `${window}/${part}`
}

/**
 * The line that lets things go by, where a person wants no question: the whole window is passed, or all that could be used in it. Where
 * nothing could be used, it depends on whether lone options are taken.
 */
export function letGo(
  prompt: Prompt,
  muted: Muted,
  partOf: (id: string) => string | undefined,
  takeLone: boolean,
): string | undefined {
  const { window } = prompt
  const [first, ...others] = open(prompt)
  if (window === undefined || first === undefined) return undefined
  const line = fill(first, first.on?.[0])
  if (muted.has(mutedKey(window))) return line
  const usable = others.flatMap(option => [...(option.on ?? []), ...(option.from === undefined ? [] : [option.from])])
  if (usable.length === 0) return takeLone ? line : undefined
  return usable.every(id => muted.has(mutedKey(window, partOf(id) ?? id))) ? line : undefined
}

/** The same with some things put on the list, or taken off it. */
export function changed(muted: Muted, things: readonly string[], on: boolean): Muted {
  const next = new Set(muted)
  for (const thing of things) {
    if (on) next.add(thing)
    else next.delete(thing)
  }
  return next
}
