import { signal } from '@preact/signals'
import * as api from '../net/api.ts'
import { Icon } from '../shared/symbol.tsx'
import { beSomebody, inventName } from '../house/guest.ts'
import { botAbout, botName, botWithin, gameName, house, me, tryTo } from '../house/house.ts'
import type { GameInfo } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { offered } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { loggingIn } from '../house/login.tsx'

export const guestName = signal(inventName())
/** The pilgrim one plays with. */
export const favourite = signal('prioress')
/** The game of that table. */
export const chosen = signal<string | undefined>(undefined)

/** A table with a pilgrim in every other seat, open at once. */
export async function playWith(game: GameInfo, bot: string): Promise<void> {
  await tryTo(async () => {
    await beSomebody(guestName.value)
    const seats = game.seats.slice(0, Math.max(2, game.fewest))
    const places = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? 'me' : `bot:${bot}`]))
    const card = await api.create({
      game: game.id,
      seats: seats.length,
      options: {},
      places,
      listed: false,
      spectators: true,
      hints: true,
      clock: { kind: 'none' },
    })
    go(`/table/${card.id}`)
  })
}

/** The first game of a newcomer: taken up again where it was left. */
export async function learn(game: GameInfo): Promise<void> {
  await tryTo(async () => {
    await beSomebody(guestName.value)
    offered.value = 'no'
    const card = await api.firstGame(game.id)
    go(`/table/${card.id}`)
  })
}

/** One press from the door to the first question. */
export function PlayNow({ games, game }: { games: readonly GameInfo[]; game: GameInfo | undefined }) {
  const bots = house.value?.bots ?? []
  const bot = favourite.value
  return (
    <section class="panel play-now" aria-label={t('now')}>
      <header class="list-head">
        <Icon name="auto" />
        <h2>{t('now')}</h2>
      </header>
      <p class="quiet">{t('now.about')}</p>
      {me.value === undefined && (
        <p class="guest">
          <label for="guest">{t('guest')}</label>
          <input
            id="guest"
            value={guestName.value}
            maxLength={24}
            autocomplete="nickname"
            onInput={event => (guestName.value = event.currentTarget.value)}
          />
          <button type="button" class="link" onClick={() => (loggingIn.value = true)}>
            {t('login.have')}
          </button>
        </p>
      )}
      {games.length > 1 && (
        <p class="guest">
          <label for="now-game">{t('game')}</label>
          <select id="now-game" value={game?.id} onChange={event => (chosen.value = event.currentTarget.value)}>
            {games.map(one => (
              <option key={one.id} value={one.id}>
                {gameName(one.id)}
              </option>
            ))}
          </select>
        </p>
      )}
      <div class="pilgrims" role="group" aria-label={t('pilgrims')}>
        {bots.map(one => (
          <button
            key={one}
            type="button"
            class={`btn pilgrim${one === bot ? ' on' : ''}`}
            aria-pressed={one === bot}
            onClick={() => (favourite.value = one)}
          >
            <b>{botName(one)}</b>
            <small>{botAbout(one)}</small>
          </button>
        ))}
      </div>
      {game && (
        <button type="button" class="btn main big" onClick={() => void playWith(game, bot)}>
          <Icon name="auto" />
          {t(game.cooperative ? 'now.go.together' : 'now.go', gameName(game.id), botWithin(bot))}
        </button>
      )}
    </section>
  )
}
