import type { Option, Prompt } from '../net/protocol.ts'

/** The word that a game's lines use for an element: the tail of its id. */
export function tail(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

/** The line an option stands for, once a target and the amounts are chosen. */
export function fill(option: Option, target?: string, amounts: Readonly<Record<string, number>> = {}): string {
  let line = target === undefined ? option.line : option.line.replaceAll('{on}', tail(target))
  for (const amount of option.amounts ?? []) {
    line = line.replaceAll(`{${amount.name}}`, String(amounts[amount.name] ?? first(amount)))
  }
  return line
}

export function first(amount: { min?: number; start?: number }): number {
  return amount.start ?? amount.min ?? 0
}

/** The options that can be chosen. */
export function open(prompt: Prompt | undefined): Option[] {
  return (prompt?.options ?? []).filter(option => option.barred === undefined)
}

/** What each element stands for under a prompt, when `taken` (a thing, or a button with several targets) has been taken up. */
export interface Targets {
  /** Options by element, barred ones too. */
  on: ReadonlyMap<string, readonly Option[]>
  /** Things that can be taken up. */
  froms: ReadonlyMap<string, readonly Option[]>
  /** Elements that glow: gold by rank. */
  lit: ReadonlySet<string>
}

export const NOTHING: Targets = { on: new Map(), froms: new Map(), lit: new Set() }

export function targets(prompt: Prompt | undefined, taken: string | undefined): Targets {
  const on = new Map<string, Option[]>()
  const froms = new Map<string, Option[]>()
  const lit = new Set<string>()
  for (const option of prompt?.options ?? []) {
    if (option.from !== undefined) add(froms, option.from, option)
    if (taken !== undefined && taken !== option.from && taken !== option.line) continue
    for (const id of option.on ?? []) {
      add(on, id, option)
      if (option.barred === undefined && (taken !== undefined || option.from === undefined)) lit.add(id)
    }
  }
  return { on, froms, lit }
}

/** A prompt whose only way on is one option with several targets: it is taken up by itself. */
export function takenByItself(prompt: Prompt | undefined): string | undefined {
  const [only, ...more] = open(prompt)
  if (more.length > 0) return undefined
  return only?.from !== undefined && (only.on?.length ?? 0) > 0 ? only.from : undefined
}

/** The one lawful line of a prompt that leaves nothing to choose. */
export function loneLine(prompt: Prompt): string | undefined {
  const [only, ...more] = open(prompt)
  if (only === undefined || more.length > 0 || (only.amounts?.length ?? 0) > 0) return undefined
  const [target, ...others] = only.on ?? []
  return others.length > 0 && only.line.includes('{on}') ? undefined : fill(only, target)
}

/** The option and target that a typed line means, if the prompt offers it. */
export function offered(prompt: Prompt, line: string): { option: Option; target: string | undefined } | undefined {
  for (const option of prompt.options ?? []) {
    const places = option.line.includes('{on}') ? (option.on ?? []) : [option.on?.[0]]
    for (const target of places) {
      if (pattern(option, target).test(line)) return { option, target }
    }
  }
  return undefined
}

/** The numbers that a line has chosen. */
export function amountsIn(option: Option, target: string | undefined, line: string): Record<string, number> {
  const groups = pattern(option, target).exec(line)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, Number(value)]))
}

function pattern(option: Option, target: string | undefined): RegExp {
  const literal = option.line
    .replaceAll('{on}', target === undefined ? '{on}' : tail(target))
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>-?\\d+)')}$`)
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
