import { nameOf, part, speak, type AtTable } from '../model/at-table.ts'
import { isNumbered, marked } from '../model/box.ts'
import { SINGLE } from '../shared/glyph.tsx'
import { hover, hovered, hoverNow, pointAt } from './pointing.ts'
import { several } from '../shared/words.ts'
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

/** What a card stands for, among its marks. */
const NAMES = 'names-'

/** What the option under the pointer, or picked, draws its numbers from; and what the card in hand stands for. */
export function linked(at: AtTable): ReadonlySet<string> {
  const pending = at.choice?.pending.value
  const options = pending?.options ?? (hovered.value === undefined ? [] : standing(at, hovered.value).options)
  const piece = at.scene.piece(at.choice?.holding() ?? hovered.value ?? '')
  const named = (piece?.marks ?? []).flatMap(mark => (mark.startsWith(NAMES) ? [mark.slice(NAMES.length)] : []))
  const near = at.choice === undefined || hovered.value === undefined ? [] : neighbours(at, hovered.value)
  const args = options.flatMap(option => (option.because ?? []).flat())
  return new Set([
    ...named,
    ...near,
    ...args.flatMap(arg => (typeof arg === 'string' && arg.startsWith('@') ? [arg.slice(1)] : [])),
  ])
}

/** Marks of a place: what it borders on, and of which kin it is where all of a kin are neighbours for now. */
const NEAR = 'near-'
const KIN = 'kin-'

/** The places that count as neighbours now of the one under the pointer. */
export function neighbours(at: AtTable, id: string): readonly string[] {
  const { zones } = at.scene.open
  const here = zones[id]
  if (here?.t === 'node')
    return Object.values(zones).flatMap(link =>
      link.t !== 'link' ? [] : link.a === id ? [link.b] : link.b === id ? [link.a] : [],
    )
  const kin = marked(at.scene.contents(id).spot, KIN)
  if (kin !== undefined)
    return Object.keys(zones).filter(other => other !== id && marked(at.scene.contents(other).spot, KIN) === kin)
  return (here?.marks ?? []).flatMap(mark => (mark.startsWith(NEAR) ? [mark.slice(NEAR.length)] : []))
}

export function classes({ state, from, taken }: Standing): string {
  return `${state === 'none' ? '' : ` is-${state}`}${from ? ' is-from' : ''}${taken ? ' is-taken' : ''}`
}

/** Properties of whatever is pressed for an element: mouse, keyboard and screen reader find the same thing. */
export function pressing(at: AtTable, id: string, now: Standing) {
  const pointing = {
    onPointerEnter: (event: PointerEvent) => pointAt(id, event),
    onPointerLeave: (event: PointerEvent) => pointAt(undefined, event),
  }
  if (now.state === 'none' && !now.from)
    return at.choice === undefined
      ? pointing
      : {
          ...pointing,
          onClick: (event: MouseEvent) => event.detail > 0 && hoverNow(id), // what cannot be chosen is explained
        }
  return {
    ...pointing,
    role: 'button' as const,
    tabIndex: -1, // one of a group is a stop of the tabulator: see roving
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
  const form = part(at, piece?.part)?.form
  const count = (n > 1 && !isNumbered(part(at, piece?.part), piece)) || isCounted(form) ? [`×${n}`] : []
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
      const count = isNumbered(kind, piece) ? 1 : (piece.count ?? 1) // a counter shows its number by itself
      const what = kind?.name === undefined ? nameOf(at, piece.part) : several(at.words(), kind.name, count)
      const whose = piece.owner === undefined || piece.owner === spot?.owner ? '' : `, ${nameOf(at, piece.owner)}`
      return `${count > 1 ? `${count} ` : ''}${what}${piece.face ? ` ${piece.face}` : ''}${whose}`
    }),
  ]
}
