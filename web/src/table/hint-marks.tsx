import { useEffect, useState } from 'preact/hooks'
import type { Prompt, Suggestion } from '../net/protocol.ts'
import { meant } from './manicule.tsx'

const SIZE = 22
/** Boards are moved and grown by hand: where things lie is looked up this often. */
const AGAIN = 250

interface Mark {
  number: number
  x: number
  y: number
}

/** The numbers of what the bot advises, on the places and things themselves. They never catch the pointer. */
export function HintMarks({ best, prompt }: { best: readonly Suggestion[]; prompt: Prompt }) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    const look = () =>
      setMarks(now => {
        const next = laid(best, prompt)
        return JSON.stringify(now) === JSON.stringify(next) ? now : next
      })
    look()
    const timer = setInterval(look, AGAIN)
    return () => clearInterval(timer)
  }, [best, prompt])
  return (
    <>
      {marks.map(({ number, x, y }) => (
        <b key={number} class="hint-mark" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
          {number}
        </b>
      ))}
    </>
  )
}

/** Above the middle of each; those that lie on one another stand side by side. */
function laid(best: readonly Suggestion[], prompt: Prompt): Mark[] {
  const marks: Mark[] = []
  best.forEach(({ line }, i) => {
    const thing = meant(prompt, line, false)
    const box = thing?.getBoundingClientRect()
    if (
      thing === undefined ||
      box === undefined ||
      box.bottom < 0 ||
      box.top > innerHeight ||
      box.right < 0 ||
      box.left > innerWidth
    )
      return
    const [over] = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const cover = over?.closest('.hints, .dock, .sheet')
    if (cover && !cover.contains(thing)) return
    const x = Math.round(box.left + box.width / 2 - SIZE / 2)
    const y = Math.round(Math.max(box.top - SIZE / 2, box.top + box.height / 2 - 2 * SIZE))
    const beside = marks.filter(mark => Math.abs(mark.y - y) < SIZE && Math.abs(mark.x - x) < SIZE * marks.length).length
    marks.push({ number: i + 1, x: x + beside * (SIZE + 2), y })
  })
  return marks
}
