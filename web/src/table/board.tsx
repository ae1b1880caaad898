import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { nameOf, useTable } from '../model/at-table.ts'
import { has, region } from '../model/box.ts'
import { draggable } from '../input/drag.ts'
import { Icon } from '../shared/symbol.tsx'
import { listenToHands, listenToKeys } from '../input/keys.ts'
import { narrow } from '../input/narrow.ts'
import { byKeyboard } from '../input/pointing.ts'
import { t } from '../shared/speech.ts'
import { Acts } from './acts.tsx'
import { Thrown } from '../shared/prose.tsx'
import { Flights } from './flights.tsx'
import { deskZones, Hand, handZones, hasSheet } from './hand.tsx'
import { SeatStrip } from './panel.tsx'
import { Pending } from './pending.tsx'
import { Telling } from './telling.tsx'
import { Tooltip } from './tooltip.tsx'
import { ZoneView } from './zone.tsx'

type Tab = 'board' | 'dock' | 'hand' | 'seats' | 'log'
const ICONS: Record<Tab, string> = { board: 'tent', dock: 'tilestack', hand: 'hand', seats: 'people', log: 'scroll' }

interface Parts {
  top: ComponentChildren
  log: ComponentChildren
  /** Stands above the board all the time. */
  bar?: ComponentChildren
  /** What is new: it floats over the board. */
  banner?: ComponentChildren
}

/** The one frame of every game: top bar, board, hand below, seats and log beside. On a phone: tabs. */
export function Board({ top, log, bar, banner }: Parts) {
  const at = useTable()
  const root = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>('board')
  const { inside, zones } = at.scene.open
  const board = inside.get('board') ?? []
  const surfaces = board.filter(id => zones[id]?.t === 'surface')
  const laid = board.filter(id => zones[id]?.t !== 'surface')
  const below = narrow.value ? laid : [...deskZones(at), ...laid]
  /** Where there is no map, the rows have the whole board. */
  const whole = surfaces.length === 0
  const docked =
    (laid.length > 0 && !whole) ||
    surfaces.some(id => (inside.get(id) ?? []).some(key => ['row', 'track', 'vessel'].includes(zones[key]?.t ?? '')))
  const side = [...(inside.get('side') ?? [])].sort((a, b) => mine(at.me(), zones[a]?.seat) - mine(at.me(), zones[b]?.seat))
  const seats = side.filter(id => zones[id]?.seat !== undefined)
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

  /** On a phone, what lights up, or can be taken up first, comes into view. */
  useEffect(() => {
    if (prompt === undefined || !at.waits().includes(prompt.seat) || at.choice === undefined || tab === 'log') return
    const { lit, froms } = at.choice.targets.value
    const [first] = lit.size > 0 ? lit : froms.keys()
    const thing = first === undefined ? undefined : at.scene.element(first)
    if (first !== undefined) setTab(tabOf(thing?.t === 'piece' || thing?.t === 'note' ? thing.at : first))
  }, [held, prompt])

  const tabOf = (place: string): Tab => {
    if (inHand(place)) return 'hand'
    if (region(at.scene.open, place) === 'side') return 'seats'
    const zone = zones[place]
    return docked && zone !== undefined && !['area', 'node', 'link'].includes(zone.t) ? 'dock' : 'board'
  }
  const inHand = (place: string): boolean => {
    const zone = zones[place]
    return place === 'hand' || (zone !== undefined && (has(zone, 'hand') || has(zone, 'desk') || inHand(zone.in)))
  }
  const tabs = (['board', 'dock', 'hand', 'seats', 'log'] as Tab[]).filter(
    name => (name !== 'dock' || docked) && (name !== 'hand' || hand.length > 0),
  )
  const docks = surfaces.flatMap(id => (inside.get(id) ?? []).filter(key => zones[key]?.t === 'row'))
  /** What people know by a name of its own is called by it. */
  const tabName = (name: Tab): string => {
    const [only, ...more] = docks
    if (name === 'dock' && only !== undefined && more.length === 0 && laid.length === 0 && hasSheet(at)) return nameOf(at, only)
    return t(name === 'hand' && hasSheet(at) ? 'tab.sheet' : `tab.${name}`)
  }
  /** The main part of the page: on a phone the one that is seen. */
  const open = narrow.value ? tab : 'board'
  return (
    <div
      ref={root}
      class={`frame tab-${tab}${hasSheet(at) ? ' sheeted' : ''}`}
      onClick={event =>
        (event.target as Element).closest('.hit,.tip,.btn,[data-target],.pending') === null && at.choice?.putDown()
      }
    >
      {top}
      <SeatStrip seats={seats} onOpen={() => setTab('seats')} />
      <div class="panel board" role={open === 'board' || open === 'dock' ? 'main' : undefined}>
        {bar}
        {banner !== undefined && <div class="news">{banner}</div>}
        <div class={`surfaces${whole ? ' none' : ''}`}>
          {surfaces.map(id => (
            <ZoneView key={id} id={id} />
          ))}
          <Thrown />
          <Telling />
        </div>
        {below.length > 0 && (
          <div class={`below ${whole ? 'whole' : 'beneath'}`}>
            {below.map(id => (
              <ZoneView key={id} id={id} />
            ))}
          </div>
        )}
      </div>
      <div class="side" role={open === 'seats' || open === 'log' ? 'main' : 'complementary'} aria-label={t('seats')}>
        <div class="seats">
          {side.map(id => (
            <ZoneView key={id} id={id} />
          ))}
        </div>
        {log}
      </div>
      {(hand.length > 0 || at.choice !== undefined) && at.me().length > 0 && (
        <div class="panel hand" role={open === 'hand' ? 'main' : 'region'} aria-label={t('hand')}>
          <Hand />
          <Acts />
        </div>
      )}
      <Sheet />
      <nav class="tabs" aria-label={t('tabs')}>
        {tabs.map(name => (
          <button key={name} type="button" aria-current={tab === name ? 'page' : undefined} onClick={() => setTab(name)}>
            <Icon name={ICONS[name]} />
            {tabName(name)}
          </button>
        ))}
      </nav>
      <Tooltip />
      <Flights />
    </div>
  )
}

/** Others first, then oneself, then what belongs to nobody. */
function mine(me: readonly string[], seat: string | undefined): number {
  return seat === undefined ? 2 : me.includes(seat) ? 1 : 0
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
