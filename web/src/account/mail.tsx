import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { me, tryTo } from '../house/house.ts'
import { PasswordField } from '../shared/password.tsx'
import { language } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import type { KeptMail } from '../net/protocol.ts'
import { MailCode } from './mail-code.tsx'

/** An address for letters, if one wishes: a code is sent there, and shows that it is one's own. */
export function Mail() {
  const [kept, setKept] = useState<KeptMail>()
  const [sent, setSent] = useState<string>()
  const show = async (deed: () => Promise<KeptMail>) => {
    const now = await tryTo(deed)
    if (now !== undefined) setKept(now)
    return now !== undefined
  }
  useEffect(() => void show(api.mail), [])
  return (
    <section aria-labelledby="mail-head">
      <h3 id="mail-head">{t('mail')}</h3>
      {kept?.address !== undefined && (
        <>
          <ul class="kept">
            <li>
              <span>{kept.address}</span>
              <button type="button" class="btn" onClick={() => void show(api.removeMail)}>
                {t('mail.remove')}
              </button>
            </li>
          </ul>
          <label>
            <input
              type="checkbox"
              checked={kept.notices}
              onChange={event => {
                const wanted = event.currentTarget.checked
                void show(() => api.mailNotices(wanted, language.value))
              }}
            />
            {t('mail.notices')}
          </label>
        </>
      )}
      {sent === undefined ? (
        <Wish done={setSent} />
      ) : (
        <Confirm
          sent={sent}
          done={async code => {
            if (await show(() => api.confirmMail(code))) setSent(undefined)
          }}
          cancel={() => setSent(undefined)}
        />
      )}
      <p class="quiet">{t('mail.why')}</p>
    </section>
  )
}

function Wish({ done }: { done: (address: string) => void }) {
  const [address, setAddress] = useState('')
  const [old, setOld] = useState('')
  const has = me.value?.password === true
  const wish = async (event: Event) => {
    event.preventDefault()
    await tryTo(async () => {
      await api.wishMail(address.trim(), language.value, has ? old : undefined)
      setOld('')
      done(address.trim())
    })
  }
  return (
    <form onSubmit={event => void wish(event)}>
      <label for="mail-address">{t('mail.address')}</label>
      <input
        id="mail-address"
        type="email"
        value={address}
        maxLength={254}
        autocomplete="email"
        onInput={event => setAddress(event.currentTarget.value)}
      />
      {has && <PasswordField id="mail-password" label={t('password.old')} value={old} onInput={setOld} />}
      <button type="submit" class="btn" disabled={!address.includes('@') || (has && old === '')}>
        {t('mail.send')}
      </button>
    </form>
  )
}

function Confirm({ sent, done, cancel }: { sent: string; done: (code: string) => Promise<void>; cancel: () => void }) {
  const [code, setCode] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    void done(code)
  }
  return (
    <form onSubmit={submit}>
      <p role="status">{t('mail.sent', sent)}</p>
      <MailCode id="mail-code" value={code} onInput={setCode} />
      <div class="row-of-buttons">
        <button type="button" class="btn" onClick={cancel}>
          {t('cancel')}
        </button>
        <button type="submit" class="btn" disabled={code.trim() === ''}>
          {t('mail.confirm')}
        </button>
      </div>
    </form>
  )
}
