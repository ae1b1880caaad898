import { useEffect, useState } from 'preact/hooks'
import { deadlines, remaining } from '../model/deadlines.ts'
import { t, until } from '../shared/speech.ts'

/** How long the seat may still think, at a table with a clock. */
export function TimeLeft({ seat }: { seat: string }) {
  const deadline = deadlines.value[seat]
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (deadline === undefined) return
    const beat = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(beat)
  }, [deadline])
  if (deadline === undefined) return null
  const [key, ...numbers] = remaining(deadline, now)
  return (
    <span class="time-left" role="timer" title={t('due.until', until(deadline))}>
      {t(key, ...numbers)}
    </span>
  )
}
