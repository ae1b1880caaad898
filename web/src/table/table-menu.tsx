import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Icon } from '../shared/symbol.tsx'
import { tryTo } from '../house/house.ts'
import type { Table } from '../net/protocol.ts'
import { openRules } from '../house/rules-drawer.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'
import { FairDice } from './fair.tsx'
import { Interrupts } from './interrupts.tsx'

/** Everything about the table itself: rules, replay, record, fair dice, resigning. */
export function TableMenu({ id, table, onStand }: { id: string; table: Table; onStand: () => void }) {
  const [open, setOpen] = useState(false)
  const [sure, setSure] = useState(false)
  return (
    <>
      <button
        type="button"
        class="btn square"
        aria-label={t('table.menu')}
        title={t('table.menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="letter" />
      </button>
      {open && (
        <Drawer title={t('table.menu')} onClose={() => setOpen(false)}>
          <div class="menu">
            <button
              type="button"
              class="btn"
              onClick={() => {
                setOpen(false)
                onStand()
              }}
            >
              <Icon name="hourglass" />
              {t('stand')}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => {
                setOpen(false)
                openRules(table.game)
              }}
            >
              <Icon name="scroll" />
              {t('rules')}
            </button>
            <a class="btn" href={`/replay/${id}`}>
              <Icon name="replay" />
              {t('replay')}
            </a>
            <a class="btn" href={`/table/${id}/print`}>
              <Icon name="scroll" />
              {t('print.view')}
            </a>
            {table.state === 'over' && (
              <a class="btn" href={api.recordOf(id)} download>
                <Icon name="quill" />
                {t('record')}
              </a>
            )}
            {table.state === 'playing' && table.me.length > 0 && (
              <button
                type="button"
                class="btn danger"
                onClick={() => (sure ? void tryTo(() => api.resign(id)).then(() => setOpen(false)) : setSure(true))}
              >
                <Icon name="cross" />
                {t(sure ? 'resign.sure' : 'resign')}
              </button>
            )}
          </div>
          <Interrupts />
          {table.fair && <FairDice fair={table.fair} game={table.game} table={id} />}
          <section class="keys">
            <h3>{t('keys')}</h3>
            <dl>
              {['tab', 'arrows', 'enter', 'digits', 'escape', 'slash', 'space'].map(key => (
                <div key={key}>
                  <dt>
                    <kbd>{t(`key.${key}`)}</kbd>
                  </dt>
                  <dd>{t(`key.${key}.does`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </Drawer>
      )}
    </>
  )
}
