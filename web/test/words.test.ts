import assert from 'node:assert/strict'
import { test } from 'node:test'
import grammar from '../../table/src/test/resources/tabard/table/text/grammar.json'
import en from '../words/en.json'
import fr from '../words/fr.json'
import type { Said } from '../src/net/protocol.ts'
import type { Language } from '../src/shared/words.ts'
import { capital, say } from '../src/shared/words.ts'

for (const { lang, texts, people, said, expected } of grammar as unknown as Example[]) {
  test(`${lang}: ${JSON.stringify(said)} of ${JSON.stringify(texts)} says "${expected}"`, () => {
    assert.equal(say({ language: lang, texts, people: people ?? {} }, said), expected)
  })
}

interface Example {
  lang: Language
  texts: Record<string, string>
  people?: Record<string, string>
  said: Said
  expected: string
}

test('a sentence begins with a capital, accents included', () => {
  assert.equal(capital({ language: 'fr', texts: {}, people: {} }, 'éclaireurs'), 'Éclaireurs')
})

test('the page speaks both languages: every key is in both', () => {
  assert.deepEqual(Object.keys(fr).sort(), Object.keys(en).sort())
})

test('both languages fill the same holes', () => {
  const holes = (text: string) => [...new Set([...text.matchAll(/\{(\d)/g)].map(hole => hole[1]))].sort()
  for (const [key, text] of Object.entries<string>(en))
    assert.deepEqual(holes((fr as Record<string, string>)[key] ?? ''), holes(text), key)
})

test('French has no straight apostrophe and no bare space before its high signs', () => {
  for (const [key, text] of Object.entries<string>(fr)) assert.doesNotMatch(text, /'| [:;?!»]|« /, key)
})
