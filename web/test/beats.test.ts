import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterBeat, afterDelta, caughtUp, follows, frames, known, moved, touched } from '../src/beats.ts'
import type { Beat, Delta, View } from '../src/protocol.ts'

const view: View = {
  t: 'view',
  at: 41,
  viewer: 'one',
  status: ['turn', '@one'],
  waits: ['one'],
  set: {
    'elmet/mage': { t: 'p', part: 'mage', at: 'elmet', of: 'two', n: 2 },
    elmet: { t: 's', of: 'two' },
    'one.vp': { t: 'p', part: 'pawn', at: 'vp.4', of: 'one' },
  },
  asks: [{ seat: 'one', prompt: ['ask'], options: [{ line: 'pass', label: ['pass'] }] }],
  log: [{ at: 40, say: ['log.take'] }],
}
const retreat: Beat = {
  say: ['log.retreat'],
  by: 'two',
  set: { 'gwent/mage': { t: 'p', part: 'mage', at: 'gwent', of: 'two', n: 2 } },
  gone: ['elmet/mage', 'elmet'],
}
const score: Beat = { set: { 'one.vp': { t: 'p', part: 'pawn', at: 'vp.5', of: 'one' } } }
const delta = (at: number, ...beats: Beat[]): Delta => ({ t: 'delta', at, beats })

test('a beat removes what is gone and replaces what is set, whole', () => {
  const after = afterBeat(known(view), retreat, 42)
  assert.deepEqual([...after.elements.keys()].sort(), ['gwent/mage', 'one.vp'])
  assert.deepEqual(after.log.at(-1), { at: 42, say: ['log.retreat'], by: 'two' })
})

test('a beat changes nothing in what was known before it', () => {
  const before = known(view)
  afterBeat(before, retreat, 42)
  assert.equal(before.elements.size, 3)
  assert.equal(before.log.length, 1)
})

test('asks that a delta leaves out stay; asks it gives replace them', () => {
  assert.equal(afterDelta(known(view), delta(42)).asks.length, 1)
  const closed = afterDelta(known(view), { t: 'delta', at: 42, beats: [], asks: [], waits: ['two'], status: ['waits', '@two'] })
  assert.deepEqual([closed.asks.length, closed.waits, closed.status, closed.at], [0, ['two'], ['waits', '@two'], 42])
})

test('a delta follows only the very next number', () => {
  assert.equal(follows(known(view), delta(42, retreat)), true)
  assert.equal(follows(known(view), delta(43, retreat)), false)
  assert.equal(follows(known(view), delta(41, retreat)), false)
})

test('a delta that removes what is unknown is a gap', () => {
  assert.equal(follows(known(view), delta(42, { gone: ['dyfed/knight'] })), false)
  assert.equal(follows(known(view), delta(42, { set: { x: { t: 's' } } }, { gone: ['x'] })), true)
})

test('catching up by deltas gives what a whole view would', () => {
  const now = caughtUp(known(view), [delta(42, retreat), delta(43, score)])
  assert.equal(now.at, 43)
  assert.deepEqual(now.elements.get('one.vp'), { t: 'p', part: 'pawn', at: 'vp.5', of: 'one' })
  assert.equal(now.log.length, 2)
})

test('a replay has one frame more than beats, and goes back as it came', () => {
  const all = frames(known(view).elements, [retreat, score])
  assert.equal(all.length, 3)
  assert.equal(all[0]?.has('elmet/mage'), true)
  assert.equal(all[1]?.has('elmet/mage'), false)
})

test('a piece with an id of its own moves by its changed place', () => {
  assert.deepEqual(
    moved(known(view).elements, score).map(([id, from, to]) => [id, from.at, to.at]),
    [['one.vp', 'vp.4', 'vp.5']],
  )
  assert.deepEqual(moved(known(view).elements, retreat), [])
})

test('a mere change of marks is no news', () => {
  const marked: Beat = { set: { 'elmet/mage': { t: 'p', part: 'mage', at: 'elmet', of: 'two', n: 2, is: ['active'] } } }
  assert.deepEqual(touched(known(view).elements, marked), [])
  assert.deepEqual(touched(known(view).elements, retreat), ['gwent/mage'])
})
