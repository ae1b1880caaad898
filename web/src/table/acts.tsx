import { part, short, speak, useTable, type AtTable } from '../model/at-table.ts'
import { has } from '../model/box.ts'
import { deadlines } from '../model/deadlines.ts'
import type { Option, Prompt } from '../net/protocol.ts'
import { t, until } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { hasSheet } from './hand.tsx'
import { Pending } from './pending.tsx'
import { NotAgain } from './standing.tsx'

/** So many buttons can stand below each other, and so many things to press beside buttons are looked over at once. */
const FEW = 4

/** Options shown as buttons: all that have no place of their own on a map, where they are few, and things to take up that are no cards. */
export function buttons(at: AtTable, prompt: Prompt | undefined): Option[] {
  const options = prompt?.options ?? []
  const few = options.filter(option => option.barred === undefined).length <= FEW
  return options.filter(option => {
    const [first, ...others] = option.on ?? []
    if (option.from !== undefined) return !isTakenUp(at, option.from)
    if (first === undefined) return true
    if (isSheet(at, first)) return false // it has its own controls
    if (others.length > 0) return option.line.includes('{on}') && severalWays(prompt)
    if (option.barred !== undefined) return false // the thing itself says why
    return (few || isSeat(at, first)) && severalWays(prompt) && !onMap(at, first)
  })
}

/** A sheet to write on, or a line of one. */
function isSheet(at: AtTable, id: string): boolean {
  return at.scene.element(id)?.t === 'note' || has(at.scene.open.zones[id], 'ledger')
}

/** Cards, and what stands on land: pressed where they lie. */
function isTakenUp(at: AtTable, id: string): boolean {
  const piece = at.scene.piece(id)
  const form = part(at, piece?.part)?.form ?? ''
  return ['tile', 'card', 'back'].includes(form) || at.scene.open.zones[piece?.at ?? '']?.t === 'area'
}

/** A player to be named: with one other there is no list to choose from, and a glowing panel beside buttons is no answer to look for. */
function isSeat(at: AtTable, id: string): boolean {
  const zone = at.scene.open.zones[id]
  return zone?.t === 'row' && zone.look === 'seat'
}

/** A glow on the map is seen at once; one in a panel may be overlooked. */
function onMap(at: AtTable, id: string): boolean {
  const zone = at.scene.open.zones[at.scene.piece(id)?.at ?? id]
  return zone?.t === 'area' || zone?.t === 'node' || zone?.t === 'link'
}

/** One question with one kind of target needs no button beside the glow; ways that are called the same are of one kind. */
function severalWays(prompt: Prompt | undefined): boolean {
  const open = (prompt?.options ?? []).filter(option => option.barred === undefined)
  return new Set(open.map(option => JSON.stringify(option.label))).size > 1
}

/** What can be done by a button; digits choose them. What cannot be done stands below, small, and says why when pressed. */
export function Acts() {
  const at = useTable()
  const choice = at.choice
  const prompt = choice?.prompt.value
  if (choice === undefined || prompt === undefined) return hasSheet(at) ? <Sealed /> : null
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
  const closing = hasSheet(at) && open.length <= FEW && elsewhere(at, prompt) ? open[0] : undefined
  const ending = at.scene.open.lettered && elsewhere(at, prompt) ? open[0] : undefined
  const deadline = closing && deadlines.value[prompt.seat]
  const barred = all.filter(option => option.barred !== undefined)
  if (inCells(at))
    return (
      <div class="acts cells" role="group" aria-label={t('acts')}>
        {all.map(option => (
          <Act
            key={`${option.line} ${option.on?.[0] ?? ''}`}
            option={option}
            number={option.barred === undefined ? open.indexOf(option) + 1 : undefined}
          />
        ))}
        {prompt.window !== undefined && <NotAgain window={prompt.window} />}
      </div>
    )
  return (
    <div class="acts" role="group" aria-label={t('acts')}>
      {open.map((option, i) => (
        <Act
          key={`${option.line} ${option.on?.[0] ?? ''}`}
          option={option}
          number={i + 1}
          main={option === closing || option === ending}
        />
      ))}
      {prompt.window !== undefined && <NotAgain window={prompt.window} />}
      {deadline !== undefined && (
        <time class="acts-until" dateTime={new Date(deadline).toISOString()}>
          <Icon name="hourglass" />
          {t('due.until', until(deadline))}
        </time>
      )}
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

/** Where a rail stands beside the map every action has a cell of its own, whether it can be done or not. */
function inCells(at: AtTable): boolean {
  return at.scene.open.inside.has('rail')
}

/** What was confirmed lies sealed until the last of the others has answered. */
function Sealed() {
  const at = useTable()
  const reopen = at.reopen?.()
  if (reopen === undefined) return null
  const last = Math.max(...at.waits().map(seat => deadlines.value[seat] ?? 0))
  return (
    <div class="acts sealed" role="group" aria-label={t('acts')}>
      <p>
        <Icon name="check" />
        {t('sealed')}
      </p>
      <button type="button" class="btn" onClick={reopen}>
        <Icon name="quill" />
        {t('reopen')}
      </button>
      {last > 0 && (
        <time class="acts-until" dateTime={new Date(last).toISOString()}>
          <Icon name="hourglass" />
          {t('due.until', until(last))}
        </time>
      )}
    </div>
  )
}

/** Whether the answer is written on the map or a sheet: then the first button says that it is finished. */
function elsewhere(at: AtTable, prompt: Prompt): boolean {
  return (prompt.options ?? []).some(
    ({ from, on = [], barred }) =>
      barred === undefined && (from !== undefined || on.some(id => onMap(at, id) || isSheet(at, id))),
  )
}

function Act({ option, number, main = false }: { option: Option; number?: number | undefined; main?: boolean }) {
  const at = useTable()
  const held = at.choice?.holding()
  const on = held !== undefined && (held === option.from || held === option.line)
  const barred = option.barred !== undefined
  const cell = inCells(at)
  const label = speak(at, option.label) || option.line
  return (
    <button
      type="button"
      class={`btn act${main ? ' main' : ''}${barred ? ' barred' : ''}${on ? ' on' : ''}`}
      data-act={number}
      data-word={option.line.split(' ')[0]}
      data-line={option.line}
      disabled={at.choice?.sent.value ?? false}
      aria-disabled={barred || undefined}
      aria-pressed={option.from !== undefined ? on : undefined}
      title={barred ? speak(at, option.barred) : cell && short(at, option.label) !== label ? label : undefined}
      onClick={() => at.choice?.button(option)}
    >
      {number !== undefined && number < 10 && <kbd aria-hidden="true">{number}</kbd>}
      <span class="act-label">
        {cell ? short(at, option.label) || label : label}
        {option.verdict && <em> {option.verdict}</em>}
        {cell && barred && <small>{short(at, option.barred)}</small>}
      </span>
      {option.clause && !barred && <span class="act-clause">{option.clause}</span>}
    </button>
  )
}
