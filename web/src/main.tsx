import { render } from 'preact'
import { Defs } from './draw/defs.tsx'
import { bring, Icon } from './draw/symbol.tsx'
import { arrive, asked, trouble } from './house.ts'
import { titleFollows } from './notice.ts'
import { listen, route } from './route.ts'
import { follow } from './settings.ts'
import { t } from './speech.ts'
import { Invite } from './ui/invite.tsx'
import { Lobby } from './ui/lobby.tsx'
import { Login } from './ui/login.tsx'
import { Preferences } from './ui/preferences.tsx'
import { ReplayPage } from './ui/replay.tsx'
import { RulesPage } from './ui/rules-page.tsx'
import { RulesDrawer } from './ui/rules.tsx'
import { TablePage } from './ui/table.tsx'

/** The page that the address asks for, with the drawers over it. */
function Page() {
  return (
    <>
      <Defs />
      {asked.value ? (
        <Open />
      ) : (
        <div class="arriving">
          <p role="status">{t('loading')}</p>
        </div>
      )}
      <Preferences />
      <RulesDrawer />
      <Login />
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
          <button type="button" class="btn square" aria-label={t('close')} onClick={() => (trouble.value = undefined)}>
            <Icon name="cross" />
          </button>
        </p>
      )}
    </>
  )
}

function Open() {
  const now = route.value
  switch (now.page) {
    case 'lobby':
      return <Lobby />
    case 'table':
      return <TablePage key={now.id} id={now.id} />
    case 'replay':
      return <ReplayPage key={now.id} id={now.id} />
    case 'join':
      return <Invite token={now.token} />
    case 'rules':
      return <RulesPage game={now.game} />
  }
}

follow(document.documentElement)
titleFollows()
listen()
void bring(document.querySelector<HTMLMetaElement>('meta[name=symbols]')?.content ?? '/assets/symbols.svg')
void arrive()
render(<Page />, document.getElementById('inn') as HTMLElement)
