import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Icon } from '../shared/symbol.tsx'
import { gameName, house, me, tryTo, loadArt } from '../house/house.ts'
import { watchDeadline } from '../house/deadline-notices.ts'
import { pageTitle } from '../house/notice.ts'
import type { Card, GameInfo, Lobby } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { Game } from './game.tsx'
import { NewTable } from './new-table.tsx'
import { PlayNow } from './play-now.tsx'
import { Sentence } from '../shared/sentence.tsx'
import { TableRow } from './table-row.tsx'
import { Top } from '../house/top.tsx'
import { preferences } from '../house/preferences.tsx'

const tables = signal<Lobby>({ mine: [], open: [], watch: [] })
/** The game for which a table is being laid. */
export const laying = signal<GameInfo | undefined>(undefined)

/** The common room: my tables with my turn first, the games, tables that want players. */
export function Lobby() {
  useEffect(() => {
    pageTitle.value = ''
    const look = async () => {
      if (document.visibilityState === 'visible')
        await api.tables().then(
          now => {
            tables.value = now
            for (const card of now.mine) watchDeadline(card.id, card.title || gameName(card.game), card.due, Date.now())
          },
          () => undefined,
        )
    }
    void look()
    const timer = setInterval(() => void look(), 5000)
    document.addEventListener('visibilitychange', look)
    for (const game of house.value?.games ?? []) void loadArt(game.art)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [me.value?.id])
  const { mine, open } = tables.value
  const watch = tables.value.watch.filter(card => card.mine.length === 0)
  const games = house.value?.games ?? []
  const turns = mine.filter(card => card.turn && card.state === 'playing').length
  const running = mine.filter(card => card.state !== 'over')
  const over = mine.filter(card => card.state === 'over').slice(0, 8)
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
      <main class={`lobby-body${running.length === 0 ? ' newcomer' : ''}`}>
        {running.length > 0 && <List name="tables.mine" hint={turns > 0 ? 'tables.mine.hint' : undefined} cards={running} />}
        <PlayNow games={games} />
        <section class="games" aria-label={t('games')}>
          {games.map(game => (
            <Game
              key={game.id}
              game={game}
              open={open.filter(card => card.game === game.id)}
              onLay={() => (laying.value = game)}
            />
          ))}
        </section>
        {open.length > 0 && <List name="tables.open" cards={open} />}
        {watch.length > 0 && <List name="tables.watch" cards={watch} />}
        {over.length > 0 && <List name="tables.over" cards={over} />}
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

function List({ name, hint, cards }: { name: string; hint?: string | undefined; cards: Card[] }) {
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
      </ul>
    </section>
  )
}
