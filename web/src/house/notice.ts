import { effect, signal } from '@preact/signals'
import { gameName, me } from './house.ts'
import { calledByInn, callMe, callMeNoMore } from './push.ts'
import { notify } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'

/** Calls a person to the table: a mark in the title, and a message of the browser when the page is not in view. */
const called = signal(false)
export const pageTitle = signal('')

export function callToTurn(mine: boolean, game: string): void {
  if (
    mine &&
    !called.value &&
    !calledByInn &&
    document.hidden &&
    notify.value === 'yes' &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    const message = new Notification(t('turn.call'), { body: gameName(game), tag: 'tabard-turn' })
    message.onclick = () => window.focus()
  }
  called.value = mine
}

export function uncall(): void {
  called.value = false
}

export function titleFollows(): void {
  effect(() => {
    document.title = `${called.value ? `● ${t('turn.yours')} · ` : ''}${pageTitle.value === '' ? '' : `${pageTitle.value} · `}Tabard`
  })
}

/** Asks the browser for leave, on a press. */
export async function wantNotices(want: boolean): Promise<void> {
  if (!want || !('Notification' in window)) notify.value = 'no'
  else notify.value = (await Notification.requestPermission()) === 'granted' ? 'yes' : 'no'
  if (notify.value === 'yes' && me.value !== undefined) await callMe()
  else await callMeNoMore()
}
