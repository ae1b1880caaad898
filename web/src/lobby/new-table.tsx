import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Arms } from '../shared/glyph.tsx'
import { beSomebody } from '../house/guest.ts'
import { botAbout, botName, gameName, gameTerm, house, tryTo } from '../house/house.ts'
import type { Card, GameInfo, TimeLimit, AgreeingWays } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { t } from '../shared/speech.ts'
import { tincture } from '../model/seat-colours.ts'
import { Drawer } from '../shared/drawer.tsx'
import { ClockChoice } from './clock-choice.tsx'
import { OwnDocument } from './own-document.tsx'
import { guestName } from './play-now.tsx'

/** Stands for a document of one's own. */
const OWN = 'own'

function word(value: string | object | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Laying a table: its name, how many, who sits where, options, clock, who may see it. */
export function NewTable({ game, onClose, onMade }: { game: GameInfo; onClose: () => void; onMade: (card: Card) => void }) {
  const [seats, setSeats] = useState(game.fewest)
  const [places, setPlaces] = useState<Record<string, string>>(
    Object.fromEntries(game.seats.map((seat, i) => [seat, i === 0 ? 'me' : 'invite'])),
  )
  const [title, setTitle] = useState('')
  const [options, setOptions] = useState<Record<string, string | object>>({})
  /** Open settings for which something of one's own is brought. */
  const [bringing, setBringing] = useState<readonly string[]>([])
  const [clock, setClock] = useState<TimeLimit>({ kind: 'none' })
  const [listed, setListed] = useState(true)
  const [spectators, setSpectators] = useState(true)
  const [wantsHints, setHints] = useState<boolean | undefined>(undefined)
  const [ways, setWays] = useState<AgreeingWays | undefined>(undefined)
  useEffect(() => {
    let stale = false
    const heard = (found: AgreeingWays) => !stale && setWays(found)
    api.ways(game.id, seats, options).then(heard, () => !stale && setWays(undefined))
    return () => {
      stale = true
    }
  }, [game.id, seats, options])
  const longest = house.value?.limits['title'] ?? 60
  const missing = bringing.some(name => typeof options[name] !== 'object')
  const choose = (name: string, value: string) => {
    setBringing(value === OWN ? [...bringing, name] : bringing.filter(other => other !== name))
    const { [name]: _, ...others } = options
    setOptions(value === OWN ? others : { ...others, [name]: value })
  }
  /** What was brought may be for another number of seats. */
  const brought = async (name: string, document: object | undefined) => {
    const { [name]: _, ...others } = options
    if (document === undefined) return setOptions(others)
    const chosen = { ...others, [name]: document }
    const found = await tryTo(() => api.ways(game.id, undefined, chosen))
    const [first] = found?.seats ?? []
    if (first !== undefined && !found?.seats.includes(seats)) setSeats(first)
    setOptions(chosen)
    if (title === '' && 'title' in document && typeof document.title === 'string') setTitle(document.title.slice(0, longest))
  }
  const taken = game.seats.slice(0, seats)
  const among = taken.some(seat => places[seat] === 'open' || places[seat] === 'invite')
  const hints = wantsHints ?? !among // among people only where they agree on it
  const make = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await beSomebody(guestName.value)
      const card = await api.create({
        game: game.id,
        title: title.trim(),
        seats,
        options,
        places: Object.fromEntries(taken.map(seat => [seat, places[seat] ?? 'open'])),
        listed,
        spectators,
        hints,
        clock,
      })
      onMade(card)
      onClose()
      go(`/table/${card.id}`)
    })
  }
  const who: [string, string][] = [
    ['me', t('place.me')],
    ['open', t('place.open')],
    ['invite', t('place.invite')],
    ...(house.value?.bots ?? []).map((bot): [string, string] => [`bot:${bot}`, `${botName(bot)} – ${botAbout(bot)}`]),
  ]
  return (
    <Drawer title={t('lay', gameName(game.id))} onClose={onClose}>
      <form class="form" onSubmit={event => void make(event)}>
        <p>
          <label for="title">{t('lay.title')}</label>
          <input
            id="title"
            value={title}
            maxLength={longest}
            placeholder={gameName(game.id)}
            autocomplete="off"
            onInput={event => setTitle(event.currentTarget.value)}
          />
        </p>
        {game.fewest < game.most && (
          <p>
            <label for="seats">{t('seats')}</label>
            <select id="seats" value={seats} onChange={event => setSeats(Number(event.currentTarget.value))}>
              {Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i)
                .filter(many => many === seats || (ways?.seats.includes(many) ?? true))
                .map(many => (
                  <option key={many} value={many}>
                    {many}
                  </option>
                ))}
            </select>
          </p>
        )}
        <fieldset>
          <legend>{t('places')}</legend>
          {taken.map(seat => (
            <p key={seat} class="place-row">
              <label for={`place-${seat}`}>
                <Arms tint={tincture(game.seats, seat)} size={22} />
                {gameTerm(game.id, seat)}
              </label>
              <select
                id={`place-${seat}`}
                value={places[seat]}
                onChange={event => setPlaces({ ...places, [seat]: event.currentTarget.value })}
              >
                {who.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </p>
          ))}
        </fieldset>
        {(game.settings ?? []).map(setting => (
          <div key={setting.name} class="setting">
            <label for={`set-${setting.name}`}>{gameTerm(game.id, `option.${setting.name}`)}</label>
            <select
              id={`set-${setting.name}`}
              value={
                bringing.includes(setting.name)
                  ? OWN
                  : (word(options[setting.name]) ?? ways?.options[setting.name] ?? setting.values[0])
              }
              onChange={event => choose(setting.name, event.currentTarget.value)}
            >
              {setting.values
                .filter(value => value === options[setting.name] || (ways?.values[setting.name]?.includes(value) ?? true))
                .map(value => (
                  <option key={value} value={value}>
                    {gameTerm(game.id, `option.${setting.name}.${value}`)}
                  </option>
                ))}
              {setting.open && <option value={OWN}>{t('own')}</option>}
            </select>
            {bringing.includes(setting.name) && (
              <OwnDocument game={game.id} setting={setting.name} onSound={document => void brought(setting.name, document)} />
            )}
          </div>
        ))}
        <ClockChoice clock={clock} onChange={setClock} />
        <label class="flag">
          <input type="checkbox" checked={listed} onChange={event => setListed(event.currentTarget.checked)} />
          {t('listed')}
        </label>
        <label class="flag">
          <input type="checkbox" checked={spectators} onChange={event => setSpectators(event.currentTarget.checked)} />
          {t('spectators')}
        </label>
        <label class="flag">
          <input type="checkbox" checked={hints} onChange={event => setHints(event.currentTarget.checked)} />
          {t('hints.allow')}
        </label>
        <button type="submit" class="btn main big" disabled={missing}>
          {t('lay.do')}
        </button>
      </form>
    </Drawer>
  )
}
