import { useEffect } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Arms } from '../shared/glyph.tsx'
import { beSomebody } from '../house/guest.ts'
import { calledWithin, game, gameName, tryTo } from '../house/house.ts'
import type { Card, GameInfo } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { ago, learn as speak, say, t, until, wordsOf } from '../shared/speech.ts'
import { agreed } from '../house/agreed.ts'
import { clockText } from '../house/clock-text.ts'
import { tincture } from '../model/seat-colours.ts'
import { Cover } from './cover.tsx'
import { guestName, learn } from './play-now.tsx'

/** A table in a list: which game, who sits there, whose turn, and the one button. */
export function TableRow({ card }: { card: Card }) {
  const info = game(card.game)
  const asked = card.asked !== undefined
  useEffect(() => {
    if (info && asked) speak(info.words).catch(() => undefined) // what is asked is said in all words of a game
  }, [info, asked])
  const seats = info?.seats ?? card.seats.map(seat => seat.seat)
  const names = card.seats
    .filter(seat => !seat.me)
    .map(seat =>
      seat.open ? (seat.name ? t('seat.invited', seat.name) : t('seat.open')) : calledWithin(seat, seat.seat, card.game),
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
  const first = card.state === 'playing' ? goesOn(card) : t(`row.${card.state}`)
  const second = turn
    ? t('row.turn')
    : mine && card.state === 'playing'
      ? whose(card)
      : agreed(card.game, card.options).join(' · ') || ago(card.moved)
  return (
    <li class={`table-row${turn ? ' turn' : ''}`}>
      <Cover game={card.game} />
      <div class="row-name">
        <b>{card.title || gameName(card.game)}</b>
        <small>
          {card.title ? `${gameName(card.game)} · ` : ''}
          {!mine ? counted(names) : names.length > 0 ? t('row.against', counted(names)) : t('row.alone')}
          {card.copyOf ? ` · ${t('row.copy')}` : ''}
        </small>
      </div>
      <div class="row-arms">
        {card.seats.map(seat => (
          <Arms key={seat.seat} tint={tincture(seats, seat.seat)} size={22} />
        ))}
      </div>
      <div class="row-state">
        <span>{first}</span>
        {second !== first && <small>{second}</small>}
      </div>
      <div class="row-until">
        {card.due !== undefined && <span>{until(card.due)}</span>}
        <small>
          {card.clock.kind !== 'none' ? clockText(card.clock) : mine && card.state === 'playing' ? ago(card.moved) : ''}
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

/** Each name once, with how often it comes. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map(name => [name, names.filter(other => other === name).length] as const)
    .map(([name, n]) => (n > 1 ? `${name} ×${n}` : name))
    .join(', ')
}

/** What one is asked, else what goes on, in the words of the game. */
function goesOn(card: Card): string {
  const words = wordsOf(game(card.game)?.words)
  if (card.asked === undefined || words.texts[card.asked[0]] === undefined)
    return t(card.turn ? 'row.turn' : card.mine.length > 0 ? 'row.playing' : 'row.running')
  const people = Object.fromEntries(card.seats.flatMap(seat => (seat.name ? [[seat.seat, seat.name]] : [])))
  return say({ ...words, people }, card.asked)
}

function whose(card: Card): string {
  const names = card.seats.filter(seat => card.waits.includes(seat.seat)).map(seat => calledWithin(seat, seat.seat, card.game))
  return names.length > 0 ? t('row.waits', names.join(', ')) : t('row.playing')
}

/** In place of a table: a game one has not tried yet. */
export function OfferRow({ game }: { game: GameInfo }) {
  return (
    <li class="table-row offer">
      <Cover game={game.id} />
      <div class="row-name">
        <b>{gameName(game.id)}</b>
        <small>{t('row.learn')}</small>
      </div>
      <button type="button" class="btn" onClick={() => void learn(game)} aria-label={t('first.of', gameName(game.id))}>
        {t('first')}
      </button>
    </li>
  )
}
