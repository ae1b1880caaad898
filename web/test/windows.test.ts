import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Option, Prompt } from '../src/net/protocol.ts'
import { changed, letGo, mutedKey } from '../src/model/windows.ts'

const letBy: Option = { line: 'pass', label: ['pass'] }
const forLong: Option = { line: 'pass-on', label: ['pass-on'] }
const play: Option = { line: 'play {on}', label: ['play'], on: ['me.hand/archers', 'me.hand/luck-2'] }
const barred: Option = { line: 'play {on}', label: ['play'], on: ['me.hand/quiet'], barred: ['not-now'] }
const ask = (...options: Option[]): Prompt => ({ seat: 'one', prompt: ['ask'], window: 'dusk', options })
const partOf = (id: string) => id.slice(id.indexOf('/') + 1)
const muted = (...things: string[]) => new Set(things)

test('one is asked unless one has said otherwise', () => {
  assert.equal(letGo(ask(letBy, forLong, play), muted(), partOf, true), undefined)
})

test('a window that is passed goes by, others do not', () => {
  assert.equal(letGo(ask(letBy, play), muted('dusk'), partOf, false), 'pass')
  assert.equal(letGo(ask(letBy, play), muted('dawn'), partOf, false), undefined)
})

test('a window goes by when all that could be used in it is passed', () => {
  assert.equal(letGo(ask(letBy, play), muted('dusk/archers'), partOf, true), undefined)
  assert.equal(letGo(ask(letBy, forLong, play, barred), muted('dusk/archers', 'dusk/luck-2'), partOf, false), 'pass')
  assert.equal(letGo(ask(letBy, play), muted('dawn/archers', 'dawn/luck-2'), partOf, true), undefined)
})

test('where nothing could be used it goes by as a lone option does', () => {
  assert.equal(letGo(ask(letBy, forLong, barred), muted(), partOf, true), 'pass')
  assert.equal(letGo(ask(letBy, forLong), muted(), partOf, false), undefined)
})

test('a question of no window is never let go by', () => {
  assert.equal(letGo({ seat: 'one', prompt: ['ask'], options: [letBy] }, muted('dusk'), partOf, true), undefined)
})

test('things are put on the list and taken off it', () => {
  const both = changed(muted(), [mutedKey('dusk'), mutedKey('dusk', 'archers')], true)
  assert.deepEqual([...both], ['dusk', 'dusk/archers'])
  assert.deepEqual([...changed(both, ['dusk'], false)], ['dusk/archers'])
})
