import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LastMoves } from '../src/model/happened.ts'

const NONE: ReadonlySet<string> = new Set()

test('what others moved stays marked until the own choice', () => {
  const last = new LastMoves()
  let marked = last.after(NONE, ['mine'], 'orange', ['orange'])
  assert.deepEqual([...marked], ['mine'])
  marked = last.after(marked, ['drawn'], undefined, ['orange'])
  assert.deepEqual([...marked], ['mine', 'drawn'])
  marked = last.after(marked, ['first'], 'white', ['orange'])
  assert.deepEqual([...marked], ['first'])
  marked = last.after(marked, ['second'], 'white', ['orange'])
  assert.deepEqual([...marked], ['first', 'second'])
  marked = last.after(marked, ['other'], 'orange', ['orange'])
  assert.deepEqual([...marked], ['other'])
})

test('who looks on sees the last choice marked', () => {
  const last = new LastMoves()
  let marked = last.after(NONE, ['one'], 'orange', [])
  marked = last.after(marked, ['two'], 'white', [])
  assert.deepEqual([...marked], ['two'])
})
