import assert from 'node:assert/strict'
import { test } from 'node:test'
import { softly } from '../src/shared/softly.ts'

const shown = (text: string) => softly(text).join('-')

test('long words may be parted between syllables', () => {
  assert.equal(shown('Mountainhome'), 'Mountain-home')
  assert.equal(shown('Tributepass'), 'Tribute-pass')
  assert.equal(shown('Heartwood'), 'Heart-wood')
  assert.equal(shown('Moonglade'), 'Moon-glade')
  assert.equal(shown('Renseignements locaux'), 'Renseigne-ments locaux')
  assert.equal(shown('Hot Swordsmanship'), 'Hot Swordsman-ship')
  assert.equal(shown('Day Sharpshooting'), 'Day Sharpshoo-ting')
})

test('short words stay whole, and so does what is no word', () => {
  assert.deepEqual(softly('Grey Fen (horse)'), ['Grey Fen (horse)'])
  assert.deepEqual(softly('1234567890'), ['1234567890'])
})
