import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonFault } from '../src/lobby/json-fault.ts'

const told = (text: string) => {
  const { line, column, sign } = jsonFault(text)
  return `${line}:${column} ${sign}`
}

test('a fault is told with its place and the sign that cannot stand there', () => {
  assert.equal(told('{"a": 1,\n "b": [1, 2\n}'), '3:1 }')
  assert.equal(told('{"a": 1\n "b": 2}'), '2:2 "')
  assert.equal(told('{"a": 1,}'), '1:9 }')
  assert.equal(told("{'a': 1}"), "1:2 '")
  assert.equal(told('{"a": foo}'), '1:7 foo')
  assert.equal(told('{"a": 01}'), '1:7 01')
  assert.equal(told('{"a": [1, {"b" 2}]}'), '1:16 2')
  assert.equal(told('{"a": 1} x'), '1:10 x')
})

test('a text that breaks off has no such sign', () => {
  assert.equal(told('{"a": 1'), '1:8 ')
  assert.equal(told('{"a": [1,\n'), '2:1 ')
  assert.equal(told(''), '1:1 ')
})

test('a text that is not closed is told where it begins', () => {
  assert.equal(told('{"a": "x\n}'), '1:7 "')
})
