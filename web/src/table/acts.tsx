import { part, speak, useTable, type AtTable } from '../model/at-table.ts'
import type { Option, Prompt } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { Pending } from './pending.tsx'

/** Options shown as buttons: all that have no place of their own on a map, where they are few, and things to take up that are no cards. */
export function buttons(at: AtTable, prompt: Prompt | undefined): Option[] {
  const options = prompt?.options ?? []
  const few = options.filter(option => option.barred === undefined).length <= 4
  return options.filter(option => {
    const [first, ...others] = option.on ?? []
    if (option.from !== undefined) return !isFlat(part(at, at.scene.piece(option.from)?.part)?.form)
    if (first === undefined) return true
    if (others.length > 0) return option.line.includes('{on}') && severalWays(prompt)
    if (option.barred !== undefined) return false // the thing itself says why
    return few && severalWays(prompt) && !onMap(at, first)
  })
}

function isFlat(form: string | undefined): boolean {
  return form === 'tile' || form === 'card' || form === 'back'
}

/** A glow on the map is seen at once; one in a panel may be overlooked. */
function onMap(at: AtTable, id: string): boolean {
  const zone = at.scene.open.zones[at.scene.piece(id)?.at ?? id]
  return zone?.t === 'area' || zone?.t === 'node' || zone?.t === 'link'
}

/** One question with one kind of target needs no button beside the glow. */
function severalWays(prompt: Prompt | undefined): boolean {
  return (prompt?.options ?? []).filter(option => option.barred === undefined).length > 1
}

/** What can be done by a button; digits choose them. What cannot be done stands below, small, and says why when pressed. */
export function Acts() {
  const at = useTable()
  const choice = at.choice
  const prompt = choice?.prompt.value
  if (choice === undefined || prompt === undefined) return null
  const all = buttons(at, prompt)
  const pending = choice.pending.value
  const loose = pending !== undefined && (pending.target === undefined || pending.options.every(option => option.amounts?.length))
  if (loose)
    return (
      <div class="acts-pending">
        <Pending />
      </div>
    )
  if (all.length === 0) return null
  const open = all.filter(option => option.barred === undefined)
  const barred = all.filter(option => option.barred !== undefined)
  return (
    <div class="acts" role="group" aria-label={t('acts')}>
      {open.map((option, i) => (
        <Act key={`${option.line} ${option.on?.[0] ?? ''}`} option={option} number={i + 1} />
      ))}
      {barred.length > 0 && (
        <div class="cannot" role="group" aria-label={t('acts.barred')}>
          {barred.map(option => (
            <Act key={option.line} option={option} />
          ))}
        </div>
      )}
    </div>
  )
}

function Act({ option, number }: { option: Option; number?: number }) {
  const at = useTable()
  const held = at.choice?.holding()
  const on = held !== undefined && (held === option.from || held === option.line)
  const barred = option.barred !== undefined
  return (
    <button
      type="button"
      class={`btn act${barred ? ' barred' : ''}${on ? ' on' : ''}`}
      data-act={number}
      disabled={at.choice?.sent.value ?? false}
      aria-disabled={barred || undefined}
      aria-pressed={option.from !== undefined ? on : undefined}
      title={barred ? speak(at, option.barred) : undefined}
      onClick={() => at.choice?.button(option)}
    >
      {number !== undefined && number < 10 && <kbd aria-hidden="true">{number}</kbd>}
      <span class="act-label">
        {speak(at, option.label) || option.line}
        {option.verdict && <em> {option.verdict}</em>}
      </span>
      {option.clause && !barred && <span class="act-clause">{option.clause}</span>}
    </button>
  )
}
