import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../src/model/box.ts'
import { chapters, sheet } from '../src/model/print.ts'
import type { Box, Element, LogLine } from '../src/net/protocol.ts'

const line = (at: number, heading = false): LogLine => ({ at, say: [`log.${at}`], ...(heading ? { heading } : {}) })

test('the chronicle is cut where rounds begin', () => {
  assert.deepEqual(chapters([]), [])
  assert.deepEqual(
    chapters([line(1), line(2), line(3, true), line(4), line(5, true)]).map(lines => lines.map(each => each.at)),
    [[1, 2], [3, 4], [5]],
  )
  assert.equal(chapters([line(1, true), line(2)]).length, 1)
})

test('everything on the table is told, place by place in the order of the box', () => {
  const surface = { t: 'surface', x: 0, y: 0, w: 1, h: 1 } as never
  const box = {
    game: 'g',
    art: 'g',
    zones: {
      elmet: { in: 'board', shape: surface },
      powys: { in: 'board', shape: surface },
      'one.hand': { in: 'side', seat: 'one', shape: surface },
      vp: { in: 'side', shape: surface },
    },
    parts: {},
    marks: { besieged: ['mark.besieged'] },
    windows: {},
  } as unknown as Box
  const elements = new Map<string, Element>([
    ['powys/knight', { t: 'piece', part: 'knight', at: 'powys', owner: 'two', count: 3 }],
    ['elmet', { t: 'spot', owner: 'one', marks: ['besieged'] }],
    ['one.hand/card', { t: 'piece', part: 'card', at: 'one.hand', owner: 'one' }],
    ['one.pawn', { t: 'piece', part: 'pawn', at: 'vp.4', owner: 'one' }],
    ['note', { t: 'note', at: 'powys', text: ['note.fog'] }],
    ['way', { t: 'route', through: ['elmet', 'powys'], label: ['label.attack'] }],
  ])
  const speaker = { name: (id: string) => id.toUpperCase(), say: (said: readonly unknown[]) => String(said[0]) }
  assert.deepEqual(sheet(open(box), elements, speaker), [
    { place: 'ELMET', things: ['ONE', 'mark.besieged', 'ELMET → POWYS (label.attack)'] },
    { place: 'POWYS', things: ['3 × POWYS/KNIGHT (TWO)', 'note.fog'] },
    { place: 'ONE · ONE.HAND', things: ['ONE.HAND/CARD'] },
    { place: 'VP', things: ['ONE.PAWN (ONE): 4'] },
  ])
})
