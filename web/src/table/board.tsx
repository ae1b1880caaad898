import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { has, region } from '../model/box.ts'
import { draggable } from '../input/drag.ts'
import { Icon } from '../shared/symbol.tsx'
import { listenToHands, listenToKeys } from '../input/keys.ts'
import { narrow } from '../input/narrow.ts'
import { reveal } from '../input/reveal.ts'
import { byKeyboard, hoverNow } from '../input/pointing.ts'
import { roving } from '../input/roving.ts'
import { t } from '../shared/speech.ts'
import { Acts, buttons } from './acts.tsx'
import { Thrown } from '../shared/prose.tsx'
import { Flights } from './flights.tsx'
import { deskZones, Hand, handZones, hasSheet } from './hand.tsx'
import { isBlank, isGone } from './row.tsx'
import { SeatStrip } from './panel.tsx'
import { RailStrip } from './rail-strip.tsx'
import { Pending } from './pending.tsx'
import { Telling } from './telling.tsx'
import { Tooltip } from './tooltip.tsx'
import { ZoneView } from './zone.tsx'

type Tab = 'board' | 'hand' | 'foot' | 'dock' | 'seats' | 'log'
const TABS: readonly Tab[] = ['board', 'hand', 'foot', 'dock', 'seats', 'log']
const ICONS: Record<Tab, string> = {
  board: 'tent',
  hand: 'hand',
  foot: 'swords',
  dock: 'tilestack',
  seats: 'people',
  log: 'scroll',
}

/** Where nothing lies over the foot of a map. */
const ORDER: readonly Tab[] = ['board', 'dock', 'hand', 'seats', 'log']

interface Parts {
  top: ComponentChildren
  log: ComponentChildren
  /** Stands above the board all the time. */
  bar?: ComponentChildren
  /** What a beginner meets: beside the board, on a phone at its foot. */
  lesson?: ComponentChildren
  /** What is new: it floats over the board. */
  banner?: ComponentChildren
  /** What lies over all but the bar on top. */
  over?: ComponentChildren
}

