import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as api from '../net/api.ts'
import { botAbout, botName, botRecord, game as known, gameName, gameWord, house, loadArt, me } from '../house/house.ts'
import { pageTitle } from '../house/notice.ts'
import { Nowhere } from '../house/nowhere.tsx'
import { Top } from '../house/top.tsx'
import type { Card, GameInfo } from '../net/protocol.ts'
import { Sentence } from '../shared/sentence.tsx'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { lookAround, tallies } from './company.ts'
import { Cover } from './cover.tsx'
import { NewTable } from './new-table.tsx'
import { learn, playWith } from './play-now.tsx'
import { TableRow } from './table-row.tsx'

const waiting = signal<Card[]>([])
const laying = signal(false)

/** A game's own page: what it is, how to learn it, who plays against you there, and tables that want players. */
export function GamePage({ id }: { id: string }) {
  const game = known(id)
  return game === undefined ? <Nowhere says={t('game.unknown')} /> : <Room id={id} game={game} />
}

function Room({ id, game }: { id: string; game: GameInfo }) {
  useEffect(() => {
    pageTitle.value = gameName(id)
    laying.value = false
    void loadArt(game.art)
    api.tables().then(
      now => (waiting.value = now.open.filter(card => card.game === id)),
      () => undefined,
    )
    if (me.value !== undefined) void lookAround()
  }, [id])
  return (
    <div class="plain-page">
      <Top title={t('inn')}>
        <Sentence text={gameName(id)} detail={gameWord(id, 'game.short')} />
      </Top>
      <About game={game} />
      {laying.value && <NewTable game={game} onClose={() => (laying.value = false)} onMade={() => undefined} />}
    </div>
  )
}

function About({ game }: { game: GameInfo }) {
  const tally = tallies.value.games.find(one => one.game === game.id)
  return (
    <main class="game-page">
      <section class="panel">
        <Cover game={game.id} />
        <h2>{gameName(game.id)}</h2>
        <p>{gameWord(game.id, 'game.about')}</p>
        <p class="game-facts">
          <span>
            <Icon name="people" />
            <span class="unseen">{t('seats')}</span>
            {gameWord(game.id, 'game.players') ?? (game.fewest === game.most ? game.most : `${game.fewest}–${game.most}`)}
          </span>
          <span>
            <Icon name="hourglass" />
            <span class="unseen">{t('length')}</span>
            {gameWord(game.id, 'game.length')}
          </span>
        </p>
        <p>{tally ? t('game.tally.about', tally.won, tally.played) : t('game.untried')}</p>
        <div class="row-of-buttons">
          {game.first !== undefined && (
            <button type="button" class="btn" onClick={() => void learn(game)}>
              <Icon name="owl" />
              {t('first')}
            </button>
          )}
          <a class="btn" href={`/rules/${game.id}`}>
            {t('rules')}
          </a>
          <button type="button" class="btn" onClick={() => (laying.value = true)}>
            <Icon name="plus" />
            {t('game.lay')}
          </button>
        </div>
      </section>
      <section class="panel">
        <h2>{t(game.cooperative ? 'game.bots.together' : 'game.bots')}</h2>
        <ul class="game-bots">
          {(house.value?.bots ?? []).map(bot => (
            <li key={bot}>
              <span>
                <b>{botName(bot)}</b>
                <small>{botAbout(bot)}</small>
                <small class="quiet">{botRecord(bot, game.id)}</small>
              </span>
              <button
                type="button"
                class="btn"
                onClick={() => void playWith(game, bot)}
                aria-label={`${t('play')}: ${botName(bot)}`}
              >
                {t('play')}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {waiting.value.length > 0 && (
        <section class="panel table-list">
          <h2>{t('tables.open')}</h2>
          <ul>
            {waiting.value.map(card => (
              <TableRow key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
