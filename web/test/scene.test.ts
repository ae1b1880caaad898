import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effect } from '@preact/signals'
import { open, region, trackOf } from '../src/model/box.ts'
import type { Box, Element } from '../src/net/protocol.ts'
import { Scene } from '../src/model/scene.ts'

const box: Box = {
  game: 'test',
  art: '',
  zones: {
    map: { in: 'board', shape: { t: 'surface', x: 0, y: 0, w: 10, h: 10, art: '' } },
    gwent: { in: 'map', shape: { t: 'area', path: 'M0 0Z', x: 1, y: 1, bx: 2, by: 2 } },
    vp: { in: 'map', shape: { t: 'track', from: 0, to: 12 } },
    hand: { in: 'hand', shape: { t: 'row', look: 'fan' } },
  },
  parts: { knight: { form: 'shield', name: ['knight'] }, mage: { form: 'disc', name: ['mage'] } },
  marks: {},
  windows: {},
}
const piece = (part: string, at: string): Element => ({ t: 'piece', part, at })
const show = (scene: Scene, elements: Record<string, Element>) => scene.show(new Map(Object.entries(elements)))

test('pieces lie in the order of the catalogue, numbered ones by their number', () => {
  const scene = new Scene(open(box))
  show(scene, {
    'gwent/mage': piece('mage', 'gwent'),
    'gwent/knight': piece('knight', 'gwent'),
    'die/10': piece('mage', 'hand'),
    'die/2': piece('knight', 'hand'),
  })
  assert.deepEqual(
    scene.contents('gwent').pieces.map(([id]) => id),
    ['gwent/knight', 'gwent/mage'],
  )
  assert.deepEqual(
    scene.contents('hand').pieces.map(([id]) => id),
    ['die/2', 'die/10'],
  )
})

test('a beat redraws the zones it touched, and no others', () => {
  const scene = new Scene(open(box))
  const knight = piece('knight', 'gwent')
  show(scene, { a: knight, b: piece('mage', 'hand') })
  let gwent = 0
  let hand = 0
  effect(() => void (scene.contents('gwent'), gwent++))
  effect(() => void (scene.contents('hand'), hand++))
  show(scene, { a: knight, b: piece('mage', 'vp.3') })
  assert.deepEqual([gwent, hand], [1, 2])
  assert.deepEqual(
    scene.contents('vp.3').pieces.map(([id]) => id),
    ['b'],
  )
})

test('what is gone is no longer there', () => {
  const scene = new Scene(open(box))
  show(scene, { gwent: { t: 'spot', owner: 'one' }, a: piece('knight', 'gwent') })
  assert.equal(scene.contents('gwent').spot?.owner, 'one')
  show(scene, {})
  assert.deepEqual([scene.contents('gwent').spot, scene.contents('gwent').pieces], [undefined, []])
})

test('a zone knows its region, and a cell its track', () => {
  assert.equal(region(open(box), 'gwent'), 'board')
  assert.deepEqual([trackOf('vp.12'), trackOf('one.pool')], ['vp', 'one.pool'])
})
