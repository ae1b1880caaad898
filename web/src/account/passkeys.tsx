import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { complain, me, tryTo } from '../house/house.ts'
import { PasswordField } from '../shared/password.tsx'
import { t } from '../shared/speech.ts'
import { day } from './sessions.tsx'
import type { KeptPasskey } from '../net/protocol.ts'

/** Browsers know passkeys by the name of the inn, and an address of mere numbers is none. */
export function knowsPasskeys(): boolean {
  return (
    typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' &&
    !/^[\d.]+$|^\[/.test(window.location.hostname)
  )
}

/** Whoever thinks better of it while the browser asks has done nothing wrong. */
async function asked(credential: Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await credential) as PublicKeyCredential | null) ?? undefined
  } catch (refused) {
    if (refused instanceof DOMException && refused.name === 'InvalidStateError') throw new api.Refused(['passkeys.known'])
    return undefined
  }
}

/** Comes in with whichever passkey the person shows. False where none was shown. */
export async function enterByPasskey(): Promise<boolean> {
  const offer = await api.askPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(offer)
  const shown = await asked(navigator.credentials.get({ publicKey }))
  if (shown === undefined) return false
  await api.loginByPasskey(offer.challenge, shown.toJSON())
  return true
}

export function Passkeys() {
  const [keys, setKeys] = useState<readonly KeptPasskey[]>([])
  const [name, setName] = useState('')
  const [old, setOld] = useState('')
  const has = me.value?.password === true
  const [renamed, setRenamed] = useState<string>()
  const show = async (deed: () => Promise<readonly KeptPasskey[] | undefined>) => setKeys((await tryTo(deed)) ?? keys)
  useEffect(() => void show(api.passkeys), [])
  const bring = async () => {
    const offer = await api.offerPasskey(has ? old : undefined)
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer)
    const made = await asked(navigator.credentials.create({ publicKey }))
    if (made === undefined) return undefined
    setName('')
    setOld('')
    return await api.bringPasskey(name.trim() === '' ? t('passkeys.unnamed') : name.trim(), offer.challenge, made.toJSON())
  }
  const submit = (event: Event) => {
    event.preventDefault()
    void show(bring).catch(complain)
  }
  return (
    <section aria-labelledby="passkeys-head">
      <h3 id="passkeys-head">{t('passkeys')}</h3>
      <ul class="kept">
        {keys.map(key => (
          <li key={key.id}>
            {renamed === key.id ? (
              <Rename
                was={key.name}
                done={async to => {
                  setRenamed(undefined)
                  if (to !== key.name) await show(() => api.renamePasskey(key.id, to))
                }}
              />
            ) : (
              <>
                <span>
                  {key.name}
                  <small>
                    {key.used === undefined ? t('passkeys.made', day(key.created)) : t('passkeys.used', day(key.used))}
                  </small>
                </span>
                <button
                  type="button"
                  class="btn"
                  aria-label={t('passkeys.rename.one', key.name)}
                  onClick={() => setRenamed(key.id)}
                >
                  {t('passkeys.rename')}
                </button>
                <button
                  type="button"
                  class="btn"
                  aria-label={t('passkeys.remove.one', key.name)}
                  onClick={() => void show(() => api.removePasskey(key.id))}
                >
                  {t('passkeys.remove')}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {knowsPasskeys() ? (
        <form onSubmit={submit}>
          <label for="passkey-name">{t('passkeys.name')}</label>
          <input id="passkey-name" value={name} maxLength={40} onInput={event => setName(event.currentTarget.value)} />
          {has && <PasswordField id="passkey-password" label={t('password.old')} value={old} onInput={setOld} />}
          <button type="submit" class="btn" disabled={has && old === ''}>
            {t('passkeys.add')}
          </button>
        </form>
      ) : (
        <p class="quiet">{t('passkeys.cannot')}</p>
      )}
      <p class="quiet">{t('passkeys.why')}</p>
    </section>
  )
}

function Rename({ was, done }: { was: string; done: (to: string) => Promise<void> }) {
  const [to, setTo] = useState(was)
  const submit = (event: Event) => {
    event.preventDefault()
    void done(to.trim() === '' ? was : to.trim())
  }
  return (
    <form onSubmit={submit}>
      <label for="passkey-renamed">{t('passkeys.rename.one', was)}</label>
      <input id="passkey-renamed" value={to} maxLength={40} onInput={event => setTo(event.currentTarget.value)} />
      <button type="submit" class="btn">
        {t('name.change')}
      </button>
    </form>
  )
}
