import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { tryTo } from '../house/house.ts'
import type { GameAnalysis } from '../net/protocol.ts'

const AGAIN = 1000

const NONE: GameAnalysis = { state: 'none', done: 0, of: 0 }

/** A finished game looked at again at the inn: it goes on whoever looks, and whoever comes back sees how far it is. */
export function useAnalysis(id: string): { analysis: GameAnalysis; begin: () => Promise<void> } {
  const [analysis, setAnalysis] = useState<GameAnalysis>(NONE)
  const hear = (now: GameAnalysis | undefined) => setAnalysis(now ?? NONE)
  useEffect(() => void tryTo(() => api.analysis(id)).then(hear), [id])
  const goesOn = analysis.state === 'waiting' || analysis.state === 'running'
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => void api.analysis(id).then(hear, () => setAnalysis({ ...analysis })), AGAIN)
    return () => clearTimeout(timer)
  }, [id, analysis])
  return { analysis, begin: async () => hear(await tryTo(() => api.beginAnalysis(id))) }
}
