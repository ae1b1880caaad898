import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { me, tryTo } from './house.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'

export const loggingIn = signal(false)

/** For those who have a password and come from another machine. */
export function Login() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  if (!loggingIn.value) return null
  const enter = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await api.login(name, password)
      me.value = await api.me()
      loggingIn.value = false
    })
  }
  return (
    <Drawer title={t('login')} onClose={() => (loggingIn.value = false)}>
      <form class="form" onSubmit={event => void enter(event)}>
        <label for="login-name">{t('name')}</label>
        <input id="login-name" value={name} autocomplete="username" onInput={event => setName(event.currentTarget.value)} />
        <label for="login-password">{t('password')}</label>
        <input
          id="login-password"
          type="password"
          value={password}
          autocomplete="current-password"
          onInput={event => setPassword(event.currentTarget.value)}
        />
        <button type="submit" class="btn main">
          {t('login')}
        </button>
      </form>
    </Drawer>
  )
}
