import { useRef } from 'preact/hooks'
import { useTable } from '../model/at-table.ts'
import { Arms } from '../shared/glyph.tsx'
import type { ChatLine } from '../net/protocol.ts'
import { language } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { useEnd } from '../shared/to-the-end.ts'

/** What people say at the table. Names and words are theirs, never translated. */
export function ChatBox({ lines }: { lines: readonly ChatLine[] }) {
  const at = useTable()
  const list = useRef<HTMLOListElement>(null)
  useEnd(list, lines.length)
  if (lines.length === 0) return <p class="quiet">{t('chat.none')}</p>
  return (
    <ol ref={list} class="chronicle talk" aria-live="polite">
      {lines.map((line, i) => (
        <li key={i}>
          {line.seat !== undefined ? <Arms tint={at.tint(line.seat) ?? 'lion'} size={15} /> : <span />}
          <span>
            <b>{line.by === '' ? t('gone') : line.by}</b> {line.text}
          </span>
          <time>{new Date(line.when).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' })}</time>
        </li>
      ))}
    </ol>
  )
}
