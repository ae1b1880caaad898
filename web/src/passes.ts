import { signal } from '@preact/signals'
import { changed, type Passes } from './windows.ts'

/** What each game is not to ask about, kept in the browser. */
const kept = signal<ReadonlyMap<string, Passes>>(new Map())

export function passesOf(game: string): Passes {
  return kept.value.get(game) ?? read(game)
}

export function keepPasses(game: string, things: readonly string[], on: boolean): void {
  const next = changed(passesOf(game), things, on)
  localStorage.setItem(key(game), JSON.stringify([...next]))
  kept.value = new Map(kept.value).set(game, next)
}

function read(game: string): Passes {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]')
    return new Set(Array.isArray(list) ? list.filter(thing => typeof thing === 'string') : [])
  } catch {
    return new Set()
  }
}

function key(game: string): string {
  return `tabard.passes.${game}`
}
