import { Icon } from '../shared/symbol.tsx'
import { botName, gameName, gameWord } from '../house/house.ts'
import type { Card, GameInfo } from '../net/protocol.ts'
import { openRules } from '../house/rules-drawer.ts'
import { t } from '../shared/speech.ts'
import { Cover } from './cover.tsx'
import { favourite, playWith } from './play-now.tsx'

/** A game of the house: what it is about, for how many, how long; a bot at once, or a table for others. */
export function Game({ game, open, onLay }: { game: GameInfo; open: Card[]; onLay: () => void }) {
  const length = gameWord(game.id, 'game.length')
  const host = open[0]?.seats.find(seat => seat.name !== undefined)?.name
  return (
    <article class="panel game">
      <Cover game={game.id} />
      <div class="game-text">
        <h2>{gameName(game.id)}</h2>
        <p class="game-about">{gameWord(game.id, 'game.about')}</p>
        <p class="game-open">{host ? t('game.host', host) : t('game.none')}</p>
        <p class="game-facts">
          <span>
            <Icon name="people" />
            <span class="unseen">{t('seats')}</span>
            {game.fewest === game.most ? game.most : `${game.fewest}–${game.most}`}
          </span>
          {length && (
            <span>
              <Icon name="hourglass" />
              <span class="unseen">{t('length')}</span>
              {length}
            </span>
          )}
          <button type="button" class="link" onClick={() => openRules(game.id)}>
            {t('rules')}
          </button>
        </p>
        <div class="game-buttons">
          <button
            type="button"
            class="btn main"
            onClick={() => void playWith(game, favourite.value)}
            title={botName(favourite.value)}
          >
            <Icon name="auto" />
            {t(game.cooperative ? 'play.bot.together' : 'play.bot')}
          </button>
          <button
            type="button"
            class="btn square"
            onClick={onLay}
            aria-label={t('lay', gameName(game.id))}
            title={t('lay', gameName(game.id))}
          >
            <Icon name="plus" />
          </button>
        </div>
      </div>
    </article>
  )
}
