import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advised, nextStep } from '../src/model/guide.ts'
import type { Coached, FirstGame, Prompt } from '../src/net/protocol.ts'

const PROMPT: Prompt = {
  seat: 'orange',
  prompt: ['ask.acting'],
  options: [
    { line: 'recruit', label: ['r'] },
    { line: 'topple {on}', on: ['elmet'], label: ['t'], barred: ['no'] },
    { line: 'place {on}', from: 'pool/mage', on: ['gwent', 'powys'], label: ['p'] },
    { line: 'bid {n}', label: ['b'], amounts: [{ name: 'n', label: ['n'], min: 0, max: 4, start: 2, step: 1 }] },
  ],
}
const step = (takes: string[], after?: string): Coached => ({
  title: ['t'],
  lesson: { text: ['why'], clause: 'XX-1.1', asked: 'ask.acting' },
  takes,
  ...(after === undefined ? {} : { after }),
})

test('the best line that is offered is advised', () => {
  assert.equal(advised(step(['place elmet', 'place powys', 'place *']), PROMPT), 'place powys')
  assert.equal(advised(step(['place *']), PROMPT), 'place gwent')
  assert.equal(advised(step(['bid 3']), PROMPT), 'bid 3')
  assert.equal(advised(step(['bid *']), PROMPT), 'bid 2')
  assert.equal(advised(step(['topple *', 'topple elmet']), PROMPT), undefined)
})

test('a step waits for the one before it, and for its moment', () => {
  const first = {
    steps: { one: step(['topple *']), two: step(['place *'], 'one'), three: step(['recruit']) },
  } as unknown as FirstGame
  assert.equal(nextStep(first, new Set(), PROMPT, new Map())?.id, 'three')
  assert.equal(nextStep(first, new Set(['one']), PROMPT, new Map())?.id, 'two')
  assert.equal(nextStep(first, new Set(['one', 'two', 'three']), PROMPT, new Map()), undefined)
})
