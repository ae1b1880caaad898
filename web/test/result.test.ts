import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byRound, curve, roundOf, rounds, together, turns } from '../src/model/result.ts'
import type { Element, Frame } from '../src/net/protocol.ts'

const frame = (chances: number[], more: Partial<Frame['beat']> = {}): Frame => ({
  beat: { said: ['log.done'], by: 'red', ...more },
  waits: [],
  view: 1,
  chances,
})

const game = [
  frame([50, 50]),
  frame([48, 52]),
  frame([60, 40], { chapter: ['round', 2] }),
  frame([61, 39]),
  frame([70, 30], { by: undefined as never }),
  frame([30, 70], { said: undefined as never }),
  frame([55, 45]),
  frame([100, 0]),
]

test('rounds begin where a chapter does', () => {
  assert.deepEqual(rounds(game), [0, 3])
  assert.deepEqual(
    [1, 3, 4, 7].map(step => roundOf(rounds(game), step)),
    [1, 1, 2, 2],
  )
})

test('a curve begins with what was before, and the steps that changed most are told, but not the end', () => {
  assert.deepEqual(curve(game, 0), [50, 50, 48, 60, 61, 70, 30, 55, 100])
  assert.deepEqual(turns(game, 0), [
    { step: 7, change: 25 },
    { step: 3, change: 12 },
  ])
})

test('allies have one curve', () => {
  assert.equal(together(game), false)
  assert.equal(together([frame([40, 40]), frame([0, 0])]), true)
})

test('points by round are told only where they come to the points at the end', () => {
  const note = (points: number): Record<string, Element> => ({ n: { t: 'note', at: 'red.score', text: ['points', points] } })
  const replay = {
    start: { set: note(0) },
    frames: [frame([], { set: note(2) }), frame([], { heading: true }), frame([], { set: note(7) })],
  }
  assert.deepEqual(byRound(replay, ['red.score'], [7]), [[2], [5]])
  assert.deepEqual(byRound(replay, ['red.score'], [9]), [])
  assert.deepEqual(byRound(replay, [undefined], [7]), [])
})
