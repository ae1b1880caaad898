import { useState } from 'preact/hooks'
import { useTable } from '../model/at-table.ts'
import { fill, offered } from '../model/lines.ts'
import { Icon } from '../shared/symbol.tsx'
import { t } from '../shared/speech.ts'

/** Before a line: it is asked about. */
const WHY = /^(?:why|pourquoi) /i

/** A choice typed as its line, as in the terminal; "why" before it asks why not. */
export function Command() {
  const at = useTable()
  const [text, setText] = useState('')
  const prompt = at.choice?.prompt.value
  const lines = (prompt?.options ?? []).flatMap(option =>
    option.barred !== undefined
      ? []
      : option.line.includes('{on}')
        ? (option.on ?? []).map(on => fill(option, on))
        : [fill(option)],
  )
  const send = (event: Event) => {
    event.preventDefault()
    const line = text.trim().replace(/\s+/g, ' ')
    const why = WHY.test(line)
    const meant = prompt && offered(prompt, line.replace(WHY, ''))
    if (meant !== undefined && (why || meant.option.barred !== undefined)) at.choice?.ask(meant.target, [meant.option])
    else if (line !== '') at.choice?.sendLine(line)
    setText('')
  }
  return (
    <form class="line-form" onSubmit={send}>
      <Icon name="chev" />
      <input
        value={text}
        readOnly={prompt === undefined}
        list="lines"
        placeholder={t('command')}
        aria-label={t('command.long')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        data-command
        onInput={event => setText(event.currentTarget.value)}
      />
      <datalist id="lines">
        {lines.slice(0, 40).map(line => (
          <option key={line} value={line} />
        ))}
      </datalist>
    </form>
  )
}
