import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadStartWords, loadLaterWords, loadNames } from '#app/i18n/load-words.ts'
import { languages } from '#core/language/language.ts'
import { messagesOf } from '../../../support/page/page-words.ts'
import { flatten } from './flatten.ts'

const en = messagesOf('en')
const de = messagesOf('de')

const pageFolder = fileURLToPath(new URL('../../../../src/app/', import.meta.url))

/** The keys of texts that the command line has, too, as the page calls them. */
const readSetWords = (): string =>
  ['../core/set/set-words.ts', '../core/import-check/describe-import-check.ts']
    .map((path) => readFileSync(join(pageFolder, path), 'utf8'))
    .join('\n')
    .replaceAll(/say\((.*?['`])/gs, 'say($1sets.')

function readPage(): string {
  return readdirSync(pageFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(vue|ts)$/.test(path) && !/^i18n[/\\]\w+[/\\]/.test(path))
    .map((path) => readFileSync(join(pageFolder, path), 'utf8'))
    .concat(readSetWords())
    .join('\n')
}

/**
 * Templates such as `results.tab.${key}`, and `sayKind('results.tab', …)`, as patterns: a part that is computed stands
 * for one name.
 */
function readPatterns(page: string): RegExp[] {
  const begin = Object.keys(en).join('|')
  const templates = Array.from(
    page.matchAll(new RegExp(`\`((?:${begin})\\.[^\`]*)\``, 'g')),
    ([, key = '']) => key.split(/\$\{[^}]*\}/),
  )
  const kinds = Array.from(
    page.matchAll(/\bsayKind\(\s*'([\w.-]+)'(?:[^\n]*'(\.\w+)'\))?/g),
    ([, prefix = '', suffix = '']) => [`${prefix}.`, suffix],
  )
  return [...templates, ...kinds].map(
    (parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`),
  )
}

test('every key has its place on the page', () => {
  const page = readPage()
  const literals = new Set(Array.from(page.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g), ([, key]) => key))
  const patterns = readPatterns(page)
  const unused = flatten(en)
    .map(([key]) => key)
    .filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test.each(languages)('%s names the same values as English', (language) => {
  const own = new Map(flatten(messagesOf(language)))
  const valuesOf = (text = '') => [...new Set(text.match(/\{\w+\}/g))].toSorted()
  expect(
    flatten(en).filter(([key, text]) => String(valuesOf(text)) !== String(valuesOf(own.get(key)))),
  ).toEqual([])
})

test('what goes on is written without a space before its dots', () => {
  const texts = languages.flatMap((language) =>
    flatten(messagesOf(language)).map(([, text]) => text),
  )
  expect(texts.filter((text) => text.endsWith(' …'))).toEqual([])
})

/** Words that are German too. */
const alsoGerman = [
  'ID {id}',
  'ID: {id}',
  'Code…',
  'Filter {n}',
  'Format',
  'Link',
  'Name',
  'Parameter {n}',
  'Position {before} → {after}',
  'Status',
  'Text',
  'Version {version}',
  'West',
  '{distance} km · {place}',
]
/** Of formats, programs and keys. */
const properNames = [
  'CSV',
  'Enter',
  'Excel (XLSX)',
  'Go: net/http',
  'HAR 1.2',
  'HTML',
  'JSON',
  'JUnit (XML)',
  'Java: java.net.http',
  'JavaScript',
  'JavaScript: axios',
  'JavaScript: fetch',
  'Markdown',
  'NDJSON',
  'OpenAPI 3.1',
  'PHP',
  'PHP: cURL',
  'Python',
  'Python: requests',
  'URL',
  'UUID',
  'cURL: PowerShell',
  'cURL: bash, zsh',
  'dataCycle CORE',
  '↓ Enter',
]
/** The words of the API itself, which nobody translates. */
const wordsOfTheApi = [
  'Body',
  'Include',
  'Slug',
  'fields=*,image.name',
  'fields[image]=name',
  'key=a,b',
  'key[]=a&key[]=b',
  'links.self',
  'links.{name}',
  'meta',
  'null',
]

test('what is the same in both languages is no English that was left', () => {
  const inGerman = new Map(flatten(de))
  const same = flatten(en).filter(
    ([key, text]) =>
      inGerman.get(key) === text && /[a-z]{2}/i.test(text.replaceAll(/\{\w+\}/g, '')),
  )
  expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(
    [...alsoGerman, ...properNames, ...wordsOfTheApi].toSorted(),
  )
})

test.each(languages)('all that the page needs of %s is found by its folder', async (name) => {
  const words = { ...(await loadStartWords(name)), ...(await loadLaterWords(name)) }
  expect(Object.keys(words)).toEqual(Object.keys(en))
  expect(Object.keys(await loadNames(name))).toContain('afterCount')
})
