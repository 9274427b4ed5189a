import { expect, test } from 'vitest'

interface Fault {
  key: string
  fault: string
}

// Commands are plain JavaScript, because they run before anything is installed.
const scripts = new URL('../../../scripts/structure/', import.meta.url)
const { findMessageFaults }: { findMessageFaults: (languages: object) => Fault[] } = await import(
  new URL('find-message-faults.mjs', scripts).href
)

/** The keys with a fault, and how the complaint begins. */
const faultsOf = (en: object, de: object) =>
  findMessageFaults({ en, de }).map(({ key, fault }) => [key, fault.split(':')[0]])

test('a message that does not compile is named with its language, whichever it is', () => {
  expect([
    faultsOf({ a: { b: 'Open {name' } }, { a: { b: 'Öffnen: {name}' } }),
    faultsOf({ a: 'The name of {name}' }, { a: 'Name: @' }),
    faultsOf({ a: '{name} | ' }, { a: '{name}' }),
  ]).toEqual([
    [['en.a.b', 'does not compile']],
    [['de.a', 'does not compile']],
    [['en.a', 'does not compile']],
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
