import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Nowhere } from '../house/nowhere.tsx'
import { t } from '../shared/speech.ts'

/** What is fetched for a page, once for each `id`; until it is there, or where it cannot be had, what is shown instead. */
export function useFetched<T>(id: string, fetch: () => Promise<T>): { got: T } | { instead: preact.JSX.Element } {
  const [got, setGot] = useState<T | undefined>(undefined)
  const [why, setWhy] = useState<string | undefined>(undefined)
  useEffect(() => {
    fetch().then(setGot, error => setWhy(error instanceof api.Refused ? t(...error.why) : t('trouble.unknown')))
  }, [id])
  if (got !== undefined) return { got }
  if (why !== undefined) return { instead: <Nowhere says={why} /> }
  return {
    instead: (
      <div class="arriving">
        <p role="status">{t('loading')}</p>
        <a class="btn" href="/">
          {t('home')}
        </a>
      </div>
    ),
  }
}
