import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Icon } from '../shared/symbol.tsx'
import { gameName, house, me, tryTo, loadArt } from '../house/house.ts'
import { watchDeadline } from '../house/deadline-notices.ts'
import { pageTitle } from '../house/notice.ts'
import type { Card, GameInfo, Lobby } from '../net/protocol.ts'
import { offered } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Game } from './game.tsx'
import { NewTable } from './new-table.tsx'
import { FirstOffer } from './first-offer.tsx'
import { chosen, PlayNow } from './play-now.tsx'
import { friends, invitesMe, lookAround, tallies } from './company.ts'
import { Finished } from './finished.tsx'
import { Friends } from './friends.tsx'
import { Invitations } from './invitations.tsx'
import { Standing } from './standing.tsx'
import { Sentence } from '../shared/sentence.tsx'
import { OfferRow, TableRow } from './table-row.tsx'
import { Top } from '../house/top.tsx'
import { preferences } from '../house/preferences.tsx'

const tables = signal<Lobby>({ mine: [], open: [], watch: [] })
/** The game for which a table is being laid. */
export const laying = signal<GameInfo | undefined>(undefined)

/** So many tables are seen at once; where there are fewer, games are offered. */
const ROWS = 5

/** The common room: my tables with my turn first, the games, tables that want players. */
export function Lobby() {
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'visible')
        await api.tables().then(
          now => {
            tables.value = now
            for (const card of now.mine)
              watchDeadline(card.id, card.title || gameName(card.game), card.turn ? card.due : undefined, Date.now())
          },
          () => undefined,
        )
    }
    void look()
    if (me.value !== undefined) void lookAround()
    const timer = setInterval(() => void look(), 5000)
    document.addEventListener('visibilitychange', look)
    for (const game of house.value?.games ?? []) void loadArt(game.art)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [me.value?.id])
  const { mine, open } = tables.value
  const watch = tables.value.watch.filter(card => card.mine.length === 0).slice(0, 8)
  const games = house.value?.games ?? []
  const turns = mine.filter(card => card.turn && card.state === 'playing').length
  const title = turns > 0 ? t('title.waits', turns) : ''
  useEffect(() => {
    pageTitle.value = title
  }, [title])
  const invitations = mine.filter(invitesMe)
  const running = mine.filter(card => card.state !== 'over' && !invitations.includes(card))
  const over = mine.filter(card => card.state === 'over').slice(0, 12)
  const known = running.length + over.length + friends.value.length + tallies.value.games.length > 0
  const usual = games.find(game => game.id === (chosen.value ?? mine[0]?.game)) ?? games[0]
  const untried = games.filter(game => game.first !== undefined && !mine.some(card => card.game === game.id))
  return (
    <div class="plain-page lobby">
      <Top
        title={t('inn')}
        actions={
          me.value && (
            <button type="button" class="btn me-button" onClick={() => (preferences.value = true)}>
              <Icon name="people" />
              <span>{me.value.name}</span>
            </button>
          )
        }
      >
        <Sentence text={greeting(turns, running.length)} detail={t('lobby.detail')} />
      </Top>
      {tables.value.note !== undefined && (
        <p class="house-note" role="status">
          {tables.value.note}
        </p>
      )}
      <main class={`lobby-body${running.length === 0 ? ' newcomer' : ''}`}>
        {running.length > 0 && (
          <List name="tables.mine" hint={turns > 0 ? 'tables.mine.hint' : undefined} cards={byDeadline(running)}>
            {untried.slice(0, Math.max(0, ROWS - running.length)).map(game => (
              <OfferRow key={game.id} game={game} />
            ))}
          </List>
        )}
        {mine.length === 0 && offered.value === 'yes' && <FirstOffer games={games.filter(game => game.first !== undefined)} />}
        <div class="beside">
          {invitations.length > 0 && (
            <Invitations
              cards={invitations}
              onRefused={card => (tables.value = { ...tables.value, mine: mine.filter(other => other !== card) })}
            />
          )}
          <PlayNow games={games} game={usual} />
        </div>
        <section class="games" aria-label={t('games')}>
          {games.map(game => (
            <Game
              key={game.id}
              game={game}
              open={open.find(card => card.game === game.id && card.mine.length === 0)}
              watch={watch.find(card => card.game === game.id)}
              tally={tallies.value.games.find(one => one.game === game.id)}
              onLay={() => (laying.value = game)}
            />
          ))}
        </section>
        {known && (
          <div class="third">
            <Finished cards={over} />
            <Standing />
            <Friends game={usual} />
          </div>
        )}
        {open.length > 0 && <List name="tables.open" cards={open} />}
        {watch.length > 0 && <List name="tables.watch" cards={watch} />}
      </main>
      {laying.value && (
        <NewTable
          game={laying.value}
          onClose={() => (laying.value = undefined)}
          onMade={card => void tryTo(async () => made(card))}
        />
      )}
    </div>
  )
}

function made(card: Card): void {
  tables.value = { ...tables.value, mine: [card, ...tables.value.mine] }
}

function greeting(turns: number, running: number): string {
  if (turns > 0) return t('lobby.turns', turns)
  if (running > 0) return t('lobby.running')
  return me.value === undefined ? t('lobby.welcome') : t('lobby.hello', me.value.name)
}

/** One's own turn first, the most pressing on top. */
function byDeadline(cards: Card[]): Card[] {
  const haste = (card: Card) => (card.turn ? 0 : 1e15) + (card.due ?? 1e14)
  return [...cards].sort((a, b) => haste(a) - haste(b))
}

function List({
  name,
  hint,
  cards,
  children,
}: {
  name: string
  hint?: string | undefined
  cards: Card[]
  children?: ComponentChildren
}) {
  return (
    <section class="panel table-list" aria-label={t(name)}>
      <header class="list-head">
        <h2>{t(name)}</h2>
        {hint && <small>{t(hint)}</small>}
      </header>
      <ul>
        {cards.map(card => (
          <TableRow key={card.id} card={card} />
        ))}
        {children}
      </ul>
    </section>
  )
}
