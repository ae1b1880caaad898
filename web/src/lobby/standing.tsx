import { botName, gameName } from '../house/house.ts'
import { t } from '../shared/speech.ts'
import { tallies } from './company.ts'

/** How one's games ended: by game, and by who sat opposite. */
export function Standing() {
  const { games, others, row } = tallies.value
  const played = games.reduce((sum, game) => sum + game.played, 0)
  const won = games.reduce((sum, game) => sum + game.won, 0)
  const often = [...others].sort((a, b) => b.played - a.played).slice(0, 3)
  return (
    <section class="panel standing" aria-label={t('tallies')}>
      <header class="list-head">
        <h2>{t('tallies')}</h2>
        {played > 0 && <small>{t('tallies.won', won, played)}</small>}
      </header>
      {played === 0 && <p class="quiet">{t('tallies.none')}</p>}
      <div class="standing-columns">
        <ul>
          {games.map(game => (
            <Bar key={game.game} name={gameName(game.game)} won={game.won} played={game.played} />
          ))}
        </ul>
        <ul>
          {often.map(one => (
            <Bar
              key={one.name ?? one.bot ?? ''}
              name={one.name === '' ? t('gone') : one.bot === undefined ? (one.name ?? '') : botName(one.bot)}
              won={one.won}
              played={one.played}
            />
          ))}
        </ul>
      </div>
      {row > 1 && <small>{t('tallies.row', row)}</small>}
    </section>
  )
}

function Bar({ name, won, played }: { name: string; won: number; played: number }) {
  return (
    <li>
      <span>{name}</span>
      <span class="bar" aria-hidden="true">
        <span style={{ width: `${(100 * won) / played}%` }} />
      </span>
      <span aria-label={t('game.tally.about', won, played)} role="img">
        {won} / {played}
      </span>
    </li>
  )
}
