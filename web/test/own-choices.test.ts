import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownChoices } from '../src/model/own-choices.ts'
import type { LogLine } from '../src/net/protocol.ts'

const line = (at: number, by: string | undefined, ...say: LogLine['say']): LogLine => ({ at, say, ...(by && { by }) })

test('own choices end at what was drawn or done by others', () => {
  const log = [line(1, 'one', 'log.go'), line(2, undefined, 'log.drawn'), line(3, 'one', 'log.go'), line(4, 'one', 'log.go')]
  assert.deepEqual(ownChoices(log, 'one'), [3, 4])
  assert.deepEqual(ownChoices(log, 'two'), [])
  assert.deepEqual(ownChoices([...log, line(5, 'two', 'log.go')], 'one'), [])
})

test('what was taken back is no choice any more', () => {
  const log = [1, 2, 3, 4].map(at => line(at, 'one', 'log.go'))
  const undone = [...log, line(5, 'one', 'log.undo', '@one')]
  assert.deepEqual(ownChoices(undone, 'one'), [1, 2, 3])
  const more = [...undone, line(6, 'one', 'log.go'), line(7, 'one', 'log.undo-many', '@one', 3)]
  assert.deepEqual(ownChoices(more, 'one'), [1])
})
