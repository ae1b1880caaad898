import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { game, loadArt } from './house.ts'
import type { Box, Part } from '../net/protocol.ts'
import { Mini } from '../shared/glyph.tsx'
import { capital, learn, say, wordsOf } from '../shared/speech.ts'

/** More of one kind than that are a deck, not pieces to be told apart. */
const KIND = 24
/** What is no piece by itself, or is read rather than known by its look. */
const UNSHOWN: readonly Part['form'][] = ['card', 'back', 'stat', 'die', 'coat']

/** The pieces in a game's box: what each looks like, and what it is. */
export function Pieces({ game: id }: { game: string }) {
  const info = game(id)
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    if (info === undefined) return
    void loadArt(info.art)
    Promise.all([api.fetched<Box>(info.box), learn(info.words)]).then(
      ([box]) => setParts(known(Object.values(box.parts ?? {}))),
      () => setParts([]),
    )
  }, [info])
  const words = wordsOf(info?.words)
  return (
    <ul class="rules-pieces">
      {parts.map((part, i) => (
        <li key={i}>
          <Mini part={part} game={id} size={38} />
          <span>
            <b>{capital(words, say(words, part.name))}</b>
            {part.tip !== undefined && <small>{say(words, part.tip)}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One of each name, of kinds that are few. */
function known(parts: readonly Part[]): Part[] {
  const shown = parts.filter(part => part.symbol !== undefined && !UNSHOWN.includes(part.form))
  const few = shown.filter(part => shown.filter(other => other.form === part.form).length <= KIND)
  return [...new Map(few.map(part => [JSON.stringify(part.name), part])).values()]
}
