import { calledWithin, gameName } from '../house/house.ts'
import type { Card } from '../net/protocol.ts'
import { ago, t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { Cover } from './cover.tsx'

/** Games that are over: with whom, how it ended, and the way to see them again. */
export function Finished({ cards }: { cards: Card[] }) {
  return (
    <section class="panel finished" aria-label={t('tables.over')}>
      <header class="list-head">
        <h2>{t('tables.over')}</h2>
      </header>
      {cards.length === 0 && <p class="quiet">{t('over.none')}</p>}
      <ul>
        {cards.map(card => (
          <li key={card.id}>
            <Cover game={card.game} />
            <span class="finished-name">
              <a href={`/table/${card.id}`}>{card.title || gameName(card.game)}</a>{' '}
              <small>{t('row.against', others(card).join(', '))}</small>
            </span>
            <span class={`finished-end ${won(card) ? 'won' : 'lost'}`}>
              <b>{t(won(card) ? 'over.won' : 'over.lost')}</b> {points(card)}
            </span>
            <small>{ago(card.moved)}</small>
            <a class="btn square" href={`/replay/${card.id}`} aria-label={t('replay')} title={t('replay')}>
              <Icon name="replay" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function others(card: Card): string[] {
  const names = card.seats.filter(seat => !card.mine.includes(seat.seat)).map(seat => calledWithin(seat, seat.seat, card.game))
  return names.length > 0 ? [...new Set(names)] : [t('row.alone')]
}

function won(card: Card): boolean {
  return card.mine.some(seat => card.outcome?.winners.includes(seat))
}

/** One's own first. */
function points(card: Card): string {
  const all = card.outcome?.points ?? []
  const seats = card.seats.map(seat => seat.seat)
  const own = all.filter((_, i) => card.mine.includes(seats[i] ?? ''))
  return all.length === 2 ? [...own, ...all.filter((_, i) => !card.mine.includes(seats[i] ?? ''))].join('–') : own.join(', ')
}
