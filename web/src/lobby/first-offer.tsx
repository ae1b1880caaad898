import { gameName, gameWord } from '../house/house.ts'
import type { GameInfo } from '../net/protocol.ts'
import { offered } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { Cover } from './cover.tsx'
import { learn } from './play-now.tsx'

/** To whoever comes for the first time: a game to learn by playing it. Once refused, it is not offered again. */
export function FirstOffer({ games }: { games: readonly GameInfo[] }) {
  if (games.length === 0) return null
  return (
    <section class="panel first-offer" aria-label={t('first.offer')}>
      <header class="list-head">
        <Icon name="owl" />
        <h2>{t('first.offer')}</h2>
        <button type="button" class="link" onClick={() => (offered.value = 'no')}>
          {t('first.never')}
        </button>
      </header>
      <p class="quiet">{t('first.offer.about')}</p>
      <div class="first-games">
        {games.map(game => (
          <button key={game.id} type="button" class="btn" onClick={() => void learn(game)}>
            <Cover game={game.id} />
            <span>
              {gameName(game.id)}
              <small>{gameWord(game.id, 'game.short')}</small>
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
