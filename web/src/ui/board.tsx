import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useTable } from '../at-table.ts'
import { region } from '../box.ts'
import { draggable } from '../drag.ts'
import { Icon } from '../draw/symbol.tsx'
import { listenToHands, listenToKeys } from '../keys.ts'
import { byKeyboard } from '../pointing.ts'
import { t } from '../speech.ts'
import { Acts } from './acts.tsx'
import { Flights } from './flights.tsx'
import { Hand, handZones } from './hand.tsx'
import { SeatStrip } from './panel.tsx'
import { Pending } from './pending.tsx'
import { Tooltip } from './tooltip.tsx'
import { ZoneView } from './zone.tsx'

type Tab = 'board' | 'dock' | 'hand' | 'seats' | 'log'
const ICONS: Record<Tab, string> = { board: 'tent', dock: 'tilestack', hand: 'hand', seats: 'people', log: 'scroll' }

/** The one frame of every game: top bar, board, hand below, seats and log beside. On a phone: tabs. */
export function Board({ top, log, banner }: { top: ComponentChildren; log: ComponentChildren; banner?: ComponentChildren }) {
  const at = useTable()
  const root = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>('board')
  const { inside, box } = at.scene.open
  const board = inside.get('board') ?? []
  const surfaces = board.filter(id => box.zones[id]?.t === 'surface')
  const below = board.filter(id => box.zones[id]?.t !== 'surface')
  const docked =
    below.length > 0 ||
    surfaces.some(id => (inside.get(id) ?? []).some(key => ['row', 'track', 'vessel'].includes(box.zones[key]?.t ?? '')))
  const side = [...(inside.get('side') ?? [])].sort(
    (a, b) => mine(at.me(), box.zones[a]?.seat) - mine(at.me(), box.zones[b]?.seat),
  )
  const seats = side.filter(id => box.zones[id]?.seat !== undefined)
  const hand = handZones(at)
  const held = at.choice?.taken.value

  useEffect(() => {
    const node = root.current
    if (node === null) return
    const ends = [draggable(node, at), listenToKeys(at), listenToHands(node)]
    return () => ends.forEach(end => end())
  }, [at])

  /** Whoever plays by keyboard finds the focus on the first thing that may be chosen. */
  const prompt = at.choice?.prompt.value
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (prompt !== undefined && lost && byKeyboard()) {
      root.current?.querySelector<HTMLElement>('[data-target].is-lit, [data-act], [data-target].is-from')?.focus()
    }
  }, [prompt, held])

  /** On a phone, what lights up comes into view. */
  useEffect(() => {
    if (held === undefined || at.choice === undefined) return
    const [first] = at.choice.targets.value.lit
    if (first !== undefined) setTab(tabOf(region(at.scene.open, at.scene.piece(first)?.at ?? first), first))
  }, [held])

  const tabOf = (where: string, id: string): Tab => {
    if (where === 'hand') return 'hand'
    if (where === 'side') return 'seats'
    const place = box.zones[at.scene.piece(id)?.at ?? id]
    return docked && place !== undefined && !['area', 'node', 'link'].includes(place.t) ? 'dock' : 'board'
  }
  const tabs = (['board', 'dock', 'hand', 'seats', 'log'] as Tab[]).filter(
    name => (name !== 'dock' || docked) && (name !== 'hand' || hand.length > 0),
  )
  return (
    <div
      ref={root}
      class={`frame tab-${tab}`}
      onClick={event =>
        (event.target as Element).closest('.hit,.tip,.btn,[data-target],.pending') === null && at.choice?.putDown()
      }
    >
      {top}
      <SeatStrip seats={seats} onOpen={() => setTab('seats')} />
      <main class="panel board">
        {banner}
        <div class="surfaces">
          {surfaces.map(id => (
            <ZoneView key={id} id={id} />
          ))}
        </div>
        {below.length > 0 && (
          <div class="below">
            {below.map(id => (
              <ZoneView key={id} id={id} />
            ))}
          </div>
        )}
      </main>
      <aside class="side" aria-label={t('seats')}>
        <div class="seats">
          {side.map(id => (
            <ZoneView key={id} id={id} />
          ))}
        </div>
        {log}
      </aside>
      {(hand.length > 0 || at.choice !== undefined) && at.me().length > 0 && (
        <section class="panel hand" aria-label={t('hand')}>
          <Hand />
          <Acts />
        </section>
      )}
      <Sheet />
      <nav class="tabs" aria-label={t('tabs')}>
        {tabs.map(name => (
          <button key={name} type="button" aria-current={tab === name ? 'page' : undefined} onClick={() => setTab(name)}>
            <Icon name={ICONS[name]} />
            {t(`tab.${name}`)}
          </button>
        ))}
      </nav>
      <Tooltip />
      <Flights />
    </div>
  )
}

function mine(me: readonly string[], seat: string | undefined): number {
  return seat !== undefined && me.includes(seat) ? 1 : 0
}

/** On a phone: what is picked, and its button, at the foot of the board. */
function Sheet() {
  const at = useTable()
  const pending = at.choice?.pending.value
  return (
    <section class="sheet" aria-label={t('acts')}>
      {pending !== undefined && pending.target !== undefined && !pending.options.every(option => option.amounts?.length) ? (
        <Pending />
      ) : (
        <Acts />
      )}
    </section>
  )
}
