import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { beSomebody } from '../house/guest.ts'
import { agreed } from '../house/agreed.ts'
import { game, gameName, gameWord, loadArt, me, tryTo } from '../house/house.ts'
import type { Card } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { t } from '../shared/speech.ts'
import { clockText } from '../house/clock-text.ts'
import { Cover } from './cover.tsx'
import { guestName } from './play-now.tsx'
import { Sentence } from '../shared/sentence.tsx'
import { Top } from '../house/top.tsx'

/** Behind an invitation link: who invites, to what, and the seat. */
export function Invite({ token }: { token: string }) {
  const [card, setCard] = useState<Card | undefined>(undefined)
  const [nowhere, setNowhere] = useState<string | undefined>(undefined)
  useEffect(() => {
    api.invited(token).then(setCard, error => setNowhere(error instanceof api.Refused ? t(...error.why) : t('trouble.unknown')))
  }, [token])
  useEffect(() => void loadArt(card && game(card.game)?.art), [card])
  const host = card?.seats.find(seat => seat.name !== undefined)?.name
  const sit = async () => {
    await tryTo(async () => {
      if (card === undefined) return
      await beSomebody(guestName.value)
      await api.join(card.id, { token })
      go(`/table/${card.id}`)
    })
  }
  return (
    <div class="plain-page">
      <Top title={t('inn')}>
        <Sentence text={nowhere ?? (host ? t('invited', host) : t('invited.nobody'))} detail={card && gameName(card.game)} />
      </Top>
      <main class="panel waiting">
        {card ? (
          <>
            <Cover game={card.game} />
            <h2>{gameName(card.game)}</h2>
            <p>{gameWord(card.game, 'game.about')}</p>
            <ul class="agreed">
              <li>{t('print.option', t('clock'), clockText(card.clock))}</li>
              {agreed(card.game, card.options).map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {me.value === undefined && (
              <p class="guest">
                <label for="guest">{t('guest')}</label>
                <input
                  id="guest"
                  value={guestName.value}
                  maxLength={24}
                  onInput={event => (guestName.value = event.currentTarget.value)}
                />
              </p>
            )}
            <div class="row-of-buttons">
              <button type="button" class="btn main big" onClick={() => void sit()}>
                {t('sit')}
              </button>
              <a class="btn" href="/">
                {t('home')}
              </a>
            </div>
          </>
        ) : nowhere !== undefined ? (
          <>
            <h2>{nowhere}</h2>
            <p>{t('invited.nowhere')}</p>
            <a class="btn" href="/">
              {t('home')}
            </a>
          </>
        ) : (
          <p class="quiet">{t('loading')}</p>
        )}
      </main>
    </div>
  )
}
