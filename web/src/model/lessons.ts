import { signal } from '@preact/signals'
import type { Element, Lesson, Prompt } from '../net/protocol.ts'
import { has } from './box.ts'

type Elements = ReadonlyMap<string, Element>

/** What was told already at the table one was last at: its id, then those of the lessons. */
const KEPT = 'tabard.lessons-told'

/** The lesson that is open, at which table and for which question. */
export const openLesson = signal<{ table: string; id: string; prompt: Prompt } | undefined>(undefined)

/** The first lesson that is met with a question and has not been told yet. */
export function firstMet(
  lessons: Readonly<Record<string, Lesson>>,
  prompt: Prompt,
  elements: Elements,
  told: ReadonlySet<string>,
): string | undefined {
  return Object.keys(lessons).find(id => !told.has(id) && met(lessons[id] as Lesson, prompt, elements))
}

/** As `Lesson` of the contract says it. */
export function met({ asked, offered, shown, as }: Lesson, prompt: Prompt, elements: Elements): boolean {
  const offers = (prompt.options ?? []).some(({ line, barred }) => barred === undefined && line.split(' ')[0] === offered)
  const element = shown === undefined ? undefined : elements.get(shown.replace('{seat}', prompt.seat))
  return (
    (asked === undefined || prompt.prompt[0] === asked) &&
    (offered === undefined || offers) &&
    (shown === undefined || (element !== undefined && (as === undefined || isSo(element, as))))
  )
}

function isSo(element: Element, as: string): boolean {
  return has(element, as) || ((element.t === 'spot' || element.t === 'piece') && element.part === as)
}

export function toldAt(table: string): ReadonlySet<string> {
  const [last, ...told] = (localStorage.getItem(KEPT) ?? '').split(' ')
  return new Set(last === table ? told : [])
}

export function remember(table: string, lesson: string): void {
  localStorage.setItem(KEPT, [table, ...toldAt(table), lesson].join(' '))
}
