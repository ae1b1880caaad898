import * as api from '../net/api.ts'
import { gameName, tryTo } from '../house/house.ts'
import { clockText } from '../house/clock-text.ts'
import type { Card } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'

/** Tables where a seat is kept for the one who looks. */
export function Invitations({ cards, onRefused }: { cards: Card[]; onRefused: (card: Card) => void }) {
  const accept = (card: Card) =>
    tryTo(async () => {
      await api.join(card.id)
      go(`/table/${card.id}`)
    })
  const refuse = (card: Card) =>
    tryTo(async () => {
      await api.leave(card.id)
      onRefused(card)
    })
  return (
    <section class="panel invitations" aria-label={t('invitations')}>
      <header class="list-head">
        <Icon name="letter" />
        <h2>{t('invitations')}</h2>
        <small>{cards.length}</small>
      </header>
      <ul>
        {cards.map(card => (
          <li key={card.id}>
            <span>
              <b>{t('invited.by', card.seats.find(seat => seat.name !== undefined && !seat.open)?.name ?? '')}</b>
              <small>{[card.title || gameName(card.game), clockText(card.clock)].join(' · ')}</small>
            </span>
            <button type="button" class="btn" onClick={() => void accept(card)}>
              {t('invited.accept')}
            </button>
            <button
              type="button"
              class="btn square"
              onClick={() => void refuse(card)}
              aria-label={t('invited.refuse')}
              title={t('invited.refuse')}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
