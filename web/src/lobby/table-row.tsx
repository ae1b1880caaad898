import * as api from '../net/api.ts'
import { Arms } from '../shared/glyph.tsx'
import { beSomebody } from '../house/guest.ts'
import { botWithin, game, gameName, gameTerm, tryTo } from '../house/house.ts'
import type { Card } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { ago, t, until } from '../shared/speech.ts'
import { clockText } from '../house/clock-text.ts'
import { tincture } from '../model/seat-colours.ts'
import { Cover } from './cover.tsx'
import { guestName } from './play-now.tsx'

/** A table in a list: which game, who sits there, whose turn, and the one button. */
export function TableRow({ card }: { card: Card }) {
  const seats = game(card.game)?.seats ?? card.seats.map(seat => seat.seat)
  const names = card.seats
    .filter(seat => !seat.me)
    .map(seat =>
      seat.open ? t('seat.open') : seat.bot !== undefined ? botWithin(seat.bot) : (seat.name ?? gameTerm(card.game, seat.seat)),
    )
  const mine = card.mine.length > 0
  const turn = mine && card.turn && card.state === 'playing'
  const free = card.seats.some(seat => seat.open)
  const sit = async () => {
    await tryTo(async () => {
      await beSomebody(guestName.value)
      const joined = await api.join(card.id)
      go(`/table/${joined.id ?? card.id}`)
    })
  }
  return (
    <li class={`table-row${turn ? ' turn' : ''}`}>
      <Cover game={card.game} />
      <div class="row-name">
        <b>{card.title || gameName(card.game)}</b>
        <small>
          {card.title ? `${gameName(card.game)} · ` : ''}
          {!mine ? names.join(', ') : names.length > 0 ? t('row.against', names.join(', ')) : t('row.alone')}
          {card.copyOf ? ` · ${t('row.copy')}` : ''}
        </small>
      </div>
      <div class="row-arms">
        {card.seats.map(seat => (
          <Arms key={seat.seat} tint={tincture(seats, seat.seat)} size={22} />
        ))}
      </div>
      <div class="row-state">
        <span>{t(turn ? 'row.turn' : !mine && card.state === 'playing' ? 'row.running' : `row.${card.state}`)}</span>
        <small>
          {ago(card.moved ?? card.created)}
          {card.due !== undefined ? ` · ${t('due.until', until(card.due))}` : ''}
          {card.clock.kind !== 'none' ? ` · ${clockText(card.clock)}` : ''}
        </small>
      </div>
      {!mine && free && card.state === 'waiting' ? (
        <button type="button" class="btn" onClick={() => void sit()}>
          {t('sit')}
        </button>
      ) : (
        <a class={`btn${turn ? ' main' : ''}`} href={card.state === 'over' ? `/replay/${card.id}` : `/table/${card.id}`}>
          {t(turn ? 'play' : card.state === 'over' ? 'replay' : mine ? 'open' : 'watch')}
        </a>
      )}
    </li>
  )
}
