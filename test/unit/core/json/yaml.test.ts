import { describe, expect, test, vi } from 'vitest'
import { readYaml, renderYaml, type YamlPart } from '#core/json/yaml.ts'
import { renderJson } from '#core/json/render-json.ts'

/** The documents as JSON, and the lines with tags. */
function read(text: string) {
  const documents = readYaml(text)
  return documents.ok
    ? documents.value.map(({ root, taggedLines }) => [
        renderJson(root, { indent: null }),
        taggedLines,
      ])
    : { line: documents.error.line }
}

describe('YAML is read as JSON', () => {
  test.each([
    [
      'numbers to the letter',
      'a: 12345678901234567890\nb: 1.0\nc: 0x1F\nd: .inf',
      '{"a":12345678901234567890,"b":1.0,"c":31,"d":".inf"}',
    ],
    ['dates and versions as texts', 'a: 2026-11-28\nb: 3.1.0', '{"a":"2026-11-28","b":"3.1.0"}'],
    ['keys as they are written', '200: a\n"b c": b\n~: c', '{"200":"a","b c":"b","~":"c"}'],
    ['an alias as the value of its anchor', 'a: &x [1]\nb: *x', '{"a":[1],"b":[1]}'],
    [
      'a merged object behind its own members',
      'a: &x {p: 1, q: 2}\nb:\n  <<: *x\n  q: 3',
      '{"a":{"p":1,"q":2},"b":{"p":1,"q":3}}',
    ],
    [
      'the first of two merged objects, and of two merges',
      'a: &x {p: 1}\nb: &y {p: 2, q: 2}\nc: {<<: [*x, *y], r: 3}\nd: {<<: *y, <<: *x}',
      '{"a":{"p":1},"b":{"p":2,"q":2},"c":{"p":1,"q":2,"r":3},"d":{"p":2,"q":2}}',
    ],
    ['an alias as a key', 'a: &x b\n*x : 1\n"c": 2', '{"a":"b","b":1,"c":2}'],
    ['nothing as null', 'a:\nb: ~', '{"a":null,"b":null}'],
  ])('%s', (_, text, json) => {
    expect(read(text)).toEqual([[json, []]])
  })

  test('of several documents each', () => {
    expect(read('a: 1\n---\nb: 2\n')).toEqual([
      ['{"a":1}', []],
      ['{"b":2}', []],
    ])
    expect(read('# nothing')).toEqual([])
  })
})

describe('YAML is written', () => {
  test.each<[string, YamlPart, string]>([
    ['a fraction to base 60 as a text', '12:30.5', 'a: "12:30.5"\n'],
    ['a version and a port plainly', '1.2.x:80', 'a: 1.2.x:80\n'],
    [
      'comments of texts and mappings',
      {
        kind: 'list',
        items: [
          { part: 'x', comment: 'one' },
          { part: 'x\ny', comment: 'two' },
          { part: { kind: 'map', members: [['p', 'x\ny\n', 'four']] }, comment: 'three' },
        ],
      },
      'a:\n  - x # one\n  - |- # two\n    x\n    y\n  - # three\n    p: | # four\n      x\n      y\n',
    ],
  ])('%s', (_, part, text) => {
    expect([renderYaml([['a', part]]), readYaml(text).ok]).toEqual([text, true])
  })
})

describe('a tag of another program', () => {
  test.each([
    ['a: !vault s3cret\nb: 1\nc: !env TOKEN', '{"a":"s3cret","b":1,"c":"TOKEN"}', [1, 3]],
    ['a: !vault |\n  one\n  two\n', '{"a":"one\\ntwo\\n"}', [1]],
    ['a: !!str 1\nb: !!map {c: d}', '{"a":"1","b":{"c":"d"}}', []],
    ['x: !Ref\n  - a\n', '{"x":["a"]}', [1]],
    ['a: !s3cret', '{"a":""}', [1]],
  ])('%j leaves the text of its value, and its line is told', (text, json, lines) => {
    expect(read(text)).toEqual([[json, lines]])
  })

  test('and a fault print nothing', () => {
    const printed = [
      vi.spyOn(process, 'emitWarning'),
      vi.spyOn(console, 'warn'),
      vi.spyOn(console, 'error'),
      vi.spyOn(process.stderr, 'write'),
    ]
    for (const text of [
      'a: !vault s3cret',
      'a: !env\u001b[31m s3cret',
      '%BAD s3cret\n---\na: 1',
      's3cret: [',
      '? {a: s3cret}\n: b',
    ])
      readYaml(text)
    expect(printed.map(({ mock }) => mock.calls)).toEqual([[], [], [], []])
    vi.restoreAllMocks()
  })
})

describe('what is no YAML is told by its line', () => {
  test.each([
    ['a: 1\nb: [', 2],
    ['a: 1\na: 2', 2],
    ['a: 1\n? [b]\n: c', 2],
    ['a: *unknown', 1],
    ['a: &x\n  b: *x', 2],
    ['[', 1],
  ])('%j', (text, line) => {
    expect(read(text)).toEqual({ line })
  })

  test('five thousand names are read at once', () => {
    const text = Array.from({ length: 5_000 }, (_, at) => `k${String(at)}: x`).join('\n')
    const documents = readYaml(text)
    const root = documents.ok ? documents.value[0]?.root : null
    expect(root?.kind === 'object' && root.members.length).toBe(5_000)
  })

  test('a thousand million repeated values, and twenty thousand levels', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) =>
        `l${String(level + 1)}: &l${String(level + 1)} [${`*l${String(level)},`.repeat(10)}]`,
    )
    expect(read(['l0: &l0 [a,b,c,d,e,f,g,h,i,j]', ...levels].join('\n'))).toEqual({
      line: expect.any(Number) as number,
    })
    expect(read('['.repeat(20_000))).toEqual({ line: 1 })
  })

  test.each([
    ['mappings', '{"a":'.repeat(1666) + '1' + '}'.repeat(1666)],
    ['both in turn', '[{"a":'.repeat(5000) + '1' + '}]'.repeat(5000)],
    ['lists on a line', '- '.repeat(2000)],
  ])('%s, over lines', (_what, text) => {
    expect(read(`\nname:\n  ${text}`)).toEqual({ line: 3 })
  })

  test('brackets in texts, and thousands beside each other, are not nested', () => {
    const text = `a: [${'"[{",'.repeat(300)}${'[],{},'.repeat(300)}1]`
    expect(read(text)).toHaveLength(1)
  })
})
