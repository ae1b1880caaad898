import type { TimeLimit } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'

/** How long a decision may take, and what becomes of one that takes longer where that is not a bot. */
export function clockText(clock: TimeLimit): string {
  const time = t(`clock.${clock.kind}`, clock.amount ?? 0, clock.increment ?? 0)
  return clock.late === 'usual' ? t('clock.and', time, t('late.usual.short')) : time
}
