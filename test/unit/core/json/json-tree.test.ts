import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createJsonTree,
  type JsonTree,
  type LazyContainer,
  searchJson,
} from '#core/json/json-tree.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

function json(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

const item = json(
  '{"@id":"1","geo":{"lat":1.0,"lon":2},"image":[{"@id":"2"},{"@id":"3"}],"none":[]}',
)

const shown = (tree: JsonTree) =>
  tree
    .lines(0, tree.lineCount)
    .map(({ depth, name, isOpen }) => `${'  '.repeat(depth)}${isOpen ? '-' : ''}${name}`)

describe('a tree', () => {
  test('shows the members of its value, closed', () => {
    expect(shown(createJsonTree(item))).toEqual(['@id', 'geo', 'image', 'none'])
  })

  test('opens and closes a container on its line', () => {
    const tree = createJsonTree(item)
    tree.toggle(2)
    tree.toggle(3)
    expect(shown(tree)).toEqual(['@id', 'geo', '-image', '  -0', '    @id', '  1', 'none'])
    tree.toggle(2)
    expect(shown(tree)).toEqual(['@id', 'geo', 'image', 'none'])
  })

  test('leaves a line alone that has nothing inside', () => {
    const tree = createJsonTree(item)
    tree.toggle(0)
    tree.toggle(3)
    tree.toggle(99)
    expect(tree.lineCount).toBe(4)
  })

  test('opens everything, and says when that would be too much', () => {
    const tree = createJsonTree(item)
    expect(tree.openAll(100)).toBe(true)
    expect(shown(tree)).toEqual([
      '@id',
      '-geo',
      '  lat',
      '  lon',
      '-image',
      '  -0',
      '    @id',
      '  -1',
      '    @id',
      'none',
    ])
    expect(tree.openAll(7)).toBe(false)
    expect(shown(tree)).toEqual(['@id', '-geo', '  lat', '  lon', 'image', 'none'])
  })

  test('knows the path and the parent of a line', () => {
    const tree = createJsonTree(item)
    tree.openAll(100)
    expect(tree.pathOf(8)).toEqual(['image', 1, '@id'])
    expect([tree.parentOf(8), tree.parentOf(7), tree.parentOf(4)]).toEqual([7, 4, null])
  })

  test('reveals a value by opening what is around it', () => {
    const tree = createJsonTree(item)
    tree.toggle(1)
    expect(tree.reveal([2, 1, 0])).toBe(7)
    expect(tree.pathOf(7)).toEqual(['image', 1, '@id'])
  })

  test('makes the children of a list only where they are looked at', () => {
    const made: number[] = []
    const list: LazyContainer = {
      kind: 'lazy',
      shape: 'array',
      size: 1_000_000,
      child(position) {
        made.push(position)
        return { name: position, value: item }
      },
    }
    const tree = createJsonTree(list)
    expect(tree.lines(500_000, 500_002).map(({ name }) => name)).toEqual([500_000, 500_001])
    tree.toggle(999_999)
    expect(tree.lineCount).toBe(1_000_004)
    expect(made.length).toBeLessThan(10)
  })

  test('a window that begins inside an open value does not repeat the line that opened it', () => {
    const tree = createJsonTree(json('{"a":{"b":false},"c":1}'))
    tree.toggle(0)
    expect(tree.lines(1, 4).map(({ name }) => name)).toEqual(['b', 'c'])
  })

  test('any window of lines is a part of all lines, however it was opened', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 5 }),
        fc.array(fc.nat(30), { maxLength: 12 }),
        fc.nat(20),
        fc.nat(20),
        (text, toggles, from, length) => {
          const tree = createJsonTree(json(text))
          for (const line of toggles) tree.toggle(line)
          const all = tree.lines(0, tree.lineCount)
          expect(all.length).toBe(tree.lineCount)
          expect(tree.lines(from, from + length)).toEqual(all.slice(from, from + length))
        },
      ),
    )
  })

  test('takes 20 000 levels', () => {
    const depth = 20_000
    const tree = createJsonTree(json('['.repeat(depth) + ']'.repeat(depth)))
    for (let line = 0; line < 200; line += 1) tree.toggle(line)
    expect(tree.lines(199, 200)[0]?.depth).toBe(199)
  })
})

describe('a search', () => {
  test('finds names, texts and numbers as they were sent, and where they stand', () => {
    const value = json('{"Name":"Käse","size":1.0,"list":[{"name":null}]}')
    expect(searchJson(value, 'name', 10)).toEqual({ hits: [[0], [2, 0, 0]], count: 2 })
    expect(searchJson(value, 'KÄSE', 10)).toEqual({ hits: [[0]], count: 1 })
    expect(searchJson(value, '1.0', 10)).toEqual({ hits: [[1]], count: 1 })
  })

  test('counts on behind the most hits it tells', () => {
    expect(searchJson(json('["a","a","a"]'), 'a', 2)).toEqual({ hits: [[0], [1]], count: 3 })
  })

  test('finds nothing for the empty text', () => {
    expect(searchJson(json('["a"]'), '', 2)).toEqual({ hits: [], count: 0 })
  })
})
