import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsFor } from '../src/model/hints.ts'

const hint = (outcome: number, equal = false) => ({ line: `at ${outcome}`, outcome, error: 0.01, equal, reasons: [] })

test('whole numbers, where they tell options apart', () => {
  assert.equal(digitsFor([hint(0.6), hint(0.5)]), 0)
  assert.equal(digitsFor([hint(0.6), hint(0.596, true)]), 0)
  assert.equal(digitsFor([hint(0.6), hint(0.503), hint(0.501)]), 0)
})

test('tenths, where whole numbers would say the same', () => {
  assert.equal(digitsFor([hint(0.054), hint(0.051), hint(0.02)]), 1)
})
