import { useEffect, useRef, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { game, gameName } from './house.ts'
import type { Rulebook } from '../net/protocol.ts'
import { openedRules } from './rules-drawer.ts'
import { language } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'

/** The rules in a drawer, opened at a clause. */
export function RulesDrawer() {
  const opened = openedRules.value
  if (opened === undefined) return null
  return (
    <Drawer title={`${t('rules')} · ${gameName(opened.game)}`} onClose={() => (openedRules.value = undefined)} wide>
      <RulesText game={opened.game} clause={opened.clause} />
    </Drawer>
  )
}

/** The rules of a game, clause by clause, in the reader's language. */
export function RulesText({ game: id, clause }: { game: string; clause?: string | undefined }) {
  const [book, setBook] = useState<Rulebook | undefined>(undefined)
  const here = useRef<HTMLParagraphElement>(null)
  const address = game(id)?.rulesText[language.value]
  useEffect(() => {
    if (address !== undefined) void api.fetched<Rulebook>(address).then(setBook, () => setBook(undefined))
  }, [address])
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [book, clause])
  if (book === undefined) return <p class="quiet">{t('loading')}</p>
  const wanted = exists(book, clause)
  return (
    <div class="rules">
      {book.introduction.split('\n\n').map((text, i) => (
        <p key={i} class="rules-intro">
          <Emphasis text={text} />
        </p>
      ))}
      {book.chapters.map(chapter => (
        <section key={chapter.title}>
          <h3>{chapter.title}</h3>
          {chapter.clauses.map(entry => (
            <p key={entry.id} ref={entry.id === wanted ? here : null} class={entry.id === wanted ? 'rule wanted' : 'rule'}>
              <b>{entry.id}</b> <Emphasis text={entry.text} />
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

/** Stars around words set them off, as in the rulebook's source. */
function Emphasis({ text }: { text: string }) {
  return <>{text.split(/\*+/).map((piece, i) => (i % 2 === 1 ? <em key={i}>{piece}</em> : piece))}</>
}

/** The clause itself, or the first one below it: MO-4 opens at MO-4.1. */
function exists(book: Rulebook, clause: string | undefined): string | undefined {
  if (clause === undefined) return undefined
  const all = book.chapters.flatMap(chapter => chapter.clauses.map(entry => entry.id))
  return (
    all.find(id => id === clause) ?? all.find(id => id.startsWith(`${clause}.`)) ?? all.find(id => clause.startsWith(`${id}.`))
  )
}
