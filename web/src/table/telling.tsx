import { speak, useTable } from '../model/at-table.ts'
import { telling } from '../model/telling.ts'
import { Icon } from '../shared/symbol.tsx'
import { t } from '../shared/speech.ts'
import { skip } from './motion.ts'

/** The judgement that is just carried out, over the map; the chronicle keeps it. */
export function Telling() {
  const at = useTable()
  const now = telling.value
  if (now === undefined) return null
  return (
    <div class="thrown telling" aria-hidden="true" onClick={skip} title={t('key.space.does')}>
      <Icon name="scroll" />
      <p>{speak(at, now.said)}</p>
      {now.clause !== undefined && <small>{now.clause}</small>}
    </div>
  )
}
