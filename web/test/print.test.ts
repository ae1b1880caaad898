import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../src/model/box.ts'
import { chapters, looseSheets, sheet } from '../src/model/print.ts'
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

test('loose sheets are printed for themselves, their lines by number', () => {
  const row = { t: 'row', look: 'stack' } as never
  const box = {
    game: 'g',
    art: 'g',
    zones: {
      'battles.1': { in: 'tabs', shape: row, marks: ['ledger', 'fleeting'] },
      'battles.2': { in: 'tabs', shape: row, marks: ['ledger', 'fleeting'] },
      form: { in: 'board', shape: row, marks: ['ledger', 'fleeting', 'form'] },
      land: { in: 'board', shape: row },
    },
    parts: { company: { form: 'counter', name: ['company'] } },
  } as unknown as Box
  const elements = new Map<string, Element>([
    ['battles.1/10-gold', { t: 'note', at: 'battles.1', text: ['gold'] }],
    ['battles.1/2-size', { t: 'note', at: 'battles.1', text: ['size'] }],
    ['form/1-head', { t: 'note', at: 'form', text: ['head'] }],
    ['c', { t: 'piece', part: 'company', at: 'land', owner: 'one', count: 4, face: '4000' }],
  ])
  const speaker = { name: (id: string) => id.toUpperCase(), say: (said: readonly unknown[]) => String(said[0]) }
  assert.deepEqual(looseSheets(open(box), elements, speaker), [{ place: 'BATTLES.1', things: ['size', 'gold'] }])
  assert.deepEqual(sheet(open(box), elements, speaker), [{ place: 'LAND', things: ['C 4000 (ONE)'] }])
})
