import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { enterByPasskey, knowsPasskeys } from '../account/passkeys.tsx'
import * as api from '../net/api.ts'
import { Forgotten } from './forgotten.tsx'
import { house, me, tryTo } from './house.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'
import { PasswordField } from '../shared/password.tsx'

export const loggingIn = signal(false)

/** For those who have a password or a passkey and come from another machine. */
export function Login() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [lost, setLost] = useState(false)
  if (!loggingIn.value) return null
  const enter = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await api.login(name, password)
      me.value = await api.me()
      loggingIn.value = false
    })
  }
  const show = () =>
    tryTo(async () => {
      if (!(await enterByPasskey())) return
      me.value = await api.me()
      loggingIn.value = false
    })
  return (
    <Drawer title={t('login')} onClose={() => (loggingIn.value = false)}>
      <form class="form" onSubmit={event => void enter(event)}>
        <label for="login-name">{t('name')}</label>
        <input id="login-name" value={name} autocomplete="username" onInput={event => setName(event.currentTarget.value)} />
        <PasswordField id="login-password" label={t('password')} value={password} onInput={setPassword} />
        <button type="submit" class="btn main">
          {t('login')}
        </button>
      </form>
      {knowsPasskeys() && (
        <p>
          <button type="button" class="btn" onClick={() => void show()}>
            {t('passkeys.enter')}
          </button>
        </p>
      )}
      {house.value?.mail === true && (
        <div class="forgotten">
          <button type="button" class="link" aria-expanded={lost} onClick={() => setLost(!lost)}>
            {t('forgotten')}
          </button>
          {lost && <Forgotten name={name} done={() => (loggingIn.value = false)} />}
        </div>
      )}
    </Drawer>
  )
}
