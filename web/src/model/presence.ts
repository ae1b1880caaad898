import { signal } from '@preact/signals'
import type { Presence } from '../net/protocol.ts'

/** Who of the people at the table is there. */
export const presence = signal<Readonly<Presence['seats']>>({})
