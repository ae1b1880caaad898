import { signal } from '@preact/signals'

/** When each seat that is asked must have decided, in milliseconds of this machine's clock. */
export const deadlines = signal<Readonly<Record<string, number>>>({})

/** The server says how much is left: clocks of two machines never agree. */
export function turned(left: Readonly<Record<string, number>>, now: number): void {
  deadlines.value = Object.fromEntries(Object.entries(left).map(([seat, millis]) => [seat, now + millis]))
}

/** How long before a deadline one is told of it, the last first. */
const NOTICES: readonly [key: 'hour' | 'day', millis: number][] = [
  ['hour', 3_600_000],
  ['day', 86_400_000],
]

/** Which notice has become due between two looks at the clock; none at a deadline that was nearer from the start. */
export function notice(deadline: number, before: number, now: number): 'hour' | 'day' | undefined {
  return now >= deadline ? undefined : NOTICES.find(([, millis]) => before < deadline - millis && now >= deadline - millis)?.[0]
}

/** Date and hour of a deadline for a reader; the hour alone where it is today. */
export function moment(deadline: number, now: number, language: string): string {
  const today = new Date(deadline).toDateString() === new Date(now).toDateString()
  const hour: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
  const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', ...hour }
  return new Intl.DateTimeFormat(language, today ? hour : day).format(deadline)
}

/** What is left as words and numbers: the two largest units, or minutes and seconds like a clock. */
export function remaining(deadline: number, now: number): [key: string, ...numbers: (number | string)[]] {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return ['left.days', Math.floor(hours / 24), hours % 24]
  if (hours > 0) return ['left.hours', hours, Math.floor((seconds % 3600) / 60)]
  return ['left.minutes', Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
}
