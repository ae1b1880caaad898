import { nameOf, speak, useTable } from '../model/at-table.ts'
import { Clause } from '../shared/clause.tsx'
import { Arms } from '../shared/glyph.tsx'
import { Prose } from '../shared/prose.tsx'
import { t } from '../shared/speech.ts'
import type { GameAnalysis, Lapse, Moment, Table } from '../net/protocol.ts'
import { reasoned } from './reasons.tsx'

/** Rows are kept for as many, found or not: nothing jumps when they come. */
const SHOWN = 5

/** The decisions that cost most, as a bot sees them that looked at all of them again. */
export function Costliest({ id, analysis, onBegin }: { id: string; analysis: GameAnalysis; onBegin: () => void }) {
  const { state, done, of, found } = analysis
  const lapses = found?.costliest ?? []
  return (
    <section class="panel costliest" aria-label={t('analysis')}>
      <header>
        <h3>{t('analysis')}</h3>
        <small>{t('analysis.of')}</small>
        {state === 'running' && <progress max={of} value={done} aria-label={t('analysis.running', done, of)} />}
        {state === 'none' && (
          <button type="button" class="btn" onClick={onBegin}>
            {t('analysis.ask')}
          </button>
        )}
      </header>
      <p role="status" class="costliest-state">
        {state === 'waiting' && t('analysis.waiting')}
        {state === 'running' && t('analysis.running', done, of)}
        {found && (lapses.length === 0 ? t('analysis.none', found.judged) : t('analysis.judged', found.judged))}
        {state === 'none' && t('analysis.why')}
      </p>
      <ol>
        {Array.from({ length: found ? lapses.length : SHOWN }, (_, i) => (
          <li key={i} class={lapses[i] === undefined ? 'empty' : ''}>
            {lapses[i] === undefined ? <b class="turn-number">{i + 1}</b> : <Row id={id} number={i + 1} lapse={lapses[i]} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Row({ id, number, lapse }: { id: string; number: number; lapse: Lapse }) {
  const at = useTable()
  const { frame, round, seat, chosen, best, came, could, reasons } = lapse
  return (
    <>
      <b class="turn-number">{number}</b>
      <Arms tint={at.tint(seat) ?? 'lion'} size={24} />
      <span class="turn-round">{t('result.round', Math.max(1, round))}</span>
      <span class="turn-told">
        <span>
          <Prose text={speak(at, chosen.say)} /> <Clause id={chosen.clause} />
        </span>
        <small>
          {t('analysis.instead')} <Prose text={speak(at, best.say)} /> <Clause id={best.clause} />
        </small>
        <small>{reasoned(at, reasons).join(' · ')}</small>
      </span>
      <b class="turn-change" title={t('analysis.from', could, came)}>
        −{could - came}
        {'\u202f'}%
      </b>
      <a class="btn" href={`/replay/${id}?step=${frame}`}>
        {t('result.see')}
      </a>
    </>
  )
}

/** What moved the advantage in each round, where something did. */
export function RoundByRound({ id, rounds, table }: { id: string; rounds: readonly Moment[]; table: Table }) {
  const at = useTable()
  const seats = Object.keys(table.seats)
  const told = rounds.filter(({ round, reasons }) => round > 0 && reasons.length > 0)
  if (told.length === 0) return null
  return (
    <section class="panel by-round">
      <header>
        <h3>{t('analysis.rounds')}</h3>
      </header>
      <ol>
        {told.map(({ round, frame, chances, moved, reasons }) => (
          <li key={frame}>
            <a class="turn-round" href={`/replay/${id}?step=${frame}`}>
              {t('result.round', round)}
            </a>
            <span class="by-round-chances">
              {chances.map((chance, i) => (
                <span key={i}>
                  {chances.length > 1 && <Arms tint={at.tint(seats[i]) ?? 'lion'} size={16} />}
                  {chance}
                  {'\u202f'}%
                </span>
              ))}
            </span>
            <span>
              {chances.length > 1 && `${t('analysis.moved', nameOf(at, moved))} `}
              {reasons.map(({ say }) => speak(at, say)).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
