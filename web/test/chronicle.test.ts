import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withChapter } from '../src/model/beats.ts'
import { gather, of } from '../src/model/chronicle.ts'
import type { LogLine } from '../src/net/protocol.ts'

const draws = (at: number, by = 'red'): LogLine => ({ at, by, say: ['log.draws', `@${by}`] })

test('lines that say the same are gathered, others and those to be taken back stay apart', () => {
  const lines = [
    draws(1),
    draws(2),
    draws(3),
    draws(3, 'blue'),
    draws(4),
    { ...draws(5), followed: [['x']] as LogLine['followed'] & {} },
  ]
  assert.deepEqual(
    gather(lines).map(({ line, times }) => [line.at, line.by, times]),
    [
      [3, 'red', 3],
      [3, 'blue', 1],
      [4, 'red', 1],
      [5, 'red', 1],
    ],
  )
  assert.deepEqual(
    gather(lines.slice(0, 3), line => line.at === 2).map(({ times }) => times),
    [1, 1, 1],
  )
})

test('the last line above a heading is gathered with those before it', () => {
  const lines: LogLine[] = [draws(1), draws(2), ...withChapter({ ...draws(3), chapter: ['round'] }), draws(4)]
  assert.deepEqual(
    gather(lines).map(({ line, times }) => [line.at, line.heading === true, times]),
    [
      [3, false, 3],
      [3, true, 1],
      [4, false, 1],
    ],
  )
})

test('a line knows which of its view it is, headings not counted', () => {
  const begins: LogLine = { ...draws(2, 'blue'), chapter: ['round'] }
  const lines: LogLine[] = [draws(1), ...withChapter(begins), { at: 2, say: ['drawn'] }]
  assert.deepEqual(
    gather(lines).map(({ nth }) => nth),
    [0, 0, 0, 1],
  )
})

test('of one seat: what it did and what names it, without empty chapters', () => {
  const heading = (at: number): LogLine => ({ at, say: ['round', at], heading: true })
  const lines: LogLine[] = [
    heading(0),
    draws(1),
    heading(2),
    draws(3, 'blue'),
    heading(4),
    { at: 5, say: ['drawn', '@red'] },
    heading(6),
  ]
  assert.deepEqual(
    of('red', gather(lines)).map(({ line }) => line.at),
    [0, 1, 4, 5],
  )
  assert.equal(of(undefined, gather(lines)).length, lines.length)
})
