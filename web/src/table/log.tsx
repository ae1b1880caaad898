import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { isHeading } from '../model/beats.ts'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { Arms } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'
import type { ChatLine, LogLine } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { ChatBox } from './chat.tsx'
import { Clause } from '../shared/clause.tsx'
import { Command } from './command.tsx'
import { Prose } from '../shared/prose.tsx'
import { ZoneView } from './zone.tsx'
import { useEnd } from '../shared/to-the-end.ts'

interface Told {
  lines: readonly LogLine[]
  chat?: readonly ChatLine[]
  onChat?: (text: string) => void
  onOlder?: () => void
  replay?: string
  /** The views of own choices that may be taken back, and how. */
  back?: { views: readonly number[]; to: (view: number) => void }
}

/** The chronicle, and beside it what people say and the sheets of the game. */
export function Log({ lines, chat, onChat, onOlder, replay, back }: Told) {
  const at = useTable()
  const pages = at.scene.open.inside.get('tabs') ?? []
  const [open, setOpen] = useState('log')
  const [read, setRead] = useState(0)
  const unread = open === 'chat' ? 0 : (chat?.length ?? 0) - read
  const tabbed = chat !== undefined || pages.length > 0
  const show = (page: string) => {
    setRead(chat?.length ?? 0)
    setOpen(page)
  }
  return (
    <section class="panel log" aria-label={t('log')}>
      <header class="log-head">
        {tabbed ? (
          <div class="log-tabs" role="tablist">
            <Tab page="log" open={open} onShow={show}>
              {t('log')}
            </Tab>
            {chat !== undefined && (
              <Tab page="chat" open={open} onShow={show}>
                {t('chat')}
                {unread > 0 && <b class="unread">{unread}</b>}
              </Tab>
            )}
            {pages.map(id => (
              <Tab key={id} page={id} open={open} onShow={show}>
                {nameOf(at, id)}
              </Tab>
            ))}
          </div>
        ) : (
          <h2>{t('log')}</h2>
        )}
        {replay !== undefined && (
          <a class="icon-link" href={replay} aria-label={t('replay')} title={t('replay')}>
            <Icon name="replay" />
          </a>
        )}
      </header>
      <div
        class="log-body"
        id="log-pane"
        role={tabbed ? 'tabpanel' : undefined}
        aria-labelledby={tabbed ? `tab-${open}` : undefined}
      >
        {pages.includes(open) ? (
          <ZoneView id={open} />
        ) : open === 'chat' && chat !== undefined ? (
          <ChatBox lines={chat} />
        ) : (
          <Chronicle lines={lines} onOlder={onOlder} back={back} />
        )}
      </div>
      {open === 'chat' && onChat ? <Say onSay={onChat} /> : at.choice !== undefined && at.me().length > 0 && <Command />}
    </section>
  )
}

function Tab({
  page,
  open,
  onShow,
  children,
}: {
  page: string
  open: string
  onShow: (page: string) => void
  children: ComponentChildren
}) {
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${page}`}
      aria-controls="log-pane"
      aria-selected={open === page}
      onClick={() => onShow(page)}
    >
      {children}
    </button>
  )
}

type Back = Told['back']

function Chronicle({ lines, onOlder, back }: { lines: readonly LogLine[]; onOlder: (() => void) | undefined; back: Back }) {
  const list = useRef<HTMLOListElement>(null)
  useEnd(list, lines.length)
  return (
    <>
      {onOlder && lines.length >= 50 && (
        <button type="button" class="older" onClick={onOlder}>
          {t('log.older')}
        </button>
      )}
      <ol ref={list} class="chronicle" aria-live="polite" aria-relevant="additions" tabIndex={-1}>
        {lines.map((line, i) => (
          <ToldLine key={`${line.at}/${i}`} line={line} latest={i === lines.length - 1} back={back} />
        ))}
      </ol>
    </>
  )
}

/** A sentence of the chronicle: who did it, what followed, and the clause it rests on. */
export function ToldLine({ line, latest = false, back }: { line: LogLine; latest?: boolean; back?: Back }) {
  const at = useTable()
  return (
    <li class={`${isHeading(line) ? 'rubric' : ''}${latest ? ' latest' : ''}`}>
      {line.by !== undefined ? <Arms tint={at.tint(line.by) ?? 'lion'} size={15} /> : <span />}
      <span>
        <Prose text={speak(at, line.say)} />
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
                <Prose text={speak(at, said)} />
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

function Say({ onSay }: { onSay: (text: string) => void }) {
  const [text, setText] = useState('')
  const send = (event: Event) => {
    event.preventDefault()
    if (text.trim() !== '') onSay(text.trim())
    setText('')
  }
  return (
    <form class="line-form" onSubmit={send}>
      <Icon name="quill" />
      <input
        value={text}
        maxLength={300}
        placeholder={t('chat.write')}
        aria-label={t('chat.write')}
        onInput={event => setText(event.currentTarget.value)}
      />
    </form>
  )
}
