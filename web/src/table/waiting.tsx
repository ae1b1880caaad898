import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Arms } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'
import { agreed } from '../house/agreed.ts'
import { botName, gameName, gameTerm, house, me, seatName, tryTo } from '../house/house.ts'
import type { Card, Table } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { t } from '../shared/speech.ts'
import type { AtTable } from '../model/at-table.ts'
import { clockText } from '../house/clock-text.ts'
import { Sentence } from '../shared/sentence.tsx'
import { Top } from '../house/top.tsx'
import { Cover } from '../lobby/cover.tsx'

/** Before the game: who has sat down, and the link that brings the others. */
export function Waiting({ id, table, at }: { id: string; table: Table; at: AtTable }) {
  const [details, setDetails] = useState<Card | undefined>(undefined)
  useEffect(() => void tryTo(() => api.details(id)).then(setDetails), [id, table])
  const seats = Object.keys(table.seats)
  const free = Object.values(table.seats).filter(seat => seat.open).length
  const sit = async () => {
    await tryTo(async () => {
      if (me.value === undefined) return
      await api.join(id)
    })
  }
  const leave = async () => {
    if ((await tryTo(() => api.leave(id))) !== undefined) go('/')
  }
  return (
    <div class="plain-page">
      <Top title={table.title || gameName(table.game)}>
        <Sentence text={t('waiting', free)} detail={t('waiting.detail')} />
      </Top>
      <main class="panel waiting">
        <Cover game={table.game} />
        <h2>{gameName(table.game)}</h2>
        <ul class="waiting-seats">
          {seats.map(seat => {
            const info = table.seats[seat]
            return (
              <li key={seat}>
                <Arms tint={at.tint(seat) ?? 'lion'} size={30} />
                <span>
                  <b>
                    {info?.open
                      ? info.name
                        ? t('seat.kept', info.name)
                        : t('seat.open')
                      : info
                        ? seatName(info, seat, table.game)
                        : seat}
                  </b>
                  <small>{gameTerm(table.game, seat)}</small>
                </span>
                {info?.open && details?.host && <SeatBot id={id} seat={seat} />}
              </li>
            )
          })}
        </ul>
        <ul class="agreed">
          <li>{t('print.option', t('clock'), clockText(table.clock))}</li>
          {agreed(table.game, table.options).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {details?.invite && <Invitation path={details.invite} />}
        <div class="row-of-buttons">
          {table.me.length > 0 ? (
            <button type="button" class="btn" onClick={() => void leave()}>
              {t('leave')}
            </button>
          ) : (
            <button type="button" class="btn main" onClick={() => void sit()}>
              {t('sit')}
            </button>
          )}
          <a class="btn" href="/">
            {t('home')}
          </a>
        </div>
      </main>
    </div>
  )
}

/** Nobody comes: the host gives the seat to a pilgrim. */
function SeatBot({ id, seat }: { id: string; seat: string }) {
  const bots = house.value?.bots ?? []
  const [bot, setBot] = useState(bots.includes('prioress') ? 'prioress' : (bots[0] ?? ''))
  return (
    <span class="seat-bot">
      <select value={bot} aria-label={t('bot')} onChange={event => setBot(event.currentTarget.value)}>
        {bots.map(one => (
          <option key={one} value={one}>
            {botName(one)}
          </option>
        ))}
      </select>
      <button type="button" class="btn" onClick={() => void tryTo(() => api.seatBot(id, seat, bot))}>
        {t('seat.bot')}
      </button>
    </span>
  )
}

/** A secret address to be handed to a friend. */
function Invitation({ path }: { path: string }) {
  const [copied, setCopied] = useState(false)
  const address = `${location.origin}${path}`
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div class="invitation">
      <label for="invite">{t('invite')}</label>
      <div class="row-of-buttons">
        <input id="invite" readOnly value={address} onFocus={event => event.currentTarget.select()} />
        <button type="button" class="btn main" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'letter'} />
          {t(copied ? 'invite.copied' : 'invite.copy')}
        </button>
      </div>
    </div>
  )
}
