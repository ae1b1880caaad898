import { useEffect, useMemo, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Table } from '../model/at-table.ts'
import { ownChoices } from '../model/own-choices.ts'
import { Icon } from '../shared/symbol.tsx'
import { gameName, tryTo } from '../house/house.ts'
import { dueSoon } from '../house/deadline-notices.ts'
import { pageTitle, uncall } from '../house/notice.ts'
import { openRules } from '../house/rules-drawer.ts'
import { Sitting } from './sitting.ts'
import { say, t, until, wordsOf } from '../shared/speech.ts'
import { Board } from './board.tsx'
import { End } from './end.tsx'
import { hasSheet } from './hand.tsx'
import { HintButton, Hints } from './hints.tsx'
import { GuideCard } from './guide.tsx'
import { LessonCard } from './lesson.tsx'
import { Log } from './log.tsx'
import { PromptLine } from './prompt.tsx'
import { Result } from './result.tsx'
import { NotAgainDrawer } from './standing.tsx'
import { TableMenu } from './table-menu.tsx'
import { Top } from '../house/top.tsx'
import type { Parting } from '../net/protocol.ts'
import { Waiting } from './waiting.tsx'
import { WhereWeStand } from './where-we-stand.tsx'

/** The page of a live table. */
export function TablePage({ id }: { id: string }) {
  const sitting = useMemo(() => new Sitting(id), [id])
  useEffect(
    () => () => {
      sitting.close()
      uncall()
    },
    [sitting],
  )
  const [reading, setReading] = useState(false)
  const [result, setResult] = useState(true)
  const table = sitting.table.value
  const scene = sitting.scene.value
  const at = useMemo(() => (table && scene ? sitting.at(scene, table) : undefined), [table, scene])
  useEffect(() => {
    pageTitle.value = table ? table.title || gameName(table.game) : ''
  }, [table])
  if (at === undefined || table === undefined) return <Arriving sitting={sitting} />
  if (table.state === 'waiting') return <Waiting id={id} table={table} at={at} />
  const known = sitting.known.value
  const own = known.undo ? ownChoices(known.log, sitting.viewer.value) : []
  const actions = (
    <>
      {table.hints && <HintButton hints={sitting.hints} prompt={known.asks[0]} />}
      {known.reopen && !hasSheet(at) && (
        <button type="button" class="btn" onClick={() => sitting.reopen()}>
          <Icon name="quill" />
          <span>{t('reopen')}</span>
        </button>
      )}
      {known.undo && (
        <button type="button" class="btn" onClick={() => sitting.undo()}>
          <Icon name="undo" />
          <span>{t('undo')}</span>
        </button>
      )}
      {known.undo && own.length > 1 && (
        <button type="button" class="btn wide-only" onClick={() => sitting.undoFrom('all')}>
          <Icon name="undo" />
          <span>{t('undo.all')}</span>
        </button>
      )}
      <button type="button" class="btn wide-only" onClick={() => openRules(table.game, known.asks[0]?.clause)}>
        <Icon name="scroll" />
        <span>{t('rules')}</span>
      </button>
      <TableMenu id={id} table={table} onStand={() => setReading(true)} />
    </>
  )
  return (
    <Table.Provider value={at}>
      <Board
        top={
          <Top title={table.title || gameName(table.game)} actions={actions}>
            <PromptLine known={known} />
          </Top>
        }
        banner={
          <>
            <Banners sitting={sitting} onRead={() => setReading(true)} onResult={() => setResult(true)} />
            <Hints hints={sitting.hints} prompt={known.asks[0]} />
          </>
        }
        over={table.state === 'over' && result && <Result sitting={sitting} table={table} onClose={() => setResult(false)} />}
        lesson={
          table.first === undefined ? <LessonCard table={id} known={known} /> : <GuideCard sitting={sitting} known={known} />
        }
        log={
          <Log
            lines={known.log}
            chat={sitting.chat.value}
            onChat={text => sitting.socket.send({ t: 'chat', text })}
            onOlder={() => sitting.socket.send({ t: 'log', before: known.log[0]?.at ?? 0 })}
            replay={`/replay/${id}`}
            back={{ views: own, to: view => sitting.undoFrom(view) }}
            onLine={{ href: (view, line) => `/replay/${id}?seat=${sitting.viewer.value}&view=${view}&line=${line}` }}
          />
        }
      />
      <NotAgainDrawer />
      {reading && <WhereWeStand sitting={sitting} table={table} onClose={() => setReading(false)} />}
    </Table.Provider>
  )
}

