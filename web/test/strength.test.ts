import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strength } from '../src/model/strength.ts'

test('how hard a password is to guess', () => {
  assert.equal(strength('abcdefg'), 'short')
  assert.equal(strength('aaaaaaaaaaaaaaaa'), 'weak')
  assert.equal(strength('123456789012'), 'weak')
  assert.equal(strength('abababababababab'), 'weak')
  assert.equal(strength('annabelle2024', 'Annabelle'), 'weak')
  assert.equal(strength('lpwmrtzq'), 'fair')
  assert.equal(strength('correct horse battery'), 'strong')
})
