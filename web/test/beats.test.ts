import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  afterBeat,
  afterDelta,
  caughtUp,
  follows,
  frames,
  isHeading,
  judges,
  known,
  marches,
  moved,
  touched,
} from '../src/model/beats.ts'
import type { Beat, Delta, View } from '../src/net/protocol.ts'

const view: View = {
  t: 'view',
  at: 41,
  viewer: 'one',
  status: ['turn', '@one'],
  waits: ['one'],
  set: {
    'elmet/mage': { t: 'piece', part: 'mage', at: 'elmet', owner: 'two', count: 2 },
    elmet: { t: 'spot', owner: 'two' },
    'one.vp': { t: 'piece', part: 'pawn', at: 'vp.4', owner: 'one' },
  },
  undo: false,
  reopen: false,
  asks: [{ seat: 'one', prompt: ['ask'], options: [{ line: 'pass', label: ['pass'] }] }],
  log: [{ at: 40, say: ['log.take'] }],
}
const retreat: Beat = {
  said: ['log.retreat'],
  by: 'two',
  set: { 'gwent/mage': { t: 'piece', part: 'mage', at: 'gwent', owner: 'two', count: 2 } },
  gone: ['elmet/mage', 'elmet'],
}
const score: Beat = { set: { 'one.vp': { t: 'piece', part: 'pawn', at: 'vp.5', owner: 'one' } } }
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
  assert.equal(follows(known(view), delta(42, { set: { x: { t: 'spot' } } }, { gone: ['x'] })), true)
})

test('catching up by deltas gives what a whole view would', () => {
  const now = caughtUp(known(view), [delta(42, retreat), delta(43, score)])
  assert.equal(now.at, 43)
  assert.deepEqual(now.elements.get('one.vp'), { t: 'piece', part: 'pawn', at: 'vp.5', owner: 'one' })
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
  const marked: Beat = {
    set: { 'elmet/mage': { t: 'piece', part: 'mage', at: 'elmet', owner: 'two', count: 2, marks: ['active'] } },
  }
  assert.deepEqual(touched(known(view).elements, marked), [])
  assert.deepEqual(touched(known(view).elements, retreat), ['gwent/mage'])
})

test('a round begins a chapter of the chronicle, a covered draw does not', () => {
  assert.equal(isHeading({ at: 1, say: ['log.reinforced'], heading: true }), true)
  assert.equal(isHeading({ at: 1, say: ['log.drawn'] }), false)
})

test('whether a choice can be taken back is told once, and stays until something else is told', () => {
  const open = known({ ...view, undo: true })
  assert.equal(open.undo, true)
  assert.equal(afterDelta(open, delta(42)).undo, true)
  assert.equal(afterDelta(open, { ...delta(42), undo: false }).undo, false)
  assert.equal(afterDelta(open, { ...delta(42), reopen: true }).reopen, true)
  assert.equal(afterDelta({ ...open, reopen: true }, delta(42)).reopen, true)
})

test('orders that lie open set out along their routes; drafts do not', () => {
  const route = { t: 'route' as const, through: ['8', '11'], owner: 'blue' }
  const company = { t: 'piece' as const, part: 'company', at: '11', owner: 'blue', count: 4 }
  const ghost = { ...company, marks: ['ghost'] }
  const set = (piece: typeof company) => ({ set: { 'blue.orders/first': piece, 'blue.orders/first.route': route } })
  assert.deepEqual(marches(new Map(), set(ghost)), [])
  assert.equal(marches(new Map(), set(company)).length, 1)
  assert.equal(marches(new Map([['blue.orders/first', ghost]]), set(company)).length, 1)
  assert.deepEqual(marches(new Map([['blue.orders/first', company]]), set(company)), [])
  assert.deepEqual(marches(new Map(), { set: { 'blue.orders/first': company } }), [])
})

test('a judgement decides about a place or ends a route, and nobody chose it', () => {
  const onMap = (id: string) => id === '11'
  const taken: Beat = { said: ['log.takes'], effect: 'reveal', set: { '11': { t: 'spot', owner: 'blue' } } }
  const before = new Map([['blue.orders/first.route', { t: 'route' as const }]])
  const { said, ...silent } = taken
  assert.equal(judges(new Map(), taken, onMap), true)
  assert.equal(judges(new Map(), { ...taken, effect: 'draw' }, onMap), false)
  assert.equal(judges(new Map(), silent, onMap), false)
  assert.equal(
    judges(new Map(), taken, () => false),
    false,
  )
  assert.equal(judges(before, { said: ['log.falls-back'], effect: 'reveal', gone: ['blue.orders/first.route'] }, onMap), true)
  assert.equal(judges(before, { said: ['log.departed'], effect: 'reveal', gone: ['company/8'] }, onMap), false)
})
