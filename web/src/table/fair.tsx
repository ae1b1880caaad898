import { gameTerm } from '../house/house.ts'
import type { Fair } from '../net/protocol.ts'
import { CheckDice } from './check-dice.tsx'
import { t } from '../shared/speech.ts'

/** The promise made before play, and after the end what proves it was kept. */
export function FairDice({ fair, game, table }: { fair: Fair; game: string; table: string }) {
  return (
    <section class="fair">
      <h3>{t('fair')}</h3>
      <p>{t(fair.seed === undefined ? 'fair.before' : 'fair.after')}</p>
      <CheckDice id={table} fair={fair} />
      {fair.reports !== undefined && <p>{t('fair.reports', fair.reports)}</p>}
      <dl>
        <dt>{t('fair.commitment')}</dt>
        <dd>
          <code>{fair.commitment}</code>
        </dd>
        {Object.entries(fair.contributions ?? {}).map(([seat, given]) => (
          <div key={seat}>
            <dt>{t('fair.contribution', gameTerm(game, seat))}</dt>
            <dd>
              <code>{given}</code>
            </dd>
          </div>
        ))}
        {fair.seed !== undefined && (
          <>
            <dt>{t('fair.seed')}</dt>
            <dd>
              <code>{fair.seed}</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
