// What the page leaves behind in the browser: notices arrive with the page closed, and when the inn is away a page says so.
const AWAY = '/away.html'
const LOOK = '/away.css'
const SHELF = 'tabard-2'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then(shelf => shelf.addAll([AWAY, LOOK].map(file => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event =>
  event.waitUntil(
    caches
      .keys()
      .then(shelves => Promise.all(shelves.filter(shelf => shelf !== SHELF).map(shelf => caches.delete(shelf))))
      .then(() => self.clients.claim()),
  ),
)

self.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(AWAY)) ?? Response.error()))
  } else if (new URL(event.request.url).pathname === LOOK) {
    event.respondWith(caches.match(LOOK).then(kept => kept ?? fetch(event.request)))
  }
})

/** Nothing is shown to whoever looks at that table. */
self.addEventListener('push', event => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(pages => {
      const looks = pages.some(page => page.visibilityState === 'visible' && new URL(page.url).pathname === url)
      return looks ? undefined : self.registration.showNotification(title, { body, tag, data: { url } })
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { url } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(pages => {
      const open = pages.find(page => new URL(page.url).pathname === url)
      return open ? open.focus() : self.clients.openWindow(url)
    }),
  )
})
