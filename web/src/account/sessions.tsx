import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { tryTo } from '../house/house.ts'
import { language } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import type { OpenSession } from '../net/protocol.ts'

export function day(when: number): string {
  return new Date(when).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Where one is logged in; each is ended by a press. */
export function Sessions() {
  const [open, setOpen] = useState<readonly OpenSession[]>([])
  const show = async (deed: () => Promise<readonly OpenSession[]>) => setOpen((await tryTo(deed)) ?? open)
  useEffect(() => void show(api.sessions), [])
  return (
    <section aria-labelledby="sessions-head">
      <h3 id="sessions-head">{t('sessions')}</h3>
      <ul class="kept">
        {open.map(one => (
          <li key={one.id}>
            <span>
              {one.device?.replaceAll('?', t('sessions.unknown')) ?? t('sessions.unknown')}
              <small>{one.here ? t('sessions.here') : t('sessions.seen', day(one.seen))}</small>
            </span>
            {!one.here && (
              <button
                type="button"
                class="btn"
                aria-label={t('sessions.end.one', one.device ?? '', day(one.seen))}
                onClick={() => void show(() => api.endSession(one.id))}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {open.length > 2 && (
        <button type="button" class="btn" onClick={() => void show(api.endOtherSessions)}>
          {t('sessions.end.others')}
        </button>
      )}
    </section>
  )
}
