import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstMet, met } from '../src/model/lessons.ts'
import type { Element, Lesson, Option, Prompt } from '../src/net/protocol.ts'

const lesson = (when: Partial<Lesson>): Lesson => ({ text: ['lesson'], clause: 'XX-1', ...when })
const step: Option = { line: 'step {on}', label: ['step'], on: ['here'] }
const ask = (...options: Option[]): Prompt => ({ seat: 'one', prompt: ['ask.acting'], options })
const scene = (elements: Record<string, Element>) => new Map(Object.entries(elements))
const NONE = scene({})

test('a lesson is met with its question, and with no other', () => {
  assert.ok(met(lesson({ asked: 'ask.acting' }), ask(), NONE))
  assert.ok(!met(lesson({ asked: 'ask.resting' }), ask(), NONE))
})

test('a lesson is met with what is offered, but not with what is barred', () => {
  assert.ok(met(lesson({ offered: 'step' }), ask(step), NONE))
  assert.ok(!met(lesson({ offered: 'step' }), ask({ ...step, barred: ['no'] }), NONE))
  assert.ok(!met(lesson({ offered: 'ste' }), ask(step), NONE))
})

test('a lesson is met with what is shown as it says', () => {
  const night: Element = { t: 'spot', part: 'night' }
  assert.ok(met(lesson({ shown: 'sky', as: 'night' }), ask(), scene({ sky: night })))
  assert.ok(!met(lesson({ shown: 'sky', as: 'day' }), ask(), scene({ sky: night })))
  const now: Element = { t: 'note', at: 'phases', text: ['phase'], marks: ['now'] }
  assert.ok(met(lesson({ shown: 'phase', as: 'now' }), ask(), scene({ phase: now })))
})

test('what is shown may be the own', () => {
  const wound: Element = { t: 'piece', part: 'wound', at: 'one.hand' }
  assert.ok(met(lesson({ shown: '{seat}.hand/wound' }), ask(), scene({ 'one.hand/wound': wound })))
  assert.ok(!met(lesson({ shown: '{seat}.hand/wound' }), ask(), scene({ 'two.hand/wound': wound })))
})

test('each is told once, in their order', () => {
  const lessons = {
    turn: lesson({ asked: 'ask.acting' }),
    moving: lesson({ offered: 'step' }),
    night: lesson({ shown: 'night' }),
  }
  const told = new Set<string>()
  const next = () => {
    const id = firstMet(lessons, ask(step), NONE, told)
    if (id !== undefined) told.add(id)
    return id
  }
  assert.deepEqual([next(), next(), next()], ['turn', 'moving', undefined])
})