/** The one frame of every game: top bar, board, hand below, seats and log beside. On a phone: tabs. */
export function Board({ top, log, bar, banner, lesson, over }: Parts) {
  const at = useTable()
  const root = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>('board')
  const { inside, zones, lettered } = at.scene.open
  const board = inside.get('board') ?? []
  const surfaces = board.filter(id => zones[id]?.t === 'surface')
  const laid = board.filter(id => zones[id]?.t !== 'surface')
  const below = (narrow.value ? laid : [...deskZones(at), ...laid]).filter(id => !isGone(at, id))
  const rail = inside.get('rail') ?? []
  /** Where there is no map, the rows have the whole board. */
  const whole = surfaces.length === 0
  const aside = surfaces
    .flatMap(id => inside.get(id) ?? [])
    .filter(key => ['row', 'track', 'vessel'].includes(zones[key]?.t ?? '') && !has(zones[key], 'dock-foot'))
  const docked =
    (laid.length > 0 && !whole) ||
    rail.length > 0 ||
    surfaces.some(id => (inside.get(id) ?? []).some(key => ['row', 'track', 'vessel'].includes(zones[key]?.t ?? '')))
  const beside = inside.get('side') ?? []
  /** What is thrown and turned up has a place of its own that never changes its size. */
  const trays = beside.filter(id => has(zones[id], 'tray'))
  /** What is one's own lies below a table with a rail. */
  const ownBelow = (id: string) => rail.length > 0 && !narrow.value && zones[id]?.seat === at.viewer()
  const side = beside
    .filter(id => !trays.includes(id) && !ownBelow(id))
    .sort((a, b) => mine(at.me(), zones[a]?.seat) - mine(at.me(), zones[b]?.seat))
  const seats = side.filter(id => zones[id]?.seat !== undefined)
  const hand = handZones(at)
  /** Where one has a board of one's own below the maps. */
  const desked = Object.values(zones).some(zone => has(zone, 'desk'))
  const held = at.choice?.taken.value

  useEffect(() => {
    const node = root.current
    if (node === null) return
    const ends = [draggable(node, at), listenToKeys(at), listenToHands(node), roving(node)]
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

  /** On a phone the map stays in view, unless the choice lies elsewhere. */
  useEffect(() => {
    if (prompt === undefined || !at.waits().includes(prompt.seat) || at.choice === undefined || tab === 'log') return
    const { lit, on, froms } = at.choice.targets.value
    const open = [...on].filter(([, options]) => options.some(option => option.barred === undefined)).map(([id]) => id)
    const things = held === undefined ? [...lit, ...froms.keys()] : [...lit]
    if (footed && things.some(id => seenIn(tab, tabOf(placeOf(id))))) return
    const wanted = (lit.size > 0 ? [...lit] : footed ? [...froms.keys()] : [...open, ...froms.keys()]).map(id =>
      tabOf(placeOf(id)),
    )
    const [first] = wanted
    const offered =
      held === undefined && at.choice.prompt.value?.options?.some(option => !option.barred && !option.on && !option.from)
    if (offered && wanted.every(place => place === 'seats')) return // the buttons at the foot say it all
    /** Where a button leads to the map. */
    const pressed = buttons(at, prompt).filter(option => option.barred === undefined)
    const leads = held === undefined && pressed.some(({ on = [] }) => on.some(id => tabOf(placeOf(id)) === 'board'))
    if (wanted.includes('board') || (leads && !footed)) setTab('board')
    else if (first !== undefined && !wanted.some(place => seenIn(tab, place))) setTab(first)
  }, [held, prompt])

  /** On a phone what may be chosen below the edge of the page comes into view. */
  useEffect(() => {
    if (!narrow.value || prompt === undefined || root.current === null) return
    const frame = requestAnimationFrame(() => root.current && reveal(root.current))
    return () => cancelAnimationFrame(frame)
  }, [prompt, tab, held])

  /** What lies over the foot of a map comes into view with it, and gives way to the map. */
  const foot = surfaces.flatMap(id => (inside.get(id) ?? []).filter(key => has(zones[key], 'dock-foot')))
  const footed = foot.length > 0
  const fight = foot.some(key => !isGone(at, key))
  useEffect(() => {
    if (fight) setTab('foot')
    else setTab(now => (now === 'foot' ? 'board' : now))
  }, [fight])

  const placeOf = (id: string): string => {
    const thing = at.scene.element(id)
    return thing?.t === 'piece' || thing?.t === 'note' ? thing.at : id
  }
  /** The hand is seen below what lies over the foot of the map, too. */
  const seenIn = (shown: Tab, wanted: Tab): boolean => shown === wanted || (shown === 'foot' && wanted === 'hand')

  const tabOf = (place: string): Tab => {
    if (inHand(place)) return 'hand'
    if (region(at.scene.open, place) === 'side') return 'seats'
    if (region(at.scene.open, place) === 'rail') return 'dock'
    const zone = zones[place]
    if (!docked || rail.length > 0 || zone === undefined || ['area', 'node', 'link'].includes(zone.t)) return 'board'
    return inFoot(place) ? 'foot' : 'dock'
  }
  const inFoot = (place: string): boolean => {
    const zone = zones[place]
    return zone !== undefined && (has(zone, 'dock-foot') || inFoot(zone.in))
  }
  const inHand = (place: string): boolean => {
    const zone = zones[place]
    return place === 'hand' || (zone !== undefined && (has(zone, 'hand') || has(zone, 'desk') || inHand(zone.in)))
  }
  /** Five at most: with one more the chronicle stands below the seats. */
  const order = footed ? TABS : ORDER
  const tabs = order.filter(
    name =>
      (name !== 'dock' || docked) &&
      (name !== 'hand' || hand.length > 0) &&
      (name !== 'foot' || footed) &&
      (name !== 'log' || !footed),
  )
  const docks = surfaces.flatMap(id => (inside.get(id) ?? []).filter(key => zones[key]?.t === 'row'))
  /** Nothing lies there for now. */
  const isBare = (name: Tab): boolean =>
    (name === 'foot' && !fight) ||
    (name === 'hand' && hand.every(id => isBlank(at, id))) ||
    (name === 'dock' && rail.length === 0 && [...laid, ...aside].every(id => isBlank(at, id)))
  /** What people know by a name of its own is called by it. */
  const tabName = (name: Tab): string => {
    const [only, ...more] = docks
    if (name === 'dock' && only !== undefined && more.length === 0 && laid.length === 0 && hasSheet(at)) return nameOf(at, only)
    if (name === 'foot' && foot[0] !== undefined) return nameOf(at, foot[0])
    return speak(at, [name === 'hand' && hasSheet(at) ? 'tab.sheet' : `tab.${name}`])
  }
  /** The main part of the page: on a phone the one that is seen. */
  const open = narrow.value ? tab : 'board'
  /** What something lies over is not to be pressed or read. */
  const covered = Boolean(over)
  /** On a phone it floats over whichever part is seen. */
  const news = banner !== undefined && (
    <div class="news" inert={covered}>
      {banner}
    </div>
  )
  return (
    <div
      ref={root}
      class={`frame tab-${tab}${hasSheet(at) ? ' sheeted' : ''}${lettered ? ' lettered' : ''}${rail.length > 0 ? ' railed' : ''}${desked ? ' desked' : ''}${footed ? ' footed' : ''}`}
      onClick={event =>
        (event.target as Element).closest('.hit,.tip,.btn,[data-target],.pending') === null &&
        (hoverNow(undefined), at.choice?.putDown())
      }
    >
      {top}
      {over}
      {rail.length > 0 ? (
        <RailStrip rail={rail} away={covered} onOpen={() => setTab('dock')} />
      ) : (
        <SeatStrip seats={seats} away={covered} onOpen={() => setTab('seats')} />
      )}
      <div
        class="panel board"
        inert={covered}
        role={open === 'board' || open === 'foot' || (open === 'dock' && rail.length === 0) ? 'main' : undefined}
      >
        {bar}
        {!narrow.value && news}
        <div class={`surfaces${whole ? ' none' : ''}`}>
          {surfaces.map(id => (
            <ZoneView key={id} id={id} />
          ))}
          {rail.length === 0 && <Thrown />}
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
      {narrow.value && news}
      {rail.length > 0 && (
        <div class="rail" inert={covered} role={open === 'dock' ? 'main' : 'region'} aria-label={t('tab.dock')} tabIndex={0}>
          {rail.map(id => (
            <ZoneView key={id} id={id} />
          ))}
        </div>
      )}
      <div
        class="side"
        inert={covered}
        role={open === 'seats' || open === 'log' ? 'main' : 'complementary'}
        aria-label={t('seats')}
      >
        {trays.map(id => (
          <div key={id} class="panel tray">
            <ZoneView id={id} />
            <Thrown />
          </div>
        ))}
        {/* where the panels do not all fit, the keyboard scrolls them */}
        <div class="seats" role="group" aria-label={t('seats')} tabIndex={0}>
          {side.map(id => (
            <ZoneView key={id} id={id} />
          ))}
        </div>
        {!narrow.value && lesson}
        {log}
      </div>
      {(hand.length > 0 || at.choice !== undefined) && at.me().length > 0 && (
        <div class="panel hand" inert={covered} role={open === 'hand' ? 'main' : 'region'} aria-label={t('hand')}>
          <Hand />
          <Acts />
        </div>
      )}
      <Sheet lesson={narrow.value ? lesson : undefined} />
      <nav class="tabs" inert={covered} aria-label={t('tabs')}>
        {tabs.map(name => (
          <button
            key={name}
            type="button"
            aria-current={tab === name ? 'page' : undefined}
            disabled={isBare(name)}
            onClick={() => setTab(name)}
          >
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
function Sheet({ lesson }: { lesson: ComponentChildren }) {
  const at = useTable()
  const pending = at.choice?.pending.value
  return (
    <section class="sheet" aria-label={t('acts')}>
      {lesson}
      {pending !== undefined && pending.target !== undefined && !pending.options.every(option => option.amounts?.length) ? (
        <Pending />
      ) : (
        <Acts />
      )}
    </section>
  )
}