/** What must be told over the board: a broken line, a refusal, what was missed, the end. */
function Banners({ sitting, onRead, onResult }: { sitting: Sitting; onRead: () => void; onResult: () => void }) {
  const table = sitting.table.value
  const { refused, missed, socket } = sitting
  const words = wordsOf(table?.words)
  const back = async () => {
    const person = table?.me.find(seat => table.seats[seat]?.away)
    if (person !== undefined) await tryTo(() => api.takeBack(sitting.id))
  }
  return (
    <div class="banners" role="alert">
      {socket.line.value === 'healing' && (
        <p class="banner-line heal">
          <Icon name="hourglass" />
          {t('healing')}
        </p>
      )}
      {refused.value && !(sitting.parting.value && refused.value.why[0] === 'inn.differs') && (
        <p class="banner-line refuse">
          <Icon name="cross" />
          {say(words, refused.value.why)}
          {refused.value.clause && (
            <button type="button" class="clause" onClick={() => openRules(table?.game ?? '', refused.value?.clause)}>
              {refused.value.clause}
            </button>
          )}
          <button type="button" class="btn square" aria-label={t('close')} onClick={() => (refused.value = undefined)}>
            <Icon name="cross" />
          </button>
        </p>
      )}
      {sitting.parting.value && <Standstill sitting={sitting} parting={sitting.parting.value} />}
      {dueSoon.value?.table === sitting.id && (
        <p class="banner-line">
          <Icon name="hourglass" />
          {t(`due.${dueSoon.value.key}`, dueSoon.value.name)} {t('due.until', until(dueSoon.value.deadline))}
          <button type="button" class="btn square" aria-label={t('close')} onClick={() => (dueSoon.value = undefined)}>
            <Icon name="cross" />
          </button>
        </p>
      )}
      {missed.value.length > 0 && (
        <p class="banner-line">
          <Icon name="replay" />
          {t('missed', missed.value.length)}
          <button type="button" class="btn main" onClick={onRead}>
            {t('missed.read')}
          </button>
          <button type="button" class="btn" onClick={() => void tryTo(() => sitting.watchMissed())}>
            {t('missed.watch')}
          </button>
          <button type="button" class="btn square" aria-label={t('close')} onClick={() => (missed.value = [])}>
            <Icon name="cross" />
          </button>
        </p>
      )}
      {table?.state === 'playing' && table.me.some(seat => table.seats[seat]?.away) && (
        <p class="banner-line">
          <Icon name="auto" />
          {t('away.bot')}
          <button type="button" class="btn main" onClick={() => void back()}>
            {t('away.return')}
          </button>
        </p>
      )}
      {table?.state === 'over' && <End sitting={sitting} table={table} onResult={onResult} />}
    </div>
  )
}

/** A table whose log and rules part: both positions, one after the other. */
function Standstill({ sitting, parting }: { sitting: Sitting; parting: Parting }) {
  const words = wordsOf(sitting.table.value?.words)
  const beyond = sitting.beyond.value
  const status = parting.now?.status
  return (
    <p class="banner-line">
      <Icon name="hourglass" />
      {t(parting.now ? 'parting' : 'parting.refused', parting.turn)}
      {parting.then && <> {t('parting.then', say(words, parting.then))}</>}
      {beyond && status && <> {t('parting.now', say(words, status))}</>}
      {parting.now && (
        <>
          <button type="button" class="btn" aria-pressed={!beyond} onClick={() => sitting.lookBeyond(false)}>
            {t('parting.before')}
          </button>
          <button type="button" class="btn" aria-pressed={beyond} onClick={() => sitting.lookBeyond(true)}>
            {t('parting.after')}
          </button>
        </>
      )}
    </p>
  )
}

/** Until the table is there; after a while one may go back. */
function Arriving({ sitting }: { sitting: Sitting }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 4000)
    return () => clearTimeout(timer)
  }, [])
  const refused = sitting.refused.value
  return (
    <div class="arriving">
      <p role="status">{refused ? t(...refused.why) : t(sitting.socket.line.value === 'healing' ? 'healing' : 'joining')}</p>
      {(late || refused) && (
        <a class="btn" href="/">
          {t('home')}
        </a>
      )}
    </div>
  )
}
