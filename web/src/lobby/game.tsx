import { Icon } from '../shared/symbol.tsx'
import { botName, gameName, gameWord } from '../house/house.ts'
import type { Card, GameInfo, GameTally } from '../net/protocol.ts'
import { openRules } from '../house/rules-drawer.ts'
import { t } from '../shared/speech.ts'
import { Cover } from './cover.tsx'
import { favourite, learn, playWith } from './play-now.tsx'

/** A game of the house: what it is about, for how many, how long; a bot at once, or a table for others. */
export function Game({
  game,
  open,
  watch,
  tally,
  onLay,
}: {
  game: GameInfo
  open: Card | undefined
  watch: Card | undefined
  tally: GameTally | undefined
  onLay: () => void
}) {
  const length = gameWord(game.id, 'game.length')
  const host = open?.seats.find(seat => seat.name !== undefined)?.name
  return (
    <article class="panel game">
      <Cover game={game.id} />
      <div class="game-text">
        <h2>
          <a href={`/game/${game.id}`}>{gameName(game.id)}</a>
        </h2>
        <p class="game-about">{gameWord(game.id, 'game.short') ?? gameWord(game.id, 'game.about')}</p>
        <p class="game-facts">
          <span>
            <Icon name="people" />
            <span class="unseen">{t('seats')}</span>
            {gameWord(game.id, 'game.players') ?? (game.fewest === game.most ? game.most : `${game.fewest}–${game.most}`)}
          </span>
          {length && (
            <span>
              <Icon name="hourglass" />
              <span class="unseen">{t('length')}</span>
              {length}
            </span>
          )}
          {tally && (
            <span class="game-tally" title={t('game.tally.about', tally.won, tally.played)}>
              {t('game.tally', tally.won, tally.played)}
            </span>
          )}
        </p>
        <p class="game-open">
          <span>
            {open ? (host === undefined ? t('game.waits') : t('game.host', host)) : watch ? t('game.running') : t('game.none')}
          </span>
          {open ? (
            <a class="link" href={`/table/${open.id}`}>
              {t('game.join')}
            </a>
          ) : watch ? (
            <a class="link" href={`/table/${watch.id}`}>
              {t('game.follow')}
            </a>
          ) : null}
        </p>
        <div class="game-buttons">
          <button type="button" class="btn" onClick={() => void playWith(game, favourite.value)} title={botName(favourite.value)}>
            {t(game.cooperative ? 'play.bot.together' : 'play.bot')}
          </button>
          <button type="button" class="btn" onClick={() => openRules(game.id)}>
            {t('rules')}
          </button>
          {game.first !== undefined && (
            <button
              type="button"
              class="btn learn"
              onClick={() => void learn(game)}
              aria-label={t('first.of', gameName(game.id))}
              title={t('first.of', gameName(game.id))}
            >
              <Icon name="owl" />
            </button>
          )}
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
