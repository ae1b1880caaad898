import * as api from '../net/api.ts'
import { me } from './house.ts'

/** Names a newcomer may keep. */
const NAMES = [
  'Alix',
  'Hawise',
  'Oswin',
  'Bertrand',
  'Maud',
  'Perrin',
  'Isabeau',
  'Godwin',
  'Ysolde',
  'Renaud',
  'Emma',
  'Aldous',
  'Mahaut',
  'Gauvain',
  'Edith',
  'Lambert',
]

export function inventName(): string {
  return `${NAMES[Math.floor(Math.random() * NAMES.length)]} ${10 + Math.floor(Math.random() * 90)}`
}

/** Whoever does something at the inn is somebody: a guest under the name in the field. */
export async function beSomebody(name: string): Promise<void> {
  if (me.value === undefined) me.value = await api.enter(name.trim() === '' ? inventName() : name.trim())
}
