import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadlines, remaining, turned } from '../src/model/deadlines.ts'

test('what is left is told in the two largest units', () => {
  const left = (seconds: number) => remaining(seconds * 1000, 0)
  assert.deepEqual(left(2 * 86400 + 3 * 3600 + 59), ['left.days', 2, 3])
  assert.deepEqual(left(5 * 3600 + 125), ['left.hours', 5, 2])
  assert.deepEqual(left(125), ['left.minutes', 2, '05'])
  assert.deepEqual(left(-3), ['left.minutes', 0, '00'])
})

test('the server tells how much is left, the page when it ends', () => {
  turned({ orange: 5000 }, 1000)
  assert.deepEqual(deadlines.value, { orange: 6000 })
})
