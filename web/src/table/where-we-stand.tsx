import { useEffect } from 'preact/hooks'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { has } from '../model/box.ts'
import { isHeading } from '../model/beats.ts'
import { gather } from '../model/chronicle.ts'
import { deadlines } from '../model/deadlines.ts'
import { chapters } from '../model/print.ts'
import { clockText } from '../house/clock-text.ts'
import type { LogLine, Table } from '../net/protocol.ts'
import { Arms } from '../shared/glyph.tsx'
import { Drawer } from '../shared/drawer.tsx'
import { Prose } from '../shared/prose.tsx'
import { t, until } from '../shared/speech.ts'
import { ToldLine } from './chronicle.tsx'
import { CONFIRMED } from './panel.tsx'
import type { Sitting } from './sitting.ts'

/** For those who come back after days: what is due from whom and until when, and what has happened since they last looked. */
export function WhereWeStand({ sitting, table, onClose }: { sitting: Sitting; table: Table; onClose: () => void }) {
  const { log, status } = sitting.known.value
  const since = sitting.since.value
  const first = log[0]?.at
  useEffect(() => sitting.readBack(), [since, first])
  const at = useTable()
  const told = since === undefined ? log : log.filter(line => line.at > since)
  return (
    <Drawer title={t('stand')} onClose={onClose} wide>
      <section class="stand">
        <h3>{t('stand.due')}</h3>
        {status !== undefined && (
          <p>
            <Prose text={speak(at, status)} />
          </p>
        )}
        {table.state === 'playing' && (
          <ul class="stand-due">
            {Object.keys(table.seats).map(seat => (
              <Due key={seat} seat={seat} />
            ))}
          </ul>
        )}
        {table.clock.kind !== 'none' && <p class="quiet">{clockText(table.clock)}</p>}
      </section>
      <section class="stand">
        <h3>{t(since === undefined ? 'stand.lately' : 'stand.since')}</h3>
        {told.length === 0 && <p>{t('stand.nothing')}</p>}
        {chapters(told).map((lines, i) => (
          <Round key={i} lines={lines} />
        ))}
      </section>
    </Drawer>
  )
}

/** Whether a seat has still to decide, and until when. */
function Due({ seat }: { seat: string }) {
  const at = useTable()
  const owes = at.waits().includes(seat)
  const deadline = deadlines.value[seat]
  const confirmed = has(at.scene.contents(seat).spot, CONFIRMED)
  return (
    <li class={owes ? 'owes' : ''}>
      <Arms tint={at.tint(seat) ?? 'lion'} size={20} />
      <b>{nameOf(at, seat)}</b>
      <span>{owes ? t('stand.owes') : confirmed ? speak(at, at.scene.open.marks?.[CONFIRMED]) : t('stand.free')}</span>
      {owes && deadline !== undefined && (
        <time dateTime={new Date(deadline).toISOString()}>{t('due.until', until(deadline))}</time>
      )}
    </li>
  )
}

/** A round of the chronicle under its heading; the first may have begun before. */
function Round({ lines }: { lines: readonly LogLine[] }) {
  const at = useTable()
  const [first, ...rest] = lines
  const headed = first !== undefined && isHeading(first)
  return (
    <section class="stand-round">
      {headed && <h4>{speak(at, first.say)}</h4>}
      <ol class="chronicle">
        {headed &&
          first.followed !== undefined &&
          first.followed.map((said, i) => (
            <li key={`f${i}`}>
              <span />
              <span>
                <Prose text={speak(at, said)} />
              </span>
            </li>
          ))}
        {gather(headed ? rest : lines).map((one, i) => (
          <ToldLine key={i} {...one} />
        ))}
      </ol>
    </section>
  )
}
