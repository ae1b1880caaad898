import { signal } from '@preact/signals'

/** Which page is open; the address says it. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'print'; id: string }
  | { page: 'join'; token: string }
  | { page: 'rules'; game: string }
  | { page: 'game'; game: string }
  | { page: 'keeper' }
  | { page: 'nowhere' }

export function read(path: string): Route {
  const [, page, id, more] = path.split('/').map(decodeURIComponent)
  if (id !== undefined && id !== '') {
    if (page === 'table' && more === 'print') return { page: 'print', id }
    if (page === 'table' || page === 'replay') return { page, id }
    if (page === 'join') return { page, token: id }
    if (page === 'rules' || page === 'game') return { page, game: id }
  }
  if (page === 'keeper') return { page }
  return { page: page === '' || page === undefined ? 'lobby' : 'nowhere' }
}

export const route = signal<Route>(read(location.pathname))

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path)
  route.value = read(location.pathname)
  scrollTo(0, 0)
}

/** Links of our own open without loading the page again. */
export function listen(): void {
  addEventListener('popstate', () => (route.value = read(location.pathname)))
  document.addEventListener('click', event => {
    const link = (event.target as HTMLElement).closest?.('a[href^="/"]')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || link.hasAttribute('download'))
      return
    if (link.getAttribute('target') !== null) return
    event.preventDefault()
    go(link.getAttribute('href') ?? '/')
  })
}
