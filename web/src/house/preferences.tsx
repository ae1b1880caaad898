import { signal, type Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { me, tryTo } from './house.ts'
import { wantNotices } from './notice.ts'
import { go } from '../shared/address.ts'
import { autoTake, language, light, motion, notify } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'

export const preferences = signal(false)

/** Settings: language, light, motion, lone options, notices; name and password. */
export function Preferences() {
  if (!preferences.value) return null
  return (
    <Drawer title={t('settings')} onClose={() => (preferences.value = false)}>
      <Choose name="language" setting={language} values={['fr', 'en']} />
      <Choose name="light" setting={light} values={['auto', 'light', 'dark']} />
      <Choose name="motion" setting={motion} values={['auto', 'full', 'none']} />
      <Choose name="auto-take" setting={autoTake} values={['yes', 'no']} />
      <fieldset>
        <legend>{t('notify')}</legend>
        {(['yes', 'no'] as const).map(value => (
          <label key={value}>
            <input
              type="radio"
              name="notify"
              checked={notify.value === value}
              onChange={() => void wantNotices(value === 'yes')}
            />
            {t(`notify.${value}`)}
          </label>
        ))}
      </fieldset>
      {me.value && <Account />}
    </Drawer>
  )
}

function Choose<T extends string>({ name, setting, values }: { name: string; setting: Signal<T>; values: readonly T[] }) {
  return (
    <fieldset>
      <legend>{t(name)}</legend>
      {values.map(value => (
        <label key={value}>
          <input type="radio" name={name} checked={setting.value === value} onChange={() => (setting.value = value)} />
          {t(`${name}.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** A guest may change the name, add a password to come back from elsewhere, or go and leave nothing. */
function Account() {
  const [name, setName] = useState(me.value?.name ?? '')
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const rename = async (event: Event) => {
    event.preventDefault()
    const person = await tryTo(() => api.rename(name.trim()))
    if (person !== undefined) me.value = person
  }
  const protect = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await api.setPassword(password)
      me.value = await api.me()
      setPassword('')
    })
  }
  const leave = async (deed: () => Promise<void>) => {
    await tryTo(async () => {
      await deed()
      me.value = undefined
      preferences.value = false
      go('/')
    })
  }
  return (
    <fieldset class="account">
      <legend>{t('account')}</legend>
      <form onSubmit={event => void rename(event)}>
        <label for="own-name">{t('name')}</label>
        <input
          id="own-name"
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={event => setName(event.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={name.trim() === '' || name === me.value?.name}>
          {t('name.change')}
        </button>
      </form>
      <form onSubmit={event => void protect(event)}>
        <label for="own-password">{t(me.value?.password ? 'password.new' : 'password.add')}</label>
        <input
          id="own-password"
          type="password"
          value={password}
          minLength={8}
          autocomplete="new-password"
          onInput={event => setPassword(event.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={password.length < 8}>
          {t('password.save')}
        </button>
      </form>
      <p class="quiet">{t(me.value?.password ? 'password.has' : 'password.why')}</p>
      <div class="row-of-buttons">
        {me.value?.password && (
          <button type="button" class="btn" onClick={() => void leave(api.logout)}>
            {t('logout')}
          </button>
        )}
        <button type="button" class="btn danger" onClick={() => (sure ? void leave(api.forget) : setSure(true))}>
          {t(sure ? 'forget.sure' : 'forget')}
        </button>
      </div>
    </fieldset>
  )
}
