import type {
  BroughtDocument,
  Card,
  DiceCheck,
  DocumentReport,
  Friend,
  GameAnalysis,
  House,
  KeeperDoor,
  KeeperView,
  KeptMail,
  KeptPasskey,
  Lobby,
  Me,
  NewTable,
  OpenSession,
  Replay,
  Said,
  Tallies,
  Trouble,
  WorkedExamples,
  AgreeingWays,
} from './protocol.ts'

/** A refusal by the server, to be said to the person. */
export class Refused extends Error {
  constructor(
    readonly why: Said,
    readonly clause?: string,
  ) {
    super(why[0])
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const ask: RequestInit = { method, headers: { 'X-Tabard': '1' } }
  if (body !== undefined) {
    ask.headers = { 'X-Tabard': '1', 'Content-Type': 'application/json' }
    ask.body = JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(path, ask)
  } catch {
    throw new Refused(['trouble.unreachable'])
  }
  if (!answer.ok) {
    const trouble = (await answer.json().catch(() => undefined)) as Partial<Trouble> | undefined
    throw new Refused(trouble?.why ?? ['trouble.status', answer.status], trouble?.clause)
  }
  return (answer.status === 204 ? undefined : await answer.json().catch(() => undefined)) as T
}

const table = (id: string, more = '') => `/api/tables/${encodeURIComponent(id)}${more}`

export const examples = (game: string) => call<WorkedExamples>('GET', `/api/games/${encodeURIComponent(game)}/examples`)
export const house = () => call<House>('GET', '/api/house')
export const me = () => call<Me | undefined>('GET', '/api/me')
export const enter = (name: string) => call<Me>('POST', '/api/me', { name })
export const firstGame = (game: string) => call<Card>('POST', `/api/games/${encodeURIComponent(game)}/first`)
export const rename = (name: string) => call<Me>('PATCH', '/api/me', { name })
export const setPassword = (password: string, old?: string) => call<void>('POST', '/api/me/password', { password, old })
export const login = (name: string, password: string) => call<Me | undefined>('POST', '/api/login', { name, password })
export const logout = () => call<void>('POST', '/api/logout', {})
export const forget = (old?: string) => call<void>('DELETE', '/api/me', { old })
export const ownData = '/api/me/data'
export const sessions = () => call<OpenSession[]>('GET', '/api/me/sessions')
export const endSession = (id: string) => call<OpenSession[]>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`)
export const endOtherSessions = () => call<OpenSession[]>('DELETE', '/api/me/sessions')
const passkey = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`
export const passkeys = () => call<KeptPasskey[]>('GET', '/api/me/passkeys')
export const offerPasskey = (old?: string) =>
  call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/offer', { old })
export const bringPasskey = (name: string, challenge: string, answer: unknown) =>
  call<KeptPasskey[]>('POST', '/api/me/passkeys', { name, challenge, answer })
export const renamePasskey = (id: string, name: string) => call<KeptPasskey[]>('PATCH', passkey(id), { name })
export const removePasskey = (id: string) => call<KeptPasskey[]>('DELETE', passkey(id))
export const askPasskey = () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/passkey/ask', {})
export const loginByPasskey = (challenge: string, answer: unknown) =>
  call<Me>('POST', '/api/login/passkey', { challenge, answer })
export const mail = () => call<KeptMail>('GET', '/api/me/mail')
export const wishMail = (address: string, language: string, old?: string) =>
  call<void>('POST', '/api/me/mail', { address, language, old })
export const confirmMail = (code: string) => call<KeptMail>('POST', '/api/me/mail/confirm', { code })
export const mailNotices = (notices: boolean, language: string) => call<KeptMail>('PATCH', '/api/me/mail', { notices, language })
export const removeMail = () => call<KeptMail>('DELETE', '/api/me/mail')
export const forgotten = (name: string) => call<void>('POST', '/api/login/forgotten', { name })
export const recover = (name: string, code: string, password: string) =>
  call<Me>('POST', '/api/login/recover', { name, code, password })
export const keeperDoor = () => call<KeeperDoor>('GET', '/api/keeper')
export const enterAsKeeper = (old: string, code?: string) => call<KeeperDoor>('POST', '/api/keeper', { old, code })
export const leaveAsKeeper = () => call<KeeperDoor>('DELETE', '/api/keeper')
/** A keeper's deed, or none, and what the inn looks like after it. */
export const keep = (method: string, deed: string, look: { find: string; state: string }, body?: unknown) =>
  call<KeeperView>(method, `/api/keeper/${deed}?${new URLSearchParams(look)}`, body)
export const pushKey = () => call<{ key: string }>('GET', '/api/push')
export const wantPush = (browser: Record<string, string | undefined>) => call<void>('POST', '/api/me/push', browser)
export const stopPush = (endpoint: string) => call<void>('DELETE', '/api/me/push', { endpoint })
export const friends = () => call<Friend[]>('GET', '/api/me/friends')
export const tallies = () => call<Tallies>('GET', '/api/me/tallies')
export const block = (friend: string, now: boolean) =>
  call<Friend[]>(now ? 'POST' : 'DELETE', `/api/me/friends/${encodeURIComponent(friend)}/block`)
export const tables = () => call<Lobby>('GET', '/api/tables')
export const ways = (game: string, seats: number | undefined, options: Record<string, string | object>) =>
  call<AgreeingWays>('POST', '/api/ways', { game, seats, options })
export const examine = (brought: BroughtDocument) => call<DocumentReport>('POST', '/api/examine', brought)
export const create = (wanted: NewTable) => call<Card>('POST', '/api/tables', wanted)
export const details = (id: string) => call<Card>('GET', table(id))
export const join = (id: string, body: { seat?: string; token?: string } = {}) => call<Card>('POST', table(id, '/join'), body)
export const seatBot = (id: string, seat: string, bots: string) => call<Card>('POST', table(id, '/bot'), { seat, bots })
export const leave = (id: string) => call<Card>('POST', table(id, '/leave'), {})
export const resign = (id: string) => call<Card>('POST', table(id, '/resign'), {})
export const rematch = (id: string) => call<Card>('POST', table(id, '/rematch'), {})
export const takeBack = (id: string) => call<Card>('POST', table(id, '/return'), {})
export const replay = (id: string, seat?: string) =>
  call<Replay>('GET', table(id, `/replay${seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`}`))
export const branch = (id: string, at: number, bots?: string) =>
  call<Card>('POST', table(id, '/branch'), { at, ...(bots !== undefined && { bots }) })
export const invited = (token: string) => call<Card>('GET', `/api/join/${encodeURIComponent(token)}`)
export const checkDice = (id: string) => call<DiceCheck>('GET', table(id, '/dice'))
export const analysis = (id: string) => call<GameAnalysis>('GET', table(id, '/analysis'))
export const beginAnalysis = (id: string) => call<GameAnalysis>('POST', table(id, '/analysis'), {})
export const recordOf = (id: string) => table(id, '/record')

const shelf = new Map<string, Promise<unknown>>()

/** A file that never changes under its address. */
export function fetched<T>(address: string): Promise<T> {
  let file = shelf.get(address)
  if (file === undefined) {
    file = call<T>('GET', address)
    file.catch(() => shelf.delete(address))
    shelf.set(address, file)
  }
  return file as Promise<T>
}
