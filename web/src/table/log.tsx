import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { happened } from '../model/happened.ts'
import { nameOf, useTable } from '../model/at-table.ts'
import { Icon } from '../shared/symbol.tsx'
import type { ChatLine, LogLine } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'
import { ChatBox } from './chat.tsx'
import { Chronicle, type Back, type Pressed } from './chronicle.tsx'
import { Command } from './command.tsx'
import { HappenedSteps } from './happened.tsx'
import { ZoneView } from './zone.tsx'

interface Told {
  lines: readonly LogLine[]
  chat?: readonly ChatLine[]
  onChat?: (text: string) => void
  onOlder?: () => void
  replay?: string
  back?: Back
  /** Pressing a line shows its moment. */
  onLine?: Pressed
  /** Of a past that is known to its end: the last line that has happened. */
  now?: number
}

/** The chronicle, and beside it what people say and the sheets of the game. */
export function Log({ lines, chat, onChat, onOlder, replay, back, onLine, now }: Told) {
  const at = useTable()
  const pages = at.scene.open.inside.get('tabs') ?? []
  const [open, setOpen] = useState('log')
  const [read, setRead] = useState(0)
  const unread = open === 'chat' ? 0 : (chat?.length ?? 0) - read
  const tabbed = chat !== undefined || pages.length > 0
  const stepped = at.choice !== undefined && at.scene.open.inside.has('rail')
  /** After others have moved, what they did is shown before one's own choice, and the chronicle after it. */
  const several = stepped && happened.value.length > 1 && at.choice?.prompt.value !== undefined
  useEffect(() => setOpen(now => (several ? 'happened' : now === 'happened' ? 'log' : now)), [several])
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
            {stepped && (
              <Tab page="happened" open={open} onShow={show}>
                {t('happened')}
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
        {open === 'happened' && stepped ? (
          <HappenedSteps />
        ) : pages.includes(open) ? (
          <ZoneView id={open} />
        ) : open === 'chat' && chat !== undefined ? (
          <ChatBox lines={chat} />
        ) : (
          <Chronicle lines={lines} onOlder={onOlder} back={back} onLine={onLine} now={now} />
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
