import type {
  BroughtDocument,
  Card,
  DocumentReport,
  House,
  Lobby,
  Me,
  NewTable,
  Replay,
  Said,
  Trouble,
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

export const house = () => call<House>('GET', '/api/house')
export const me = () => call<Me | undefined>('GET', '/api/me')
export const enter = (name: string) => call<Me>('POST', '/api/me', { name })
export const rename = (name: string) => call<Me>('PATCH', '/api/me', { name })
export const setPassword = (password: string) => call<void>('POST', '/api/me/password', { password })
export const login = (name: string, password: string) => call<Me | undefined>('POST', '/api/login', { name, password })
export const logout = () => call<void>('POST', '/api/logout', {})
export const forget = () => call<void>('DELETE', '/api/me')
export const tables = () => call<Lobby>('GET', '/api/tables')
export const ways = (game: string, seats: number | undefined, options: Record<string, string | object>) =>
  call<AgreeingWays>('POST', '/api/ways', { game, seats, options })
export const examine = (brought: BroughtDocument) => call<DocumentReport>('POST', '/api/examine', brought)
export const create = (wanted: NewTable) => call<Card>('POST', '/api/tables', wanted)
export const details = (id: string) => call<Card>('GET', table(id))
export const join = (id: string, body: { seat?: string; token?: string } = {}) => call<Card>('POST', table(id, '/join'), body)
export const leave = (id: string) => call<Card>('POST', table(id, '/leave'), {})
export const resign = (id: string) => call<Card>('POST', table(id, '/resign'), {})
export const rematch = (id: string) => call<Card>('POST', table(id, '/rematch'), {})
export const takeBack = (id: string) => call<Card>('POST', table(id, '/return'), {})
export const replay = (id: string) => call<Replay>('GET', table(id, '/replay'))
export const branch = (id: string, at: number, bots?: string) =>
  call<Card>('POST', table(id, '/branch'), { at, ...(bots !== undefined && { bots }) })
export const invited = (token: string) => call<Card>('GET', `/api/join/${encodeURIComponent(token)}`)
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
