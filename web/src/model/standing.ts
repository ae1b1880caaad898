import type { Table } from '../net/protocol.ts'

export interface Standing {
  seat: string
  points: number
  won: boolean
}

/** The seats with their points, the first first; none where nobody counted. */
export function standing(table: Pick<Table, 'seats' | 'outcome'>): Standing[] {
  const { winners = [], points } = table.outcome ?? {}
  if (points === undefined || points === null) return []
  return Object.keys(table.seats)
    .flatMap((seat, i) => (points[i] === undefined ? [] : [{ seat, points: points[i], won: winners.includes(seat) }]))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points)
}
