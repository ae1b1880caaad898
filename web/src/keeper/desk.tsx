import { useEffect, useState } from 'preact/hooks'
import { day } from '../account/sessions.tsx'
import * as api from '../net/api.ts'
import { gameName, me, tryTo } from '../house/house.ts'
import { t } from '../shared/speech.ts'
import type { KeeperDoor, KeeperView, PersonLine, TableLine } from '../net/protocol.ts'

type Deed = (method: string, deed: string, body?: unknown) => void

/** People, tables, sizes, what stands over the common room, and clearing away. */
export function Desk({ left }: { left: (door: KeeperDoor) => void }) {
  const [view, setView] = useState<KeeperView>()
  const [find, setFind] = useState('')
  const [state, setState] = useState('')
  const keep = async (method: string, deed: string, body?: unknown) => {
    const now = await tryTo(() => api.keep(method, deed, { find, state }, body))
    if (now !== undefined) setView(now)
    else void tryTo(api.keeperDoor).then(door => door?.open === false && left(door))
  }
  useEffect(() => void keep('GET', 'inn'), [find, state])
  if (view === undefined) return null
  const deed: Deed = (method, path, body) => void keep(method, path, body)
  return (
    <>
      <section class="panel" aria-labelledby="keeper-people">
        <h2 id="keeper-people">{t('keeper.people')}</h2>
        <label for="keeper-find">{t('keeper.find')}</label>
        <input id="keeper-find" value={find} maxLength={32} onInput={event => setFind(event.currentTarget.value)} />
        <ul class="kept">
          {view.people.map(one => (
            <Person key={one.id} one={one} deed={deed} />
          ))}
        </ul>
      </section>
      <section class="panel" aria-labelledby="keeper-tables">
        <h2 id="keeper-tables">{t('keeper.tables')}</h2>
        <label for="keeper-state">{t('keeper.state')}</label>
        <select id="keeper-state" value={state} onChange={event => setState(event.currentTarget.value)}>
          {['', 'waiting', 'playing', 'over'].map(one => (
            <option key={one} value={one}>
              {t(`keeper.state.${one === '' ? 'all' : one}`)}
            </option>
          ))}
        </select>
        <ul class="kept">
          {view.tables.map(one => (
            <Table key={one.id} one={one} deed={deed} />
          ))}
        </ul>
      </section>
      <Note note={view.note} deed={deed} />
      <Prune deed={deed} />
      <section class="panel" aria-labelledby="keeper-sizes">
        <h2 id="keeper-sizes">{t('keeper.sizes')}</h2>
        <dl>
          {Object.entries(view.sizes).map(([kind, many]) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>{many}</dd>
            </div>
          ))}
        </dl>
        <button type="button" class="btn" onClick={() => void tryTo(api.leaveAsKeeper).then(door => door && left(door))}>
          {t('keeper.leave')}
        </button>
      </section>
    </>
  )
}

/** What cannot be undone is asked twice. */
function Sure({ label, of, done }: { label: string; of: string; done: () => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      class={asked ? 'btn danger' : 'btn'}
      aria-label={`${asked ? t('keeper.sure') : label}: ${of}`}
      onBlur={() => setAsked(false)}
      onClick={() => {
        setAsked(!asked)
        if (asked) done()
      }}
    >
      {asked ? t('keeper.sure') : label}
    </button>
  )
}

function Person({ one, deed }: { one: PersonLine; deed: Deed }) {
  const path = `people/${encodeURIComponent(one.id)}/ban`
  const facts = [
    t('keeper.person', day(one.created), one.seen === 0 ? '–' : day(one.seen), one.tables),
    ...(one.keeper ? [t('keeper.keeps')] : []),
    ...(one.banned ? [t('keeper.banned')] : []),
  ]
  return (
    <li>
      <span>
        {one.name} <small>{facts.join(' · ')}</small>
      </span>
      {one.id !== me.value?.id &&
        (one.banned ? (
          <button type="button" class="btn" aria-label={`${t('keeper.unban')}: ${one.name}`} onClick={() => deed('DELETE', path)}>
            {t('keeper.unban')}
          </button>
        ) : (
          <Sure label={t('keeper.ban')} of={one.name} done={() => deed('POST', path, {})} />
        ))}
    </li>
  )
}

function Table({ one, deed }: { one: TableLine; deed: Deed }) {
  const name = one.title === '' ? gameName(one.game) : one.title
  return (
    <li>
      <span>
        <a href={`/table/${one.id}`}>{name}</a>
        <small>
          {[
            ...(one.title === '' ? [] : [gameName(one.game)]),
            t(`keeper.state.${one.state}`),
            t('keeper.table', one.steps, day(one.moved)),
          ].join(' · ')}
        </small>
      </span>
      {one.state !== 'over' && (
        <Sure
          label={t('keeper.end')}
          of={`${name}, ${one.id}`}
          done={() => deed('POST', `tables/${encodeURIComponent(one.id)}/end`, {})}
        />
      )}
    </li>
  )
}

function Note({ note, deed }: { note: string; deed: Deed }) {
  const [text, setText] = useState(note)
  const say = (event: Event) => {
    event.preventDefault()
    deed('POST', 'note', { text })
  }
  return (
    <section class="panel" aria-labelledby="keeper-note">
      <h2 id="keeper-note">{t('keeper.note')}</h2>
      <form class="form" onSubmit={say}>
        <label for="keeper-words">{t('keeper.words')}</label>
        <input id="keeper-words" value={text} maxLength={500} onInput={event => setText(event.currentTarget.value)} />
        <button type="submit" class="btn" disabled={text.trim() === note}>
          {t('keeper.say')}
        </button>
      </form>
    </section>
  )
}

function Prune({ deed }: { deed: Deed }) {
  const [days, setDays] = useState('365')
  return (
    <section class="panel" aria-labelledby="keeper-prune">
      <h2 id="keeper-prune">{t('keeper.prune')}</h2>
      <p class="quiet">{t('keeper.prune.means')}</p>
      <label for="keeper-days">{t('keeper.days')}</label>
      <input
        id="keeper-days"
        type="number"
        min={30}
        max={36500}
        value={days}
        onInput={event => setDays(event.currentTarget.value)}
      />
      <Sure label={t('keeper.prune.do')} of={t('keeper.prune')} done={() => deed('POST', 'prune', { days: Number(days) })} />
    </section>
  )
}
