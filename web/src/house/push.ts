import * as api from '../net/api.ts'
import { language } from '../shared/settings.ts'

/** Whether the inn itself calls this browser; then the page need not. */
export let calledByInn = false

/** Leaves in the browser what takes notices and says when the inn is away. */
export function stayBehind(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').then(
    async worker => (calledByInn = Boolean(await worker.pushManager?.getSubscription())),
    () => undefined,
  )
}

/** This browser is called when it is this person's turn, with the page closed too. False where it cannot be. */
export async function callMe(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false
  try {
    const worker = await navigator.serviceWorker.ready
    const { key } = await api.pushKey()
    const address = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { endpoint, keys } = address.toJSON()
    await api.wantPush({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: language.value })
    calledByInn = true
    return true
  } catch {
    return false // notices still come while the page is open
  }
}

export async function callMeNoMore(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const address = await (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()
  calledByInn = false
  if (address) {
    await api.stopPush(address.endpoint).catch(() => undefined)
    await address.unsubscribe().catch(() => false)
  }
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
}
