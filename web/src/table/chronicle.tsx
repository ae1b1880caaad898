import { useEffect, useRef, useState } from 'preact/hooks'
import { isHeading } from '../model/beats.ts'
import { gather, of, type Gathered, isChapter } from '../model/chronicle.ts'
import { nameOf, speak, useTable, type AtTable } from '../model/at-table.ts'
import type { LogLine } from '../net/protocol.ts'
import { Arms } from '../shared/glyph.tsx'
import { Clause } from '../shared/clause.tsx'
import { Icon } from '../shared/symbol.tsx'
import { Prose } from '../shared/prose.tsx'
import { t } from '../shared/speech.ts'
import { useEnd } from '../shared/to-the-end.ts'

/** The views of own choices that may be taken back, and how. */
export type Back = { views: readonly number[]; to: (view: number) => void }
/** Where the moment of a line is shown: on which view it was told, and which of its lines it is; or what is done instead of going there. */
export type Pressed = { href: (view: number, nth: number) => string; press?: (view: number) => void }

interface Lines {
  lines: readonly LogLine[]
  onOlder: (() => void) | undefined
  back: Back | undefined
  onLine: Pressed | undefined
  now: number | undefined
}

/** What has happened, under the headings of its rounds: of all, or of the seat whose arms were pressed. */
export function Chronicle({ lines, onOlder, back, onLine, now }: Lines) {
  const at = useTable()
  const list = useRef<HTMLOListElement>(null)
  const [only, setOnly] = useState<string | undefined>(undefined)
  const told = of(
    only,
    gather(lines, line => back?.views.includes(line.at) ?? false),
  )
  const latest = now === undefined ? told.length - 1 : told.findLastIndex(({ line }) => line.at <= now)
  useEnd(list, lines.length, now === undefined)
  useEffect(() => {
    if (now !== undefined) list.current?.children[latest]?.scrollIntoView({ block: 'nearest' })
  }, [now, latest])
  return (
    <>
      {only !== undefined ? (
        <button type="button" class="older filtered" onClick={() => setOnly(undefined)}>
          {t('log.only', nameOf(at, only))} · <b>{t('log.all')}</b>
        </button>
      ) : (
        onOlder &&
        lines.length >= 50 && (
          <button type="button" class="older" onClick={onOlder}>
            {t('log.older')}
          </button>
        )
      )}
      <ol
        ref={list}
        class="chronicle"
        aria-live="polite"
        aria-relevant="additions"
        tabIndex={-1}
        onKeyDown={event => walk(event, list.current)}
      >
        {told.map((one, i) => (
          <ToldLine
            key={`${one.line.at}/${i}`}
            {...one}
            latest={i === latest}
            ahead={i > latest}
            back={back}
            onLine={onLine}
            onOnly={setOnly}
          />
        ))}
      </ol>
    </>
  )
}

/** Up and down between the lines. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || list === null) return
  const lines = [...list.querySelectorAll<HTMLElement>('.told')]
  const next = lines[lines.indexOf(event.target as HTMLElement) + step]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** What people and seats are called in a sentence. */
function named(at: AtTable): string[] {
  return Object.keys(at.seats()).map(seat => nameOf(at, seat))
}

type Shown = Partial<Gathered> & {
  line: LogLine
  latest?: boolean
  ahead?: boolean
  back?: Back | undefined
  onLine?: Pressed | undefined
  onOnly?: (seat: string) => void
}

/** A sentence of the chronicle: who did it, what followed, and the clause it rests on. A deed that begins a round is no title of it. */
export function ToldLine({ line, times = 1, nth = 0, latest = false, ahead = false, back, onLine, onOnly }: Shown) {
  const at = useTable()
  const sentence = (
    <>
      <Prose text={speak(at, line.say)} names={named(at)} />
      {times > 1 && <span class="times"> {t('log.times', times)}</span>}
    </>
  )
  const kind = isChapter(line) ? 'rubric' : isHeading(line) ? 'new-round' : ''
  return (
    <li class={`${kind}${latest ? ' latest' : ''}${ahead ? ' ahead' : ''}`}>
      <Whose by={line.by} onOnly={onOnly} />
      <span>
        {onLine !== undefined ? (
          <a
            class="told"
            href={onLine.href(line.at, nth)}
            title={t('log.then')}
            onClick={event => {
              if (onLine.press === undefined) return
              event.preventDefault()
              onLine.press(line.at)
            }}
          >
            {sentence}
          </a>
        ) : (
          sentence
        )}
        {line.reported && (
          <small class="reported" title={t('reported.detail')}>
            {' '}
            {t('reported')}
          </small>
        )}
        {line.followed !== undefined && (
          <ul class="followed">
            {line.followed.map((said, n) => (
              <li key={n}>
                <Prose text={speak(at, said)} names={named(at)} />
              </li>
            ))}
          </ul>
        )}
      </span>
      <span class="line-end">
        {back?.views.includes(line.at) && (
          <button
            type="button"
            class="back-to"
            aria-label={t('undo.from')}
            title={t('undo.from')}
            onClick={() => back.to(line.at)}
          >
            <Icon name="undo" />
          </button>
        )}
        <Clause id={line.clause} />
      </span>
    </li>
  )
}

function Whose({ by, onOnly }: { by: string | undefined; onOnly: ((seat: string) => void) | undefined }) {
  const at = useTable()
  if (by === undefined) return <span />
  const arms = <Arms tint={at.tint(by) ?? 'lion'} size={15} />
  if (onOnly === undefined) return arms
  const says = t('log.only', nameOf(at, by))
  return (
    <button type="button" class="whose" tabIndex={-1} aria-label={says} title={says} onClick={() => onOnly(by)}>
      {arms}
    </button>
  )
}
