import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { game, gameName } from './house.ts'
import type { Chapter, Rulebook } from '../net/protocol.ts'
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

interface Read {
  game: string
  clause?: string | undefined
  page?: boolean
  /** Below the last clause, unless something is sought. */
  after?: ComponentChildren
}

/** The rules of a game, clause by clause, in the reader's language. */
export function RulesText({ game: id, clause, page = false, after }: Read) {
  const Title = page ? 'h2' : 'h3'
  const [book, setBook] = useState<Rulebook | undefined>(undefined)
  const [sought, setSought] = useState('')
  const here = useRef<HTMLParagraphElement>(null)
  const chapters = useRef<(HTMLElement | null)[]>([])
  const address = game(id)?.rulesText[language.value]
  useEffect(() => {
    if (address !== undefined) void api.fetched<Rulebook>(address).then(setBook, () => setBook(undefined))
  }, [address])
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [book, clause])
  if (book === undefined) return <p class="quiet">{t('loading')}</p>
  const wanted = exists(book, clause)
  const found = find(book, sought)
  return (
    <div class="rules">
      <p class="rules-search" role="search">
        <label for="rules-sought">{t('rules.search')}</label>
        <input
          id="rules-sought"
          type="search"
          value={sought}
          autocomplete="off"
          onInput={event => setSought(event.currentTarget.value)}
        />
        <span role="status">
          {sought.trim() === '' ? '' : t('rules.found', found.flatMap(chapter => chapter.clauses).length)}
        </span>
      </p>
      {sought.trim() === '' && (
        <nav class="rules-contents" aria-label={t('rules.contents')}>
          {book.chapters.map((chapter, i) => (
            <button key={i} type="button" class="link" onClick={() => chapters.current[i]?.scrollIntoView({ block: 'start' })}>
              {chapter.title}
            </button>
          ))}
        </nav>
      )}
      {sought.trim() === '' &&
        book.introduction.split('\n\n').map((text, i) => (
          <p key={i} class="rules-intro">
            <Emphasis text={text} />
          </p>
        ))}
      {found.map((chapter, i) => (
        <section key={chapter.title} ref={node => void (chapters.current[i] = node)}>
          <Title>{chapter.title}</Title>
          {chapter.clauses.map(entry => (
            <p key={entry.id} ref={entry.id === wanted ? here : null} class={entry.id === wanted ? 'rule wanted' : 'rule'}>
              <b>{entry.id}</b> <Emphasis text={entry.text} />
            </p>
          ))}
        </section>
      ))}
      {sought.trim() === '' && after}
    </div>
  )
}

/** The clauses that hold every word that is sought, under their chapters. */
function find(book: Rulebook, sought: string): Chapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every(word => plain(text).includes(word))
  return book.chapters
    .map(chapter => ({ ...chapter, clauses: chapter.clauses.filter(({ id, text }) => holds(`${id} ${chapter.title} ${text}`)) }))
    .filter(chapter => chapter.clauses.length > 0)
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
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
