import { useTable } from '../model/at-table.ts'
import { t } from './speech.ts'

/** The id of a rule clause: opens the rules there. */
export function Clause({ id }: { id: string | undefined }) {
  const at = useTable()
  if (id === undefined) return null
  return (
    <button
      type="button"
      class="clause"
      onClick={event => {
        event.stopPropagation()
        at.openRules(id)
      }}
      aria-label={t('rules.at', id)}
    >
      {id}
    </button>
  )
}
