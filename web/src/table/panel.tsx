import { nameOf, short, speak, useTable } from '../model/at-table.ts'
import { has, type OpenZone, type RowZone } from '../model/box.ts'
import { Arms } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'
import { botWithin, gameTerm } from '../house/house.ts'
import { classes, pressing, standing } from '../input/target.ts'
import { presence } from '../model/presence.ts'
import { TimeLeft } from './time-left.tsx'
import type { RowLook } from '../net/protocol.ts'
import { knows, t } from '../shared/speech.ts'
import { Thing } from './thing.tsx'
import { ZoneView } from './zone.tsx'

/** Stands beside the name, so that nothing moves when it comes. */
export const CONFIRMED = 'confirmed'

/** A seat's panel: who it is, how it stands, what it holds. */
export function Panel({ id, zone }: { id: string; zone: RowZone }) {
  const at = useTable()
  const seat = zone.seat ?? id
  const own = at.me().includes(seat)
  /** What lies large in my hand is not shown twice; what my other heroes have is shown only here. */
  const here = own && (at.me().length === 1 || at.viewer() === seat)
  const inner = (at.scene.open.inside.get(id) ?? []).filter(key => !(here && has(at.scene.open.zones[key], 'once')))
  const score = inner.find(key => isLook(at.scene.open.zones[key], 'score'))
  const { pieces, spot } = at.scene.contents(id)
  const turn = at.waits().includes(seat)
  const now = standing(at, id)
  return (
    <section
      class={`panel seat${own ? ' own' : ''}${turn ? ' on-turn' : ''}${classes(now)}`}
      aria-label={nameOf(at, seat)}
      data-el={id}
    >
      <header class="seat-head">
        <Arms tint={at.tint(seat) ?? 'lion'} size={30} />
        <div class="seat-name">
          <div class="seat-line">
            <h2>{nameOf(at, seat)}</h2>
            <LeftTo seat={seat} />
            {has(spot, CONFIRMED) && (
              <span class="confirmed">
                <Icon name="check" />
                {speak(at, at.scene.open.marks?.[CONFIRMED] ?? [CONFIRMED])}
              </span>
            )}
          </div>
          <About seat={seat} turn={turn} marks={(spot?.marks ?? []).filter(mark => mark !== CONFIRMED)} />
        </div>
        {own && at.me().length > 1 && at.sit !== undefined && (
          <button
            type="button"
            class="btn sit"
            aria-pressed={at.viewer() === seat}
            disabled={at.viewer() === seat}
            onClick={() => at.sit?.(seat)}
          >
            {t(at.viewer() === seat ? 'seat.here' : 'seat.sit')}
          </button>
        )}
        {score && <Score id={score} />}
      </header>
      <div class="seat-rows">
        {pieces.length > 0 && (
          <div class="items">
            {pieces.map(([key, piece]) => (
              <Thing key={key} id={key} piece={piece} small />
            ))}
          </div>
        )}
        {inner
          .filter(key => key !== score)
          .map(key => (
            <ZoneView key={key} id={key} small />
          ))}
      </div>
      {now.state !== 'none' && <div class={`hit over${classes(now)}`} {...pressing(at, id, now)} />}
    </section>
  )
}

/** Who has left is still called by name; a sign says who plays on. */
function LeftTo({ seat }: { seat: string }) {
  const info = useTable().seats()[seat]
  if (info?.bot === undefined || info.name === undefined) return null
  const says = t('seat.left', botWithin(info.bot))
  return (
    <span class="left-to" title={says}>
      <Icon name="auto" />
      <span class="unseen">{says}</span>
    </span>
  )
}

function isLook(zone: OpenZone | undefined, look: RowLook): boolean {
  return zone?.t === 'row' && zone.look === look
}

/** Person or pilgrim, colour, whether somebody is there, and what is true of the seat now. */
function About({ seat, turn, marks }: { seat: string; turn: boolean; marks: readonly string[] }) {
  const at = useTable()
  const info = at.seats()[seat]
  const own = at.me().includes(seat)
  const bot = info?.bot
  const there = presence.value[seat]
  const what = t(bot !== undefined ? 'bot' : info?.open ? 'seat.open' : own ? 'seat.you' : 'seat.player')
  const colour = gameTerm(at.game, seat)
  return (
    <p>
      <span class="seat-who" title={bot !== undefined && knows(`bot.${bot}.about`) ? t(`bot.${bot}.about`) : undefined}>
        {colour === nameOf(at, seat) ? what : `${what} · ${colour}`}
      </span>
      {bot === undefined && !own && there !== undefined && <span class={`presence ${there}`}>{t(`presence.${there}`)}</span>}
      {turn && (
        <span class="turn-word">
          <Icon name="hourglass" />
          {own ? t('turn.yours') : t('turn.theirs')}
          <TimeLeft seat={seat} />
        </span>
      )}
      {marks.map(mark => (
        <span key={mark} class={`mark m-${mark}`} title={speak(at, at.scene.open.marks?.[mark] ?? [mark])}>
          {short(at, at.scene.open.marks?.[mark] ?? [mark])}
        </span>
      ))}
    </p>
  )
}

/** The first number of a score is large; a sentence says how it came, or what else there is to say of the seat. */
function Score({ id }: { id: string }) {
  const at = useTable()
  const { notes, pieces } = at.scene.contents(id)
  const [first, ...more] = notes.map(([, note]) => note.text)
  const total = first?.find(arg => typeof arg === 'number') ?? pieces[0]?.[1].count
  if (total === undefined && first === undefined) return null
  const said = more.length > 0 ? more : [first]
  return (
    <div class="score" data-el={id} data-explain={id}>
      {total !== undefined && <b>{total as number}</b>}
      <small>{said.map(text => speak(at, text)).join(' · ')}</small>
    </div>
  )
}

/** The strip of seats on a phone: name and score. */
export function SeatStrip({ seats, away, onOpen }: { seats: readonly string[]; away: boolean; onOpen: () => void }) {
  const at = useTable()
  return (
    <div class="seat-strip" inert={away}>
      {seats.map(id => {
        const seat = at.scene.open.zones[id]?.seat ?? id
        const score = (at.scene.open.inside.get(id) ?? []).find(key => isLook(at.scene.open.zones[key], 'score'))
        return (
          <button key={id} type="button" class={`panel strip${at.waits().includes(seat) ? ' on-turn' : ''}`} onClick={onOpen}>
            <Arms tint={at.tint(seat) ?? 'lion'} size={26} />
            <span class="strip-name">{at.me().length === 1 && at.me().includes(seat) ? t('you') : nameOf(at, seat)}</span>
            {score && <Score id={score} />}
          </button>
        )
      })}
    </div>
  )
}
