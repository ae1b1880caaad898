import { effect, signal, type Signal } from '@preact/signals'
import type { Language } from './words.ts'

/** What a person likes, kept in the browser. */
export type Light = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'

export const language = kept<Language>('language', (navigator.language || 'en').startsWith('fr') ? 'fr' : 'en', ['en', 'fr'])
export const light = kept<Light>('light', 'auto', ['auto', 'light', 'dark'])
export const motion = kept<Motion>('motion', 'auto', ['auto', 'full', 'none'])
export const autoTake = kept<'yes' | 'no'>('auto-take', 'yes', ['yes', 'no'])
/** Whether a game that teaches may. */
export const lessons = kept<'yes' | 'no'>('lessons', 'yes', ['yes', 'no'])
/** Whether the guide of a first game speaks. */
export const guide = kept<'yes' | 'no'>('guide', 'yes', ['yes', 'no'])
/** A first game is offered to a newcomer until one is begun, or not wanted. */
export const offered = kept<'yes' | 'no'>('first-offered', 'yes', ['yes', 'no'])
/** How fast what others do goes by. */
export const pace = kept<'slow' | 'usual' | 'once'>('pace', 'usual', ['slow', 'usual', 'once'])
export const replaySpeed = kept<'slow' | 'usual' | 'fast'>('replay-speed', 'usual', ['slow', 'usual', 'fast'])
export const sound = kept<'yes' | 'no'>('sound', 'no', ['yes', 'no'])
export const notify = kept<'yes' | 'no'>('notify', 'no', ['yes', 'no'])

const darkSystem = media('(prefers-color-scheme: dark)')
const calmSystem = media('(prefers-reduced-motion: reduce)')

export function isDark(): boolean {
  return light.value === 'auto' ? darkSystem.value : light.value === 'dark'
}

/** Whether pieces keep still: no slide, a short fade only. */
export function isCalm(): boolean {
  return motion.value === 'auto' ? calmSystem.value : motion.value === 'none'
}

/** Lets the whole page follow the settings. */
export function follow(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value
    root.classList.toggle('dark', isDark())
    root.classList.toggle('calm', isCalm())
  })
}

function kept<T extends string>(name: string, standard: T, values: readonly T[]): Signal<T> {
  const before = localStorage.getItem(`tabard.${name}`) as T | null
  const setting = signal<T>(before !== null && values.includes(before) ? before : standard)
  let first = true
  effect(() => {
    const value = setting.value
    if (!first) localStorage.setItem(`tabard.${name}`, value)
    first = false
  })
  return setting
}

function media(query: string): Signal<boolean> {
  const list = matchMedia(query)
  const now = signal(list.matches)
  list.addEventListener('change', () => (now.value = list.matches))
  return now
}
