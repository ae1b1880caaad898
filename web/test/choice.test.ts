import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signal } from '@preact/signals'
import { Choice } from '../src/model/choice.ts'
import type { Option, Prompt } from '../src/net/protocol.ts'

const take: Option = { line: 'take {on}', on: ['market/sea', 'market/merlin'], label: ['take'] }
const place: Option = { line: 'place knight {on}', from: 'pool/knight', on: ['gwent', 'powys'], label: ['place'] }
const topple: Option = { line: 'topple elmet', on: ['elmet'], label: ['topple'], last: true }
const weak: Option = { line: 'topple caint', on: ['caint'], label: ['topple'], barred: ['too-weak', 2, 3] }
const bid: Option = {
  line: 'bid {n}',
  label: ['bid'],
  amounts: [{ name: 'n', label: ['pieces'], min: 0, max: 5, start: 1, step: 1 }],
  last: true,
}
const pass: Option = { line: 'pass', label: ['pass'] }

function sitting(...options: Option[]): { choice: Choice; sent: string[] } {
  const sent: string[] = []
  const prompt = signal<Prompt | undefined>({ seat: 'one', prompt: ['ask'], options })
  return { choice: new Choice(prompt, line => sent.push(line) > 0), sent }
}

test('a lit target is sent at one press', () => {
  const { choice, sent } = sitting(take, pass)
  choice.press('market/sea')
  assert.deepEqual(sent, ['take sea'])
})

test('a thing is taken up, then put onto its target', () => {
  const { choice, sent } = sitting(place, pass)
  choice.press('pool/knight')
  assert.deepEqual([...choice.targets.value.lit], ['gwent', 'powys'])
  choice.press('powys')
  assert.deepEqual(sent, ['place knight powys'])
})

test('a thing pressed again is put down', () => {
  const { choice } = sitting(place, pass)
  choice.press('pool/knight')
  choice.press('pool/knight')
  assert.equal(choice.taken.value, undefined)
})

test('what cannot be taken back wants a second press', () => {
  const { choice, sent } = sitting(topple, pass)
  choice.press('elmet')
  assert.deepEqual(sent, [])
  assert.equal(choice.pending.value?.target, 'elmet')
  choice.confirm(topple, 'elmet')
  assert.deepEqual(sent, ['topple elmet'])
})

test('a barred target tells why and sends nothing', () => {
  const { choice, sent } = sitting(weak, pass)
  choice.press('caint')
  assert.deepEqual(choice.pending.value?.options, [weak])
  assert.deepEqual(sent, [])
})

test('two ways on one element are laid open', () => {
  const { choice, sent } = sitting(topple, { line: 'spare elmet', on: ['elmet'], label: ['spare'] })
  choice.press('elmet')
  assert.equal(choice.pending.value?.options.length, 2)
  assert.deepEqual(sent, [])
})

test('a question that only wants a number is open from the start, and sends the number chosen', () => {
  const { choice, sent } = sitting(bid)
  assert.deepEqual(choice.pending.value?.options, [bid])
  choice.setAmount('n', 4)
  choice.confirm(bid, undefined)
  assert.deepEqual(sent, ['bid 4'])
})

test('after a choice is sent nothing glows until the answer', () => {
  const { choice, sent } = sitting(take, pass)
  choice.press('market/sea')
  assert.equal(choice.targets.value.lit.size, 0)
  choice.press('market/merlin')
  choice.button(pass)
  assert.deepEqual(sent, ['take sea'])
})

test('Escape puts everything down', () => {
  const { choice } = sitting(place, topple)
  choice.press('pool/knight')
  choice.putDown()
  assert.deepEqual([choice.taken.value, choice.pending.value], [undefined, undefined])
})

test('a line that is aimed at lies open with its numbers, and is not sent', () => {
  const { choice, sent } = sitting(take, bid, pass)
  choice.aim('bid 4')
  assert.deepEqual(choice.pending.value, { target: undefined, options: [bid] })
  assert.deepEqual(choice.amounts.value, { n: 4 })
  choice.aim('take merlin')
  assert.deepEqual(choice.pending.value, { target: 'market/merlin', options: [take] })
  assert.deepEqual(sent, [])
  choice.confirm(take, 'market/merlin')
  assert.deepEqual(sent, ['take merlin'])
})

test('a thing to be taken up is taken up when its target is aimed at', () => {
  const { choice, sent } = sitting(place, pass)
  choice.aim('place knight powys')
  assert.equal(choice.taken.value, 'pool/knight')
  assert.equal(choice.pending.value?.target, 'powys')
  assert.deepEqual(sent, [])
})

test('what is not offered cannot be aimed at', () => {
  const { choice } = sitting(take, pass)
  choice.aim('take the crown')
  assert.equal(choice.pending.value, undefined)
})
