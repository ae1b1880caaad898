import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { house, me, tryTo } from '../house/house.ts'
import { callMeNoMore } from '../house/push.ts'
import { go } from '../shared/address.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'
import { PasswordField } from '../shared/password.tsx'
import { Departure } from './departure.tsx'
import { Mail } from './mail.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'

export const account = signal(false)

/** Leaves this browser, however: nobody is called here any more. */
export async function depart(deed: () => Promise<void>): Promise<void> {
  await tryTo(async () => {
    await deed()
    await callMeNoMore()
    me.value = undefined
    account.value = false
    go('/')
  })
}

/** A guest may change the name, add what lets him come back from elsewhere, see where he is logged in, and go. */
export function Account() {
  if (!account.value || me.value === undefined) return null
  return (
    <Drawer title={t('account')} onClose={() => (account.value = false)}>
      <div class="account">
        <OwnName />
        <OwnPassword />
        {house.value?.mail === true && <Mail />}
        <Passkeys />
        <Sessions />
        <Departure />
      </div>
    </Drawer>
  )
}

function OwnName() {
  const [name, setName] = useState(me.value?.name ?? '')
  const rename = async (event: Event) => {
    event.preventDefault()
    const person = await tryTo(() => api.rename(name.trim()))
    if (person !== undefined) me.value = person
  }
  return (
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
  )
}

function OwnPassword() {
  const [password, setPassword] = useState('')
  const [old, setOld] = useState('')
  const has = me.value?.password === true
  const protect = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await api.setPassword(password, old === '' ? undefined : old)
      me.value = await api.me()
      setPassword('')
      setOld('')
    })
  }
  return (
    <>
      <form onSubmit={event => void protect(event)}>
        {has && <PasswordField id="old-password" label={t('password.old')} value={old} onInput={setOld} />}
        <PasswordField
          id="own-password"
          label={t(has ? 'password.new' : 'password.add')}
          value={password}
          onInput={setPassword}
          fresh={{ name: me.value?.name ?? '' }}
        />
        <button type="submit" class="btn" disabled={password.length < 8 || (has && old === '')}>
          {t('password.save')}
        </button>
      </form>
      <p class="quiet">{t(has ? 'password.has' : 'password.why')}</p>
    </>
  )
}
