import type { LogLine } from '../net/protocol.ts'

/**
 * The views on which a seat's last choices were shown, oldest first: those after everything that was drawn, shown or done by others.
 * What was taken back is left out.
 */
export function ownChoices(log: readonly LogLine[], seat: string): number[] {
  const views: number[] = []
  let undone = 0
  for (const line of log.toReversed()) {
    if (line.by !== seat) break
    const [key, , steps] = line.say
    if (key === 'log.undo') undone++
    else if (key === 'log.undo-many') undone += Number(steps)
    else if (undone > 0) undone--
    else views.unshift(line.at)
  }
  return views
}
