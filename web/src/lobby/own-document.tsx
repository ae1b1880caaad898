import { useEffect, useRef, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { game as offered } from '../house/house.ts'
import type { DocumentReport } from '../net/protocol.ts'
import { language } from '../shared/settings.ts'
import { learn, say, t, wordsOf } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { jsonFault } from './json-fault.ts'

type Brought = Record<string, string | object>

/** No larger file is read. */
const MOST = 262_144

/** A document of one's own for an open setting, a file or pasted: drawn as the server draws it, with everything that is wrong said. */
export function OwnDocument({
  game,
  setting,
  onSound,
}: {
  game: string
  setting: string
  onSound: (document: Brought | undefined) => void
}) {
  const [text, setText] = useState('')
  const [report, setReport] = useState<DocumentReport | undefined>(undefined)
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const latest = useRef('')
  const look = async (brought: string) => {
    latest.current = brought
    setText(brought)
    setReport(undefined)
    setWrong(undefined)
    onSound(undefined)
    if (brought.trim() === '') return
    if (brought.length > MOST) return setWrong(t('own.large', Math.round(MOST / 1024)))
    const document = read(brought)
    if (typeof document === 'string') return setWrong(document)
    try {
      const info = offered(game)
      const [found] = await Promise.all([
        api.examine({ game, setting, document, language: language.value }),
        info && learn(info.words),
      ])
      if (latest.current !== brought) return
      setReport(found)
      if (found.sound) onSound(document)
    } catch (error) {
      if (latest.current === brought) setWrong(error instanceof api.Refused ? t(...error.why) : t('trouble.unknown'))
    }
  }
  useEffect(() => void (text !== '' && look(text)), [language.value])
  const words = wordsOf(offered(game)?.words)
  const file = async (event: Event) => {
    const [chosen] = (event.currentTarget as HTMLInputElement).files ?? []
    if (chosen === undefined) return
    if (chosen.size > MOST) {
      await look('')
      setWrong(t('own.large', Math.round(MOST / 1024)))
    } else await look(await chosen.text())
  }
  return (
    <div class="own-document">
      <p>
        <label for={`own-file-${setting}`}>{t('own.file')}</label>
        <input id={`own-file-${setting}`} type="file" accept=".json,application/json" onChange={event => void file(event)} />
      </p>
      <p>
        <label for={`own-text-${setting}`}>{t('own.paste')}</label>
        <textarea
          id={`own-text-${setting}`}
          rows={3}
          spellcheck={false}
          value={text}
          onChange={event => void look(event.currentTarget.value)}
        />
      </p>
      <div role="status" class="own-found">
        {wrong !== undefined && (
          <p class="own-fault">
            <Icon name="cross" />
            {wrong}
          </p>
        )}
        {report !== undefined && (
          <>
            {report.sound ? (
              <p class="own-sound">
                <Icon name="check" />
                {t('own.sound')}
              </p>
            ) : (
              <ul>
                {report.faults.map((fault, i) => (
                  <li key={i} class="own-fault">
                    <Icon name="cross" />
                    <span>
                      {say(words, fault.why)} {fault.clause && <small>{fault.clause}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {report.remarks.map((remark, i) => (
              <p key={i} class="quiet">
                {say(words, remark)}
              </p>
            ))}
            {report.picture !== '' && (
              <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(report.picture)}`} alt={t('own.picture')} />
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** The document that a text holds, or what keeps it from being one. */
function read(text: string): Brought | string {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Brought) : t('own.no-object')
  } catch {
    const { line, column, sign } = jsonFault(text)
    return sign === '' ? t('own.json-ends', line) : t('own.no-json', line, column, sign)
  }
}
