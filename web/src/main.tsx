import { render } from 'preact'
import { Defs } from './shared/defs.tsx'
import { bring, Icon } from './shared/symbol.tsx'
import { arrive, asked, trouble } from './house/house.ts'
import { Account } from './account/account.tsx'
import { stayBehind } from './house/push.ts'
import { titleFollows } from './house/notice.ts'
import { listen, route } from './shared/address.ts'
import { follow } from './shared/settings.ts'
import { t } from './shared/speech.ts'
import { GamePage } from './lobby/game-page.tsx'
import { Invite } from './lobby/invite.tsx'
import { KeeperPage } from './keeper/keeper.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { Login } from './house/login.tsx'
import { Nowhere } from './house/nowhere.tsx'
import { Preferences } from './house/preferences.tsx'
import { PrintPage } from './table/print.tsx'
import { ReplayPage } from './table/replay.tsx'
import { RulesPage } from './house/rules-page.tsx'
import { RulesDrawer } from './house/rules.tsx'
import { TablePage } from './table/table.tsx'

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
      <Account />
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
    case 'print':
      return <PrintPage key={now.id} id={now.id} />
    case 'join':
      return <Invite token={now.token} />
    case 'rules':
      return <RulesPage game={now.game} />
    case 'game':
      return <GamePage id={now.game} />
    case 'keeper':
      return <KeeperPage />
    case 'nowhere':
      return <Nowhere />
  }
}

follow(document.documentElement)
titleFollows()
listen()
void bring(document.querySelector<HTMLMetaElement>('meta[name=symbols]')?.content ?? '/assets/symbols.svg')
stayBehind()
void arrive()
render(<Page />, document.getElementById('inn') as HTMLElement)
