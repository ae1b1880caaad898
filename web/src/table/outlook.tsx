import { nameOf, speak, useTable } from '../model/at-table.ts'
import { has } from '../model/box.ts'
import { letter, together, turns, type Turn } from '../model/result.ts'
import { PLAIN } from '../model/seat-colours.ts'
import type { Lapse, Replay, Table } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { Arms } from '../shared/glyph.tsx'
import { Clause } from '../shared/clause.tsx'
import { Prose } from '../shared/prose.tsx'
import { t } from '../shared/speech.ts'
import { Curve } from './curve.tsx'

/** More would hide the curve. */
const TURNING = 3

interface Looked {
  id: string
  table: Table
  replay: Replay | undefined
  /** What a bot found to have cost most; marked on the curve. */
  lapses: readonly Lapse[]
}

/** The curve, and the steps that bent it most. */
export function Outlook({ id, table, replay, lapses }: Looked) {
  const at = useTable()
  const all = Object.keys(table.seats)
  const seats = all.filter(seat => !has(at.scene.open.zones[seat], PLAIN))
  const frames = replay?.frames ?? []
  const mine = Math.max(0, seats.indexOf(table.me[0] ?? table.outcome?.winners[0] ?? ''))
  const allies = together(frames)
  const turning = turns(frames, mine, TURNING, allies ? 1 : 3).sort((a, b) => a.step - b.step)
  return (
    <section class="panel result-curve">
      <header>
        <h3>{t('result.curve')}</h3>
        <small>{allies ? t('result.curve.all') : t('result.curve.of', nameOf(at, seats[mine] ?? ''))}</small>
        <p class="curve-signs" aria-hidden="true">
          <b class="sign-turn">A</b> {t('result.turning')}
          <b class="turn-number">1</b> {t('analysis.costly')}
        </p>
      </header>
      {frames.some(frame => frame.chances !== undefined) ? (
        <Curve
          frames={frames}
          seats={seats}
          mine={mine}
          turns={turning}
          lapses={lapses}
          onStep={step => go(`/replay/${id}?step=${step}`)}
        />
      ) : (
        <p class="quiet">{t('loading')}</p>
      )}
      {turning.length > 0 && (
        <ol class="turning" aria-label={t('result.turns')}>
          {turning.map((turn, i) => (
            <Turning key={turn.step} id={id} letter={letter(i)} turn={turn} frames={frames} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Turning({ id, letter, turn, frames }: { id: string; letter: string; turn: Turn; frames: Replay['frames'] }) {
  const at = useTable()
  const beat = frames[turn.step - 1]?.beat
  const { step, change } = turn
  return (
    <li>
      <b class="sign-turn">{letter}</b>
      {beat?.by === undefined ? <span /> : <Arms tint={at.tint(beat.by) ?? 'lion'} size={18} />}
      <a href={`/replay/${id}?step=${step}`} title={t('result.see')}>
        <Prose text={speak(at, beat?.said)} />
      </a>
      <b class={`turn-change${change > 0 ? ' up' : ''}`}>
        {change > 0 ? '+' : '−'}
        {Math.abs(change)}
        {'\u202f'}%
      </b>
      <Clause id={beat?.clause} />
    </li>
  )
}
