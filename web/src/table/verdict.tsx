import { useTable } from '../model/at-table.ts'
import { standing } from '../input/target.ts'

/** A pill that says what would come of it: 6 › 5. */
export function Verdict({ id, x, y, unit }: { id: string; x: number; y: number; unit: number }) {
  const at = useTable()
  const now = standing(at, id)
  if (now.state !== 'lit') return null
  const verdict = now.options.find(option => option.verdict !== undefined && option.barred === undefined)?.verdict
  if (verdict === undefined) return null
  const half = 12 + verdict.length * 3.6
  return (
    <g
      class={`verdict${now.taken ? ' taken' : ''}`}
      transform={`translate(${x} ${y}) scale(${unit})`}
      data-verdict={id}
      aria-hidden="true"
    >
      <rect x={-half} y="-12" width={half * 2} height="24" rx="12" />
      <text y="5">{verdict}</text>
    </g>
  )
}
