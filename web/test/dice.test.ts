import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearAway, diceIn, inPieces, roll, thrown } from '../src/model/dice.ts'

test('dice in a sentence are counted, also in a sentence within', () => {
  assert.equal(diceIn(['log.rolled', '@orcs', '⚄ ⚁', 2]), 2)
  assert.equal(diceIn(['log.rolled', ['dice', '⚀']]), 1)
  assert.equal(diceIn(['log.walk', '@gwent']), 0)
  assert.equal(diceIn(undefined), 0)
})

test('a text is taken apart at its dice', () => {
  assert.deepEqual(inPieces('Dice: ⚄ ⚁ – 1 hit'), ['Dice:', 5, 2, ' – 1 hit'])
  assert.deepEqual(inPieces('none'), ['none'])
})

test('what was rolled stays until it is cleared away, the last few of it', () => {
  roll(['walk'])
  assert.equal(thrown.value.length, 0)
  for (const face of ['⚀', '⚁', '⚂', '⚃']) roll(['rolled', face])
  assert.deepEqual(
    thrown.value.map(said => said[1]),
    ['⚁', '⚂', '⚃'],
  )
  clearAway()
  assert.equal(thrown.value.length, 0)
})
