import { nameOf, part, speak, type AtTable } from '../model/at-table.ts'
import { SINGLE } from '../shared/glyph.tsx'
import { hover, hovered } from './pointing.ts'
import type { Option, PartForm } from '../net/protocol.ts'

export type State = 'lit' | 'quiet' | 'barred' | 'none'

/** How an element stands to the present question. */
export interface Standing {
  state: State
  /** It can be taken up. */
  from: boolean
  taken: boolean
  options: readonly Option[]
}

export const CALM: Standing = { state: 'none', from: false, taken: false, options: [] }

export function standing(at: AtTable, id: string): Standing {
  if (at.choice === undefined) return CALM
  const { on, froms, lit } = at.choice.targets.value
  const options = on.get(id) ?? []
  const open = options.some(option => option.barred === undefined)
  const ways = froms.get(id)
  return {
    state: lit.has(id) ? 'lit' : open ? 'quiet' : options.length > 0 ? 'barred' : 'none',
    from: ways?.some(option => option.barred === undefined) ?? false,
    taken: at.choice.holding() === id || at.choice.pending.value?.target === id,
    options: options.length > 0 ? options : (ways ?? []),
  }
}

/** What the option under the pointer, or picked, draws its numbers from. */
export function linked(at: AtTable): ReadonlySet<string> {
  const pending = at.choice?.pending.value
  const options = pending?.options ?? (hovered.value === undefined ? [] : standing(at, hovered.value).options)
  const args = options.flatMap(option => (option.because ?? []).flat())
  return new Set(args.flatMap(arg => (typeof arg === 'string' && arg.startsWith('@') ? [arg.slice(1)] : [])))
}

export function classes({ state, from, taken }: Standing): string {
  return `${state === 'none' ? '' : ` is-${state}`}${from ? ' is-from' : ''}${taken ? ' is-taken' : ''}`
}

/** Properties of whatever is pressed for an element: mouse, keyboard and screen reader find the same thing. */
export function pressing(at: AtTable, id: string, now: Standing) {
  const pointing = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hover(id),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hover(undefined),
  }
  if (now.state === 'none' && !now.from) return pointing
  return {
    ...pointing,
    role: 'button' as const,
    tabIndex: 0,
    'data-target': id,
    'aria-label': describe(at, id, now),
    'aria-disabled': now.state === 'barred' && !now.from ? true : undefined,
    'aria-pressed': now.from ? now.taken : undefined,
    onClick: (event: Event) => {
      event.stopPropagation()
      at.choice?.press(id)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      at.choice?.press(id)
    },
    onFocus: (event: FocusEvent) => (event.target as Element).matches(':focus-visible') && hover(id),
    onBlur: () => hover(undefined),
  }
}

/** Name with all that is printed on it, what stands there, what it would do and the verdict. */
export function describe(at: AtTable, id: string, now: Standing): string {
  const piece = at.scene.piece(id)
  const n = piece?.count ?? 1
  const count = n > 1 || isCounted(part(at, piece?.part)?.form) ? [`×${n}`] : []
  const printed = (part(at, piece?.part)?.printed ?? []).map(said => speak(at, said))
  const parts = [[nameOf(at, id), ...(piece?.face?.split('|') ?? []), ...printed, ...count].join(' '), ...standingThere(at, id)]
  for (const option of now.options) {
    const deed = [speak(at, option.label), option.verdict].filter(Boolean).join(' ')
    parts.push(option.barred === undefined ? deed : `${deed}: ${speak(at, option.barred)}`)
  }
  return [...new Set(parts)].filter(Boolean).join('; ')
}

/** Pieces that are drawn with their number, also a lone one: it belongs to what they are called. */
function isCounted(form: PartForm | undefined): boolean {
  return form !== undefined && !SINGLE.has(form) && !['tile', 'card', 'back', 'die', 'marker', 'ring'].includes(form)
}

/** What lies in a zone, in words. */
export function standingThere(at: AtTable, id: string): string[] {
  const { spot, pieces } = at.scene.contents(id)
  const owner = spot?.owner === undefined ? [] : [nameOf(at, spot.owner)]
  return [
    ...owner,
    ...pieces.map(([, piece]) => {
      const kind = part(at, piece.part)
      const what = kind?.name === undefined ? nameOf(at, piece.part) : speak(at, kind.name)
      const whose = piece.owner === undefined || piece.owner === spot?.owner ? '' : `, ${nameOf(at, piece.owner)}`
      return `${(piece.count ?? 1) > 1 ? `${piece.count} ` : ''}${what}${piece.face ? ` ${piece.face}` : ''}${whose}`
    }),
  ]
}
