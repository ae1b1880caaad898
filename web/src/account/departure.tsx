import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { me } from '../house/house.ts'
import { PasswordField } from '../shared/password.tsx'
import { t } from '../shared/speech.ts'
import { depart } from './account.tsx'

/** What one takes along, logging out, and going for good: what that means is said before. */
export function Departure() {
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  const has = me.value?.password === true
  const submit = (event: Event) => {
    event.preventDefault()
    void depart(() => api.forget(has ? password : undefined))
  }
  return (
    <section aria-labelledby="departure-head">
      <h3 id="departure-head">{t('departure')}</h3>
      <div class="row-of-buttons">
        <a class="btn" href={api.ownData} download>
          {t('data')}
        </a>
        {has && (
          <button type="button" class="btn" onClick={() => void depart(api.logout)}>
            {t('logout')}
          </button>
        )}
        {!sure && (
          <button type="button" class="btn danger" onClick={() => setSure(true)}>
            {t('forget')}
          </button>
        )}
      </div>
      {sure && (
        <form class="forget" onSubmit={submit}>
          <p role="alert">{t('forget.means')}</p>
          {has && <PasswordField id="forget-password" label={t('password.old')} value={password} onInput={setPassword} />}
          <div class="row-of-buttons">
            <button type="button" class="btn" onClick={() => setSure(false)}>
              {t('cancel')}
            </button>
            <button type="submit" class="btn danger" disabled={has && password === ''}>
              {t('forget.sure')}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}
