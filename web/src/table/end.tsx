import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { nameOf, speak, type AtTable } from '../model/at-table.ts'
import { standing } from '../model/standing.ts'
import { tryTo } from '../house/house.ts'
import type { Table } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { t } from '../shared/speech.ts'
import { Arms } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'
import type { Sitting } from './sitting.ts'

/** The end of a game in a line over the board: who won and why, the points, and what to do now. */
export function End({ sitting, table, onResult }: { sitting: Sitting; table: Table; onResult: () => void }) {
  const [away, setAway] = useState(false)
  const scene = sitting.scene.value
  if (scene === undefined || away) return null
  const at = sitting.at(scene, table)
  return (
    <section class="banner-line over" aria-label={t('over')}>
      <Icon name="laurel" />
      <div class="end-told">
        <h2>{headline(at, table)}</h2>
        <p>{howItEnded(at, sitting, table)}</p>
        <ol class="end-points">
          {standing(table).map(({ seat, points, won }) => (
            <li key={seat} class={won ? 'won' : ''}>
              <Arms tint={at.tint(seat) ?? 'lion'} size={17} />
              <span>{nameOf(at, seat)}</span>
              <b>{points}</b>
            </li>
          ))}
        </ol>
      </div>
      <div class="end-acts">
        <Rematch id={sitting.id} table={table} />
        <button type="button" class="btn" onClick={onResult}>
          {t('result')}
        </button>
        <a class="btn" href={`/replay/${sitting.id}`}>
          {t('replay')}
        </a>
        <a class="btn" href="/">
          {t('home')}
        </a>
      </div>
      <button type="button" class="btn square" aria-label={t('close')} onClick={() => setAway(true)}>
        <Icon name="cross" />
      </button>
    </section>
  )
}

/** Once more, for those who played. */
export function Rematch({ id, table }: { id: string; table: Table }) {
  const again = async () => {
    const card = await tryTo(() => api.rematch(id))
    if (card !== undefined) go(`/table/${card.id}`)
  }
  if (table.me.length === 0) return null
  return table.rematch ? (
    <a class="btn main" href={`/table/${table.rematch}`}>
      {t('rematch.join')}
    </a>
  ) : (
    <button type="button" class="btn main" onClick={() => void again()}>
      {t('rematch')}
    </button>
  )
}

/** Who won, as this viewer would say it. */
export function headline(at: AtTable, table: Table): string {
  const winners = table.outcome?.winners ?? []
  if (winners.length === 0) return t('end.nobody')
  if (winners.some(seat => table.me.includes(seat))) return t('end.you')
  return t(winners.length === 1 ? 'end.one' : 'end.several', winners.map(seat => nameOf(at, seat)).join(', '))
}

/** Why. */
export function howItEnded(at: AtTable, sitting: Sitting, table: Table): string {
  const how = table.outcome?.how ?? sitting.known.value.status
  return how === undefined ? t('over') : speak(at, how)
}
