import { diceIn } from '../model/dice.ts'
import type { Beat } from '../net/protocol.ts'
import { sound } from '../shared/settings.ts'

let context: AudioContext | undefined
let mine = false

/** A browser lets a page sound only after it was touched. */
function desk(): AudioContext | undefined {
  if (sound.value !== 'yes' || !('AudioContext' in globalThis) || document.hidden) return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}

/** A struck string: it swells at once and dies away. */
function note(at: AudioContext, pitch: number, after: number, length: number, loud: number): void {
  const tone = at.createOscillator()
  const volume = at.createGain()
  const start = at.currentTime + after
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(volume).connect(at.destination)
  tone.start(start)
  tone.stop(start + length)
}

/** Wood on wood. */
function knock(at: AudioContext, after: number): void {
  note(at, 190, after, 0.07, 0.12)
  note(at, 95, after, 0.1, 0.1)
}

/** What a beat sounds like: pieces are set down, dice rattle. */
export function heard(beat: Beat): void {
  const at = desk()
  if (at === undefined) return
  const dice = Math.min(5, diceIn(beat.said))
  if (dice > 0) for (let i = 0; i < dice + 2; i++) knock(at, i * 0.09)
  else if (Object.values(beat.set ?? {}).some(element => element.t === 'piece')) knock(at, 0)
}

/** Two rising notes when it becomes one's turn. */
export function heardTurn(now: boolean): void {
  const began = now && !mine
  mine = now
  const at = began ? desk() : undefined
  if (at === undefined) return
  note(at, 392, 0, 0.5, 0.14)
  note(at, 587.3, 0.16, 0.7, 0.14)
}

/** A chord at the end of a game. */
export function heardEnd(): void {
  const at = desk()
  if (at !== undefined) [261.6, 329.6, 392, 523.3].forEach((pitch, i) => note(at, pitch, i * 0.12, 1.4, 0.1))
}
