import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { useAnalysis } from '../model/analysis.ts'
import { byRound, rounds } from '../model/result.ts'
import { standing } from '../model/standing.ts'
import { heardEnd } from '../house/sound.ts'
import { tryTo } from '../house/house.ts'
import type { Card, Replay, Table } from '../net/protocol.ts'
import { Arms } from '../shared/glyph.tsx'
import { Clause } from '../shared/clause.tsx'
import { Icon } from '../shared/symbol.tsx'
import { t } from '../shared/speech.ts'
import { CheckDice } from './check-dice.tsx'
import { Costliest, RoundByRound } from './costliest.tsx'
import { EndMap } from './end-map.tsx'
import { Rematch, headline, howItEnded } from './end.tsx'
import { Outlook } from './outlook.tsx'
import type { Sitting } from './sitting.ts'

/** The page of a game's end: who won and why, where the points came from, how the outlook changed, and what to do now. */
export function Result({ sitting, table, onClose }: { sitting: Sitting; table: Table; onClose: () => void }) {
  const at = useTable()
  const { id } = sitting
  const [past, setPast] = useState<{ card: Card; replay: Replay } | undefined>(undefined)
  useEffect(() => {
    heardEnd()
    void tryTo(async () => {
      const [card, replay] = await Promise.all([api.details(id), api.replay(id)])
      setPast({ card, replay })
    })
  }, [id])
  const { analysis, begin } = useAnalysis(id)
  const winners = table.outcome?.winners ?? []
  return (
    <section class="result" role="main" aria-label={t('over')} tabIndex={-1}>
      <div class="result-left">
        <section class="panel result-told">
          <header>
            {winners.length > 0 && <Icon name="laurel" />}
            {winners.map(seat => (
              <Arms key={seat} tint={at.tint(seat) ?? 'lion'} size={34} />
            ))}
            <div>
              <h2>{headline(at, table)}</h2>
              <p>{howItEnded(at, sitting, table)}</p>
            </div>
          </header>
          <Points table={table} replay={past?.replay} />
          <Figures past={past} />
        </section>
        <div class="result-below">
          <section class="panel result-acts">
            <h3>{t('result.now')}</h3>
            <Rematch id={id} table={table} />
            <a class="btn" href={`/replay/${id}`}>
              <Icon name="replay" />
              {t('replay')}
            </a>
            <button type="button" class="btn" disabled={analysis.state !== 'none'} onClick={() => void begin()}>
              <Icon name="auto" />
              {t('analysis.ask')}
            </button>
            <button type="button" class="btn" onClick={onClose}>
              <Icon name="tent" />
              {t('result.board')}
            </button>
            <Share id={id} />
            <a class="btn" href="/">
              <Icon name="people" />
              {t('home')}
            </a>
            <CheckDice id={id} fair={table.fair} />
          </section>
          <EndMap onOpen={onClose} />
        </div>
      </div>
      <div class="result-right">
        <Outlook id={id} table={table} replay={past?.replay} lapses={analysis.found?.costliest ?? []} />
        <Costliest id={id} analysis={analysis} onBegin={() => void begin()} />
        {analysis.found && <RoundByRound id={id} rounds={analysis.found.rounds} table={table} />}
      </div>
    </section>
  )
}

/** Where each seat's points come from: what the game says, or round by round; else the sums alone. */
function Points({ table, replay }: { table: Table; replay: Replay | undefined }) {
  const at = useTable()
  const places = Object.keys(table.seats)
  const order = standing(table).map(({ seat }) => seat)
  if (order.length === 0) return null
  const points = table.outcome?.points ?? []
  const scores = places.map(seat =>
    at.scene.open.inside.get(seat)?.find(zone => {
      const row = at.scene.open.zones[zone]
      return row?.t === 'row' && row.look === 'score'
    }),
  )
  const earned = replay?.earned ?? []
  const each = replay === undefined || earned.length > 0 ? [] : byRound(replay, scores, points)
  const rows = [
    ...earned.map(({ source, each: all = [], clause }) => ({ name: speak(at, source), all, clause })),
    ...each.map((all, i) => ({ name: t('result.round', i + 1), all, clause: undefined })),
  ]
  const cells = (all: readonly number[]) => order.map(seat => <td key={seat}>{all[places.indexOf(seat)] ?? ''}</td>)
  return (
    <div class="result-points">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('result.points')}</th>
            {order.map(seat => (
              <th key={seat} scope="col" class="of-seat">
                <Arms tint={at.tint(seat) ?? 'lion'} size={18} />
                <span>{nameOf(at, seat)}</span>
              </th>
            ))}
            <th>
              <span class="unseen">{t('rules')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, all, clause }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells(all)}
              <td class="of-clause">
                <Clause id={clause} />
              </td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{t('result.sum')}</th>
            {cells(points)}
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** How long it took. */
function Figures({ past }: { past: { card: Card; replay: Replay } | undefined }) {
  const minutes = past === undefined ? 0 : Math.max(1, Math.round((past.card.moved - past.card.created) / 60_000))
  const long = minutes >= 120 ? t('result.hours', Math.round(minutes / 60)) : t('result.minutes', minutes)
  const figures =
    past === undefined
      ? []
      : [
          [long, t('result.length')],
          [String(rounds(past.replay.frames).length), t('result.rounds', rounds(past.replay.frames).length)],
          [String(past.replay.frames.length), t('result.steps', past.replay.frames.length)],
        ]
  return (
    <ul class="result-figures">
      {figures.map(([number, what]) => (
        <li key={what}>
          <b>{number}</b>
          <small>{what}</small>
        </li>
      ))}
    </ul>
  )
}

/** The address of the replay, to be sent to others. */
function Share({ id }: { id: string }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await tryTo(() => navigator.clipboard.writeText(`${location.origin}/replay/${id}`))
    setDone(true)
  }
  return (
    <button type="button" class="btn" onClick={() => void copy()}>
      <Icon name="quill" />
      {t(done ? 'result.shared' : 'result.share')}
    </button>
  )
}
