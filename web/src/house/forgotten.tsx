import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { SHORTEST } from '../model/strength.ts'
import { PasswordField } from '../shared/password.tsx'
import { t } from '../shared/speech.ts'
import { me, tryTo } from './house.ts'
import { MailCode } from '../account/mail-code.tsx'

/** A password forgotten: a code is sent to the address that one has given, if one has, and with it one chooses another. */
export function Forgotten({ name, done }: { name: string; done: () => void }) {
  const [asked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const ask = () =>
    tryTo(async () => {
      await api.forgotten(name)
      setAsked(true)
    })
  const recover = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await api.recover(name, code, password)
      me.value = await api.me()
      done()
    })
  }
  if (!asked) {
    return (
      <>
        <p class="quiet">{t('forgotten.how')}</p>
        <button type="button" class="btn" disabled={name.trim() === ''} onClick={() => void ask()}>
          {t('mail.send')}
        </button>
      </>
    )
  }
  return (
    <form class="form" onSubmit={event => void recover(event)}>
      <p role="status">{t('forgotten.sent')}</p>
      <MailCode id="forgotten-code" value={code} onInput={setCode} />
      <PasswordField id="forgotten-password" label={t('password.new')} value={password} onInput={setPassword} fresh={{ name }} />
      <button type="submit" class="btn main" disabled={code.trim() === '' || password.length < SHORTEST}>
        {t('forgotten.save')}
      </button>
    </form>
  )
}
