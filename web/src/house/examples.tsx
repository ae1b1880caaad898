import { useEffect, useRef, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import type { Box, Example } from '../net/protocol.ts'
import { learn, say, t, wordsOf } from '../shared/speech.ts'
import { SmallBoard } from '../table/small-board.tsx'
import { game as known } from './house.ts'
import { openRules } from './rules-drawer.ts'

/** So far below the window they are fetched and drawn, so that they are there when one comes to them. */
const AHEAD = '600px'

/** Clauses at work: each with the board before and after. They are drawn only when one comes near them. */
export function Examples({ game: id }: { game: string }) {
  const here = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const [examples, setExamples] = useState<readonly Example[] | undefined>(undefined)
  const info = known(id)
  useEffect(() => {
    const node = here.current
    if (node === null) return
    const watch = new IntersectionObserver(seen => seen.some(entry => entry.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    })
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!near || info === undefined) return
    Promise.all([api.examples(id), learn(info.words)]).then(
      ([all]) => setExamples(all.examples),
      () => setExamples([]),
    )
  }, [near, info])
  return (
    <section ref={here} class="rules-examples" id="examples">
      <h2>{t('rules.examples')}</h2>
      {examples === undefined && <p class="quiet">{t('loading')}</p>}
      {examples?.map(example => (
        <WorkedExample key={`${example.clause} ${say(wordsOf(info?.words), example.says)}`} game={id} example={example} />
      ))}
    </section>
  )
}

function WorkedExample({ game, example }: { game: string; example: Example }) {
  const [box, setBox] = useState<Box | undefined>(undefined)
  useEffect(() => {
    api.fetched<Box>(example.box).then(setBox, () => setBox(undefined))
  }, [example.box])
  const words = wordsOf(known(game)?.words)
  const told = example.told.map(said => say(words, said)).filter(text => text !== '')
  const refused = example.refused && say(words, example.refused)
  const changes = told.length > 0 && JSON.stringify(example.before) !== JSON.stringify(example.after)
  return (
    <article class="example">
      <p>
        <button
          type="button"
          class="clause"
          aria-label={t('rules.at', example.clause)}
          onClick={() => openRules(game, example.clause)}
        >
          {example.clause}
        </button>{' '}
        {say(words, example.says)}
      </p>
      <div class={`example-boards${changes ? '' : ' one'}`}>
        <figure>
          {box && <SmallBoard game={game} box={box} set={example.before} says={t('rules.before')} />}
          {changes && <figcaption>{t('rules.before')}</figcaption>}
        </figure>
        {changes && (
          <figure>
            {box && <SmallBoard game={game} box={box} set={example.after} says={[t('rules.after'), ...told].join(' ')} />}
            <figcaption>{t('rules.after')}</figcaption>
          </figure>
        )}
      </div>
      {told.length > 0 && (
        <ol class="example-told">
          {told.map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </ol>
      )}
      {refused && (
        <p class="why">
          {t('rules.refused')} {refused}
        </p>
      )}
    </article>
  )
}
