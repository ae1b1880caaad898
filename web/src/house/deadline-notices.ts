import { signal } from '@preact/signals'
import { notice } from '../model/deadlines.ts'
import { notify } from '../shared/settings.ts'
import { t, until } from '../shared/speech.ts'

/** A decision of mine that is due soon, by table. */
export interface DueSoon {
  table: string
  name: string
  deadline: number
  key: 'hour' | 'day'
}

/** The last notice that went out, until it is put away. */
export const dueSoon = signal<DueSoon | undefined>(undefined)
const looked = new Map<string, number>()

/** Looks at the clock for one table: a day and an hour before the deadline a notice goes out, once each. */
export function watchDeadline(table: string, name: string, deadline: number | undefined, now: number): void {
  if (deadline === undefined) {
    looked.delete(table)
    if (dueSoon.value?.table === table) dueSoon.value = undefined
    return
  }
  const key = notice(deadline, looked.get(table) ?? now, now)
  looked.set(table, now)
  if (key === undefined) return
  dueSoon.value = { table, name, deadline, key }
  if (notify.value === 'yes' && 'Notification' in globalThis && Notification.permission === 'granted') {
    const message = new Notification(t(`due.${key}`, name), { body: t('due.until', until(deadline)), tag: `tabard-due-${table}` })
    message.onclick = () => window.focus()
  }
}
