import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadlines, moment, notice, remaining, turned } from '../src/model/deadlines.ts'

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

test('a notice goes out a day and an hour before, once each', () => {
  const day = 86_400_000
  const hour = 3_600_000
  const deadline = 10 * day
  assert.equal(notice(deadline, 0, deadline - day - 1), undefined)
  assert.equal(notice(deadline, deadline - day - 1, deadline - day), 'day')
  assert.equal(notice(deadline, deadline - day, deadline - day + 5), undefined)
  assert.equal(notice(deadline, deadline - hour - 1, deadline - hour + 7), 'hour')
  assert.equal(notice(deadline, 0, deadline - 5), 'hour') // the machine slept
  assert.equal(notice(deadline, deadline - 5, deadline), undefined)
  assert.equal(notice(deadline, deadline - 5, deadline - 4), undefined) // two minutes to decide need no notice
})

test('a deadline has a date and an hour', () => {
  const now = new Date(2026, 10, 16, 9, 0).getTime()
  assert.equal(moment(new Date(2026, 10, 16, 18, 5).getTime(), now, 'en-GB'), '18:05')
  const far = moment(new Date(2026, 10, 19, 18, 5).getTime(), now, 'fr')
  assert.match(far, /jeu\. 19 nov\..*18:05/)
})
