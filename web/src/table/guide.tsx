import { signal, type Signal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { speak, useTable } from '../model/at-table.ts'
import type { Known } from '../model/beats.ts'
import { Guide, nextStep, type Advice } from '../model/guide.ts'
import { fill, open } from '../model/lines.ts'
import type { FirstGame, Prompt } from '../net/protocol.ts'
import { Clause } from '../shared/clause.tsx'
import { guide as wanted } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { Cover } from '../lobby/cover.tsx'
import { Manicule } from './manicule.tsx'
import type { Sitting } from './sitting.ts'

/** Others acted before the house was asked. */
const LATE = 'inn.stale'

/** The question to which the house is to choose; it outlives the moments at which nothing is asked. */
type Wish = Signal<{ question: string; askedAt: number } | undefined>

/** The guide of a first game, where the table is one. */
export function GuideCard({ sitting, known }: { sitting: Sitting; known: Known }) {
  const address = sitting.table.value?.first
  const [guide, setGuide] = useState<Guide | undefined>(undefined)
  useEffect(() => {
    if (address !== undefined)
      void api.fetched<FirstGame>(address).then(
        first => setGuide(new Guide(first, sitting.id)),
        () => undefined, // without a guide it is a table like any other
      )
  }, [address])
  if (guide === undefined || sitting.table.value?.state !== 'playing') return null
  return <Guiding guide={guide} sitting={sitting} known={known} />
}

function Guiding({ guide, sitting, known }: { guide: Guide; sitting: Sitting; known: Known }) {
  const at = useTable()
  const me = sitting.table.value?.me ?? []
  const [prompt] = known.asks
  const mine = prompt !== undefined && known.waits.includes(prompt.seat)
  guide.heed(known.log, me)
  const advice = useMemo(
    () => (mine ? nextStep(guide.first, guide.done.value, prompt, known.elements) : undefined),
    [mine, prompt, guide.done.value],
  )
  useEffect(() => guide.show(advice, known.log, me), [advice])
  const wish = useMemo<Wish>(() => signal(undefined), [guide])
  const off = wanted.value === 'no'
  const done = guide.done.value.size
  if (off)
    return (
      <aside class="lesson guide folded" aria-label={t('guide')}>
        <button type="button" class="btn" onClick={() => (wanted.value = 'yes')}>
          <Icon name="owl" />
          {t('guide.resume')}
        </button>
      </aside>
    )
  return (
    <aside class="lesson guide" aria-label={t('guide')}>
      <header>
        <b>{t('guide')}</b>
        <small>{t('guide.count', done, guide.all)}</small>
      </header>
      <div class="beads" aria-hidden="true">
        {Object.keys(guide.first.steps).map(id => (
          <i key={id} class={guide.done.value.has(id) ? 'done' : id === advice?.id ? 'now' : ''} />
        ))}
      </div>
      {!guide.begun.value ? (
        <Aim guide={guide} />
      ) : (
        <>
          <div class="guide-said" role="status">
            <Said guide={guide} advice={advice} mine={mine} />
          </div>
          <div class="lesson-acts">
            {mine && <ShowMe sitting={sitting} advice={advice} prompt={prompt} wish={wish} />}
            <button type="button" class="btn quiet" onClick={() => (wanted.value = 'no')}>
              {t('guide.skip')}
            </button>
          </div>
        </>
      )}
      {guide.begun.value && advice?.line !== undefined && prompt !== undefined && at.choice?.sent.value !== true && (
        <Manicule prompt={prompt} line={advice.line} />
      )}
    </aside>
  )
}

/** Before the first step: what the game is about. */
function Aim({ guide }: { guide: Guide }) {
  const at = useTable()
  return (
    <>
      <div class="guide-aim">
        <Cover game={at.game} />
        <p>
          <b>{t('guide.aim')}</b> {speak(at, guide.first.aim)}
        </p>
      </div>
      <div class="lesson-acts">
        <button type="button" class="btn main" onClick={() => guide.begin()}>
          {t('guide.begin')}
        </button>
        <button type="button" class="btn quiet" onClick={() => (wanted.value = 'no')}>
          {t('guide.skip')}
        </button>
      </div>
    </>
  )
}

function Said({ guide, advice, mine }: { guide: Guide; advice: Advice | undefined; mine: boolean }) {
  const at = useTable()
  const coming = guide.coming()
  if (advice !== undefined)
    return (
      <>
        {guide.followed.value === false && <p class="quiet">{t('guide.otherwise')}</p>}
        <h2>{speak(at, advice.step.title)}</h2>
        <p>
          {speak(at, advice.step.lesson.text)} <Clause id={advice.step.lesson.clause} />
        </p>
      </>
    )
  if (coming === undefined)
    return (
      <>
        <h2>{t('guide.over')}</h2>
        <p>{speak(at, guide.first.aim)}</p>
      </>
    )
  return (
    <>
      <h2>{t(mine ? 'guide.free' : 'guide.others')}</h2>
      <p>{speak(at, ['guide.coming', coming.title])}</p>
    </>
  )
}

/** Plays the step; where the guide has none, what the house would advise: it is asked again when others act meanwhile. */
function ShowMe({ sitting, advice, prompt, wish }: { sitting: Sitting; advice: Advice | undefined; prompt: Prompt; wish: Wish }) {
  const { hints, choice, refused } = sitting
  const answer = hints.answer.value
  const waiting = hints.waiting.value
  const sent = choice.sent.value
  const question = JSON.stringify(prompt.prompt)
  useEffect(() => {
    if (wish.value === undefined) return
    const { at } = sitting.known.value
    if (refused.value?.why[0] === LATE) refused.value = undefined
    if (sent || refused.value !== undefined || wish.value.question !== question) wish.value = undefined
    else if (answer !== undefined) choice.sendLine(answer.best[0]?.line ?? usual(prompt))
    else if (!waiting && wish.value.askedAt < at) {
      wish.value = { question, askedAt: at }
      hints.ask()
    }
  }, [wish.value, prompt, answer, waiting, sent])
  const show = () => {
    if (advice?.line !== undefined) choice.sendLine(advice.line)
    else if (open(prompt).length === 1 && (open(prompt)[0]?.on?.length ?? 0) < 2) choice.sendLine(usual(prompt))
    else {
      refused.value = undefined
      wish.value = { question, askedAt: -1 }
    }
  }
  return (
    <button type="button" class="btn show-me" disabled={wish.value?.question === question || sent} onClick={show}>
      <Icon name="hand" />
      {t('guide.show')}
    </button>
  )
}

/** The first that can be chosen. */
function usual(prompt: Prompt): string {
  const [first] = open(prompt)
  return first === undefined ? '' : fill(first, first.on?.[0])
}
