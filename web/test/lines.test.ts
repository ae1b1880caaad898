import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill, loneLine, offered, tail, takenByItself, targets } from '../src/model/lines.ts'
import type { Option, Prompt } from '../src/net/protocol.ts'

const topple: Option = { line: 'topple elmet', label: ['topple'], on: ['elmet'], verdict: '4 › 3' }
const weak: Option = { line: 'topple caint', label: ['topple'], on: ['caint'], barred: ['too-weak', 2, 3] }
const place: Option = { line: 'place knight {on}', label: ['place'], from: 'one.pool/knight', on: ['powys', 'gwent', 'elmet'] }
const bid: Option = {
  line: 'bid {n} {m}',
  label: ['bid'],
  amounts: [
    { name: 'n', label: ['pieces'], min: 0, max: 5, start: 0, step: 1 },
    { name: 'm', label: ['more'], min: 1, max: 2, start: 2, step: 1 },
  ],
}
const ask = (...options: Option[]): Prompt => ({ seat: 'one', prompt: ['ask'], options })

test('the tail of an id is the word a line uses', () => {
  assert.equal(tail('dark/heartwood'), 'heartwood')
  assert.equal(tail('elmet'), 'elmet')
})

test('a target fills its hole', () => {
  assert.equal(fill({ line: 'lay heartwood {on}', label: ['lay'], on: ['slot/2'] }, 'slot/2'), 'lay heartwood 2')
})

test('amounts fill their holes in order, and start where the option says', () => {
  assert.equal(fill(bid), 'bid 0 2')
  assert.equal(fill(bid, undefined, { n: 4, m: 1 }), 'bid 4 1')
})

test('options without a thing to take up glow; the others wait until it is taken up', () => {
  const calm = targets(ask(topple, weak, place), undefined)
  assert.deepEqual([...calm.lit], ['elmet'])
  assert.deepEqual([...calm.on.keys()], ['elmet', 'caint', 'powys', 'gwent'])
  const taken = targets(ask(topple, weak, place), 'one.pool/knight')
  assert.deepEqual([...taken.lit], ['powys', 'gwent', 'elmet'])
  assert.equal(taken.on.has('caint'), false)
})

test('a barred option never glows', () => {
  assert.equal(targets(ask(weak), undefined).lit.size, 0)
})

test('the only option with a thing to take up is taken up by itself', () => {
  assert.equal(takenByItself(ask(place, weak)), 'one.pool/knight')
  assert.equal(takenByItself(ask(place, topple)), undefined)
})

test('a lone line leaves nothing to choose: not a number, not one of several targets', () => {
  assert.equal(loneLine(ask(topple, weak)), 'topple elmet')
  assert.equal(loneLine(ask(place)), undefined)
  assert.equal(loneLine(ask(bid)), undefined)
  assert.equal(loneLine(ask(topple, place)), undefined)
  assert.equal(loneLine(ask({ line: 'place {on}', label: ['place'], on: ['gwent'] })), 'place gwent')
})

test('a typed line is known by the option that offers it', () => {
  const prompt = ask(topple, weak, place, bid)
  assert.equal(offered(prompt, 'place knight gwent')?.target, 'gwent')
  assert.equal(offered(prompt, 'topple caint')?.option, weak)
  assert.equal(offered(prompt, 'bid 3 1')?.option, bid)
  assert.equal(offered(prompt, 'place knight dyfed'), undefined)
})
