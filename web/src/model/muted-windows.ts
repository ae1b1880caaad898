import { signal } from '@preact/signals'
import { changed, type Muted } from './windows.ts'

/** What each game is not to ask about, kept in the browser. */
const kept = signal<ReadonlyMap<string, Muted>>(new Map())

export function mutedIn(game: string): Muted {
  return kept.value.get(game) ?? read(game)
}

export function keepMuted(game: string, things: readonly string[], on: boolean): void {
  const next = changed(mutedIn(game), things, on)
  localStorage.setItem(key(game), JSON.stringify([...next]))
  kept.value = new Map(kept.value).set(game, next)
}

function read(game: string): Muted {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]')
    return new Set(Array.isArray(list) ? list.filter(thing => typeof thing === 'string') : [])
  } catch {
    return new Set()
  }
}

function key(game: string): string {
  return `tabard.muted.${game}`
}
