import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(project + file, 'utf8')
const allOf = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** The names in docs/automation.md. Up to a semicolon, `x.*`: `a`, `b` stands for `x.a` and `x.b`. */
const documented = read('docs/automation.md')
  .split(/[|;\n]/)
  .flatMap((part) => {
    const [first = '', ...others] = allOf(/`([^`]+)`/g, part)
    const prefix = first.endsWith('.*') ? first.slice(0, -1) : null
    return prefix === null ? [first, ...others] : others.map((name) => prefix + name)
  })

test('each test ID written out in a component is named in docs/automation.md', () => {
  const names = new Set(documented)
  const isPrefix = (name: string) => documented.some((one) => one.startsWith(`${name}.`))
  const files = readdirSync(`${project}src/app`, { recursive: true, encoding: 'utf8' })
  const components = files.filter((file) => file.endsWith('.vue'))
  const missing = components.flatMap((file) => {
    const text = read(`src/app/${file}`)
    return [
      // `action-test` is only the end of a name.
      ...allOf(/\s(?!action)[a-z]+-test="([^"]+)"/g, text).filter((name) => !names.has(name)),
      // A component may use it as the prefix of its own names.
      ...allOf(/\stest="([^"]+)"/g, text).filter((name) => !names.has(name) && !isPrefix(name)),
      ...allOf(/'data-test': '([^']+)'/g, text).filter((name) => !names.has(name)),
    ].map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
