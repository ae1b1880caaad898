import { speak, type AtTable } from '../model/at-table.ts'
import type { Reason } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'

/** What speaks for something, and what against it: a line each, where there is any. */
export function reasoned(at: AtTable, reasons: readonly Reason[]): string[] {
  const told = (key: string, good: boolean) => {
    const some = reasons.filter(reason => reason.good === good).map(reason => speak(at, reason.say))
    return some.length === 0 ? [] : [t(key, some.join(', '))]
  }
  return [...told('hint.for', true), ...told('hint.against', false)]
}
