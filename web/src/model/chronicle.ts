import type { LogLine } from '../net/protocol.ts'

/** Lines of the chronicle that say the same, as one; which of the lines of its view it is, so that its moment is found. */
export interface Gathered {
  line: LogLine
  times: number
  nth: number
}

/** Lines that follow one another and say the same are one line; those that are to stay apart do. */
export function gather(lines: readonly LogLine[], apart: (line: LogLine) => boolean = () => false): Gathered[] {
  const all: Gathered[] = []
  let nth = 0
  lines.forEach((line, i) => {
    const before = lines[i - 1]
    if (before === undefined || before.at !== line.at) nth = 0
    else if (!isTitle(before, line)) nth++
    const last = all.at(-1)
    if (last !== undefined && same(last.line, line) && !apart(line) && !apart(last.line)) {
      all[all.length - 1] = { line, times: last.times + 1, nth }
    } else all.push({ line, times: 1, nth })
  })
  return all
}

/** The heading below a line is no step of its own. */
function isTitle(before: LogLine, line: LogLine): boolean {
  return line.heading === true && line.say === before.chapter
}

/** What only says that a round begins. */
export function isChapter(line: LogLine): boolean {
  return line.heading === true && line.by === undefined && line.clause === undefined
}

function same(a: LogLine, b: LogLine): boolean {
  const plain = (line: LogLine) => line.heading !== true && line.followed === undefined
  return (
    plain(a) &&
    a.chapter === undefined && // a heading stands below it
    plain(b) &&
    a.by === b.by &&
    a.clause === b.clause &&
    a.reported === b.reported &&
    JSON.stringify(a.say) === JSON.stringify(b.say)
  )
}

/** What a seat did and what was done to it, under the headings where there is something. */
export function of(seat: string | undefined, lines: readonly Gathered[]): Gathered[] {
  if (seat === undefined) return [...lines]
  const name = JSON.stringify(`@${seat}`)
  const its = lines.filter(
    ({ line }) => isChapter(line) || line.by === seat || JSON.stringify([line.say, line.followed ?? []]).includes(name),
  )
  return its.filter(({ line }, i) => !isChapter(line) || !isChapter(its[i + 1]?.line ?? line))
}
