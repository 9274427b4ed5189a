import { expect, test } from 'vitest'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import {
  attributesOf,
  noNames,
  noNamesSeen,
  suggest,
  withNames,
  withSeenNames,
  readKnownValues,
  renderKnownValues,
} from '#core/query/known-names.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `name${at}`)
const ofItem = (...names: string[]) => ({ relations: [], attributes: [{ relation: '', names }] })

test('new names come first, and those seen again stay where they are', () => {
  const known = {
    relations: ['image', 'location'],
    attributes: [
      { relation: '', names: ['name', 'url'] },
      { relation: 'image', names: ['caption'] },
    ],
  }
  const observed = {
    relations: ['location', '', 'author', 'author'],
    attributes: [
      { relation: '', names: ['url', 'email', ''] },
      { relation: 'author', names: ['name'] },
      { relation: 'geo', names: [''] },
    ],
  }
  expect(withNames(known, observed)).toEqual({
    relations: ['author', 'image', 'location'],
    attributes: [
      { relation: 'author', names: ['name'] },
      { relation: '', names: ['email', 'name', 'url'] },
      { relation: 'image', names: ['caption'] },
    ],
  })
})

test('an answer that shows nothing new leaves what is known as it is', () => {
  const known = { relations: ['image'], attributes: [{ relation: '', names: ['name'] }] }
  expect(withNames(known, known)).toBe(known)
  expect(withNames(known, noNames)).toBe(known)
  expect(withNames(known, { ...known, relations: ['image', 'x'] })).not.toBe(known)
  expect(withNames(known, ofItem('name', 'x'))).not.toBe(known)
})

test('the oldest go beyond 200 relations and 300 attributes of one', () => {
  const many = numbered(400)
  const { relations, attributes } = withNames(noNames, {
    relations: many,
    attributes: [{ relation: 'image', names: many }],
  })
  expect([relations, attributes]).toEqual([
    many.slice(0, 200),
    [{ relation: 'image', names: many.slice(0, 300) }],
  ])
  const all = withNames(noNames, {
    relations: [],
    attributes: numbered(201).map((relation) => ({ relation, names: ['name'] })),
  })
  expect(all.attributes).toHaveLength(200)
  expect([attributesOf(all, 'name0'), attributesOf(all, 'name1')]).toEqual([[], ['name']])
})

const extra = (name: string): Partial<QueryForm> => ({
  extra: [{ name, value: { kind: 'text', text: 'x' } }],
})

test.each<[string, Partial<QueryForm>, boolean]>([
  ['no fields', {}, true],
  ['rows of fields', { fields: [{ relation: 'image', attributes: ['name'] }] }, false],
  ['a row of fields without attributes', { fields: [{ relation: 'image', attributes: [] }] }, true],
  ['a list of fields', extra('fields'), false],
  ['fields by relation', extra('fields[image]'), false],
  ['another parameter', extra('section[meta]'), true],
  ['a language', extra('language'), true],
])('an answer to a query with %s shows all names or not: %o %s', (_, form, isUnrestricted) => {
  const observed = ofItem('name')
  expect(withSeenNames(noNamesSeen, observed, { ...emptyForm, ...form })).toEqual({
    all: observed,
    unrestricted: isUnrestricted ? observed : noNames,
  })
})

test('what begins with the text comes first, then words that do, then what contains it', () => {
  const names = ['dct:created', 'recreation', 'Created', 'name', 'dateCreated']
  expect(suggest(names, 'cre')).toEqual(['Created', 'dct:created', 'dateCreated', 'recreation'])
  expect(suggest(names, '', ['name'])).toEqual([
    'dct:created',
    'recreation',
    'Created',
    'dateCreated',
  ])
  expect(suggest(names, 'x')).toEqual([])
})

test('a line is a value and what people call it', () => {
  expect(readKnownValues('music = Music\r\n\n0b1e-22\tPlay & opera\nplain\nmusic = again')).toEqual(
    [
      { value: 'music', label: 'Music' },
      { value: '0b1e-22', label: 'Play & opera' },
      { value: 'plain', label: '' },
    ],
  )
})

test('values come back as they were', () => {
  const values = [
    { value: 'a = b', label: 'c' },
    { value: 'x = y', label: '' },
    { value: 'a =', label: 'b' },
    { value: 'a', label: 'b\tc' },
  ]
  expect(readKnownValues(renderKnownValues(values))).toEqual(values)
})

test('lines come back as they were written', () => {
  const lines = 'a=b = A and B\nplain'
  expect(renderKnownValues(readKnownValues(lines))).toBe(lines)
})
