import { gameName } from '../house/house.ts'
import type { GameInfo } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { block, friends, invite } from './company.ts'

/** Those one has played with: who is here, a table with them by one press, and who is not wanted. */
export function Friends({ game }: { game: GameInfo | undefined }) {
  const all = friends.value
  return (
    <section class="panel friends" aria-label={t('friends')}>
      <header class="list-head">
        <h2>{t('friends')}</h2>
        {all.length > 0 && <small>{t('friends.here', all.filter(one => one.here).length, all.length)}</small>}
      </header>
      {all.length === 0 && <p class="quiet">{t('company.none')}</p>}
      <ul>
        {all.map(friend => (
          <li key={friend.id}>
            <span class={friend.here && !friend.blocked ? 'here' : ''}>
              <b>{friend.name}</b>{' '}
              <small>
                {friend.blocked
                  ? t('company.blocked')
                  : `${t(friend.here ? 'company.here' : 'company.away')} · ${t('company.played', friend.tables)}`}
              </small>
            </span>
            {friend.blocked ? (
              <button type="button" class="btn" onClick={() => void block(friend, false)}>
                {t('company.unblock')}
              </button>
            ) : (
              <>
                {game && (
                  <button
                    type="button"
                    class="btn"
                    onClick={() => void invite(friend, game)}
                    title={t('company.invite.to', friend.name, gameName(game.id))}
                    aria-label={t('company.invite.to', friend.name, gameName(game.id))}
                  >
                    {t('company.invite')}
                  </button>
                )}
                <button
                  type="button"
                  class="btn square"
                  onClick={() => void block(friend, true)}
                  title={t('company.block', friend.name)}
                  aria-label={t('company.block', friend.name)}
                >
                  <Icon name="cross" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
