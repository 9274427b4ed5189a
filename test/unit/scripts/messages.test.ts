import { expect, test } from 'vitest'
import * as reader from '#core/language/render-message.ts'

interface Fault {
  key: string
  fault: string
}

// Commands are plain JavaScript, because they run before anything is installed.
const scripts = new URL('../../../scripts/structure/', import.meta.url)
const { findMessageFaults }: { findMessageFaults: (languages: object, reader: object) => Fault[] } =
  await import(new URL('find-message-faults.mjs', scripts).href)

/** The keys with a fault, and how the complaint begins. */
const faultsOf = (en: object, de: object) =>
  findMessageFaults({ en, de }, reader).map(({ key, fault }) => [key, fault.split(' in "')[0]])

test('a message that cannot be written is named with its language, whichever it is', () => {
  expect([
    faultsOf({ a: { b: 'Open {name' } }, { a: { b: 'Öffnen: {name}' } }),
    faultsOf({ a: 'The name of {name}' }, { a: 'Name: {}' }),
    faultsOf({ a: '{name} | ' }, { a: '{name}' }),
  ]).toEqual([
    [['en.a.b', 'a brace belongs to no placeholder']],
    [['de.a', 'a brace belongs to no placeholder']],
    [['en.a', 'a form is empty']],
  ])
})

test('both languages have the same plural forms', () => {
  expect([
    faultsOf({ a: '{count} item | {count} items' }, { a: '{count} Objekte' }),
    faultsOf({ a: '{count} item | {count} items' }, { a: 'kein | ein | {count}' }),
    faultsOf({ a: '{count} item | {count} items' }, { a: '{count} Objekt | {count} Objekte' }),
    faultsOf({ a: "one {'|'} two" }, { a: 'eins oder zwei' }),
  ]).toEqual([
    [['de.a', 'has 1 plural forms where en has 2']],
    [['de.a', 'has 3 plural forms where en has 2']],
    [],
    [],
  ])
})

test('a sentence stands under one key of a language, a short label under several', () => {
  const sentence = 'The server sent no list.'
  expect([
    faultsOf({ a: { b: sentence }, c: sentence }, { a: { b: 'Keine Liste' }, c: 'Leer' }),
    faultsOf({ a: 'One' }, { a: '{name} ist keine Liste mehr', b: '{name} ist keine Liste mehr' }),
    faultsOf({ a: 'no more items', b: 'no more items' }, {}),
    faultsOf({ a: '{count} item | {count} items', b: '{count} item | {count} items' }, {}),
    faultsOf({ a: sentence, b: 'The server sent no list' }, {}),
  ]).toEqual([[['en.c', 'says the same as a.b']], [['de.b', 'says the same as a']], [], [], []])
})
