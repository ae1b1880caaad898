import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { me, tryTo } from '../house/house.ts'
import { loggingIn } from '../house/login.tsx'
import { pageTitle } from '../house/notice.ts'
import { Top } from '../house/top.tsx'
import { PasswordField } from '../shared/password.tsx'
import { Sentence } from '../shared/sentence.tsx'
import { t } from '../shared/speech.ts'
import type { KeeperDoor } from '../net/protocol.ts'
import { Desk } from './desk.tsx'

/** The keeper's page: behind a door that opens to whoever keeps the inn and has just given his password. */
export function KeeperPage() {
  const [door, setDoor] = useState<KeeperDoor>()
  const person = me.value?.id
  useEffect(() => {
    pageTitle.value = t('keeper')
    if (person !== undefined) void tryTo(api.keeperDoor).then(setDoor)
  }, [person])
  return (
    <div class="plain-page">
      <Top title={t('inn')}>
        <Sentence text={t('keeper')} />
      </Top>
      <main class="keeper">
        {person === undefined ? (
          <Stranger />
        ) : door?.open ? (
          <Desk left={setDoor} />
        ) : (
          door && <Entrance door={door} opened={setDoor} />
        )}
      </main>
    </div>
  )
}

function Stranger() {
  return (
    <section class="panel">
      <p>{t('keeper.stranger')}</p>
      <button type="button" class="btn main" onClick={() => (loggingIn.value = true)}>
        {t('login')}
      </button>
    </section>
  )
}

function Entrance({ door, opened }: { door: KeeperDoor; opened: (door: KeeperDoor) => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const enter = async (event: Event) => {
    event.preventDefault()
    const now = await tryTo(() => api.enterAsKeeper(password, code === '' ? undefined : code))
    if (now !== undefined) opened(now)
  }
  if (!door.keeper && !door.vacant) return <p class="panel">{t('keeper.other')}</p>
  if (me.value?.password !== true) return <p class="panel">{t('inn.keeper-password')}</p>
  return (
    <form class="panel form" onSubmit={event => void enter(event)}>
      {!door.keeper && (
        <>
          <p>{t('keeper.vacant')}</p>
          <label for="keeper-code">{t('keeper.code')}</label>
          <input
            id="keeper-code"
            value={code}
            maxLength={20}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={event => setCode(event.currentTarget.value)}
          />
        </>
      )}
      <PasswordField id="keeper-password" label={t('password.old')} value={password} onInput={setPassword} />
      <button type="submit" class="btn main" disabled={password === '' || (!door.keeper && code.trim() === '')}>
        {t('keeper.enter')}
      </button>
    </form>
  )
}
