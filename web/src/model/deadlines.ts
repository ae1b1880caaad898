import { signal } from '@preact/signals'

/** When each seat that is asked must have decided, in milliseconds of this machine's clock. */
export const deadlines = signal<Readonly<Record<string, number>>>({})

/** The server says how much is left: clocks of two machines never agree. */
export function turned(left: Readonly<Record<string, number>>, now: number): void {
  deadlines.value = Object.fromEntries(Object.entries(left).map(([seat, millis]) => [seat, now + millis]))
}

/** What is left as words and numbers: the two largest units, or minutes and seconds like a clock. */
export function remaining(deadline: number, now: number): [key: string, ...numbers: (number | string)[]] {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return ['left.days', Math.floor(hours / 24), hours % 24]
  if (hours > 0) return ['left.hours', hours, Math.floor((seconds % 3600) / 60)]
  return ['left.minutes', Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
}
