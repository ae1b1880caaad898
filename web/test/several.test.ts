import assert from 'node:assert/strict'
import { test } from 'node:test'
import { several, type Words } from '../src/shared/words.ts'

const words: Words = { language: 'fr', texts: { army: 'armée', 'army.many': 'armées', cube: 'cube' }, people: {} }

test('several of a kind have a word of their own, where there is one', () => {
  assert.equal(several(words, ['army'], 1), 'armée')
  assert.equal(several(words, ['army'], 3), 'armées')
  assert.equal(several(words, ['cube'], 3), 'cube')
})
