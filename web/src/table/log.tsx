import { useRef, useState } from 'preact/hooks'
import { isHeading } from '../model/beats.ts'
import { speak, useTable } from '../model/at-table.ts'
import { Arms } from '../shared/glyph.tsx'
import { Icon } from '../shared/symbol.tsx'
import type { ChatLine, LogLine } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { ChatBox } from './chat.tsx'
import { Clause } from '../shared/clause.tsx'
import { Command } from './command.tsx'
import { Prose } from '../shared/prose.tsx'
import { useEnd } from '../shared/to-the-end.ts'

interface Told {
  lines: readonly LogLine[]
  chat?: readonly ChatLine[]
  onChat?: (text: string) => void
  onOlder?: () => void
  replay?: string
}

/** The chronicle, and beside it what people say. */
export function Log({ lines, chat, onChat, onOlder, replay }: Told) {
  const at = useTable()
  const [open, setOpen] = useState<'log' | 'chat'>('log')
  const [read, setRead] = useState(0)
  const unread = open === 'chat' ? 0 : (chat?.length ?? 0) - read
  const show = (page: 'log' | 'chat') => {
    setRead(chat?.length ?? 0)
    setOpen(page)
  }
  return (
    <section class="panel log" aria-label={t('log')}>
      <header class="log-head">
        {chat === undefined ? (
          <h2>{t('log')}</h2>
        ) : (
          <div class="log-tabs" role="tablist">
            <button
              type="button"
              role="tab"
              id="tab-log"
              aria-controls="log-pane"
              aria-selected={open === 'log'}
              onClick={() => show('log')}
            >
              {t('log')}
            </button>
            <button
              type="button"
              role="tab"
              id="tab-chat"
              aria-controls="log-pane"
              aria-selected={open === 'chat'}
              onClick={() => show('chat')}
            >
              {t('chat')}
              {unread > 0 && <b class="unread">{unread}</b>}
            </button>
          </div>
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
        role={chat === undefined ? undefined : 'tabpanel'}
        aria-labelledby={chat === undefined ? undefined : `tab-${open}`}
      >
        {open === 'log' || chat === undefined ? <Chronicle lines={lines} onOlder={onOlder} /> : <ChatBox lines={chat} />}
      </div>
      {open === 'chat' && onChat ? <Say onSay={onChat} /> : at.choice !== undefined && at.me().length > 0 && <Command />}
    </section>
  )
}

function Chronicle({ lines, onOlder }: { lines: readonly LogLine[]; onOlder: (() => void) | undefined }) {
  const at = useTable()
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
          <li key={`${line.at}/${i}`} class={`${isHeading(line) ? 'rubric' : ''}${i === lines.length - 1 ? ' latest' : ''}`}>
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
            <Clause id={line.clause} />
          </li>
        ))}
      </ol>
    </>
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
