import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tincture } from '../src/model/seat-colours.ts'

test('seats that are called by colours loadArt them', () => {
  const seats = ['red', 'violet', 'blue', 'yellow', 'white']
  assert.deepEqual(
    seats.map(seat => tincture(seats, seat)),
    ['flame', 'star', 'wave', 'lion', 'tower'],
  )
  assert.equal(tincture(['orange', 'white'], 'white'), 'tower')
})

test('seats that would loadArt the same, or are called otherwise, take what comes', () => {
  assert.deepEqual(
    ['orange', 'yellow'].map(seat => tincture(['orange', 'yellow'], seat)),
    ['lion', 'tower'],
  )
  assert.deepEqual(
    ['one', 'red'].map(seat => tincture(['one', 'red'], seat)),
    ['lion', 'tower'],
  )
})

test('who does not play wears no colours, whatever the seat is called', () => {
  assert.equal(tincture(['blue', 'orange', 'green'], 'green', true), 'plain')
  assert.equal(tincture(['blue', 'orange', 'green'], 'green'), 'oak')
})
