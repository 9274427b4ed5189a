import { singleLine } from '#core/text/characters.ts'
import {
  planImportCode,
  type ImportCodeSource,
  importCheckBatchSize,
  type ImportWay,
} from './plan-import-check.ts'
import { renderImportPhp } from './render-import-php.ts'
import { renderImportPython } from './render-import-python.ts'
import { sayCounts } from '#core/snippet/page-walk.ts'
import { javascriptNextPage } from '#core/snippet/render-javascript.ts'
import { quoteInCode } from '#core/snippet/quote-in-code.ts'
import { tokenMissingMessage, tokenVariable } from '#core/snippet/snippet-request.ts'

/** A JavaScript module for Node 18 or later, without packages. */
function renderImportJavaScript(way: ImportWay, hasToken: boolean): string[] {
  return [
    "import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'",
    '',
    "const TABLE = 'items.json'",
    'const MAX_REMOVED_SHARE = 0.1',
    ...(way.kind === 'ids' ? [`const BATCH = ${importCheckBatchSize}`] : []),
    '',
    ...(hasToken
      ? [
          `const token = process.env.${tokenVariable}`,
          `if (!token) throw new Error('${tokenMissingMessage}')`,
          '',
        ]
      : []),
    'async function ask(url, body) {',
    '  const response = await fetch(url, {',
    "    method: body === undefined ? 'GET' : 'POST',",
    '    headers: {',
    "      Accept: 'application/json',",
    ...(hasToken ? ['      Authorization: `Bearer ${token}`,'] : []),
    "      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),",
    '    },',
    '    body,',
    "    redirect: 'error',",
    '    signal: AbortSignal.timeout(300_000),',
    '  })',
    '  if (!response.ok) {',
    '    const text = await response.text()',
    '    throw Object.assign(new Error(`${response.status}: ${text}`), { status: response.status })',
    '  }',
    '  return response.json()',
    '}',
    '',
    ...(way.kind === 'ids' ? byIds(way) : byPages(way)),
    '',
    'function save(table) {',
    "  writeFileSync(TABLE + '.new', JSON.stringify(Object.fromEntries(table)))",
    "  renameSync(TABLE + '.new', TABLE)",
    '}',
    '',
    "const table = new Map(existsSync(TABLE) ? Object.entries(JSON.parse(readFileSync(TABLE, 'utf8'))) : [])",
    'const size = table.size',
    'try {',
    '  const { listed, changed } = await update(table)',
    '  const gone = [...table.keys()].filter((id) => !listed.has(id))',
    '  if (gone.length > MAX_REMOVED_SHARE * size)',
    '    throw new Error(`${gone.length} of ${size} items would go: more than MAX_REMOVED_SHARE allows`)',
    '  for (const id of gone) table.delete(id)',
    '  console.log(`${changed} new or changed, ${gone.length} removed, ${table.size} in all`)',
    '} finally {',
    '  save(table) // After an error too: items fetched so far are kept, and none is removed.',
    '}',
  ]
}

const byIds = ({ list, batch }: Extract<ImportWay, { kind: 'ids' }>): string[] => [
  'async function fetchList(size) {',
  '  let listed, total',
  '  for (let tries = 0; tries < 3; tries += 1) {',
  `    const body = ${quoteInCode(list.before)} + size + ${quoteInCode(list.after)}`,
  `    const answer = await ask(${quoteInCode(list.url)}, body)`,
  "    const items = answer['@graph']",
  '    total = answer.meta.total',
  '    listed = new Map()',
  '    for (const item of items) {',
  "      const stamps = [item['dct:modified'], item['dc:touched']]",
  "      if ([item['@id'], ...stamps].some((text) => typeof text !== 'string'))",
  '        throw new Error(`Without ID or stamps: ${JSON.stringify(item)}`)',
  "      listed.set(item['@id'], stamps)",
  '    }',
  '    if (listed.size === items.length && listed.size === total) return listed',
  '    size = Math.max(size, total + 1000)',
  '  }',
  '  throw new Error(`The list names ${listed.size} items and counts ${total}`)',
  '}',
  '',
  'async function fetchBatch(ids, listed, table, failed) {',
  '  let answer',
  '  try {',
  `    const body = ${quoteInCode(batch.before)} + ids.join(',') + ${quoteInCode(batch.after)}`,
  `    answer = await ask(${quoteInCode(batch.url)}, body)`,
  '  } catch (error) {',
  '    if (!(error.status >= 500)) throw error',
  '    if (ids.length === 1) {',
  '      failed.push(ids[0])',
  '    } else {',
  '      const middle = Math.floor(ids.length / 2)',
  '      await fetchBatch(ids.slice(0, middle), listed, table, failed)',
  '      await fetchBatch(ids.slice(middle), listed, table, failed)',
  '    }',
  '    return',
  '  }',
  "  for (const item of answer['@graph'])",
  "    if (ids.includes(item['@id'])) table.set(item['@id'], { stamps: listed.get(item['@id']), item })",
  '}',
  '',
  'async function update(table) {',
  '  const failed = []',
  '  const changed = new Set()',
  '  for (let round = 0; round < 4; round += 1) {',
  '    const listed = await fetchList(2 * table.size + 1000)',
  '    const isHeld = ([id, stamps]) => String(table.get(id)?.stamps) === String(stamps)',
  '    const wanted = [...listed].filter((entry) => !isHeld(entry)).map(([id]) => id)',
  '    if (wanted.length === 0) return { listed, changed: changed.size }',
  '    const invalid = wanted.filter((id) => !/^[0-9a-f-]{36}$/i.test(id))',
  '    if (invalid.length > 0) throw new Error(`No UUIDs: ${invalid}`)',
  '    if (failed.length > 0 && wanted.every((id) => failed.includes(id)))',
  '      throw new Error(`Could not be fetched: ${failed}`)',
  '    for (const id of wanted) changed.add(id)',
  '    failed.length = 0',
  '    for (let at = 0; at < wanted.length; at += BATCH)',
  '      await fetchBatch(wanted.slice(at, at + BATCH), listed, table, failed)',
  '  }',
  "  throw new Error('The items change faster than they are fetched')",
  '}',
]

const byPages = ({ walk }: Extract<ImportWay, { kind: 'pages' }>): string[] => [
  'async function update(table) {',
  '  const items = new Map()',
  '  let total = null',
  ...(walk.kind === 'links'
    ? [`  let url = ${quoteInCode(walk.url)}`, '  while (url) {', '    const page = await ask(url)']
    : [
        '  for (let number = 1; ; number += 1) {',
        `    const body = ${quoteInCode(walk.before)} + number + ${quoteInCode(walk.after)}`,
        `    const page = await ask(${quoteInCode(walk.url)}, body)`,
      ]),
  '    total = page.meta?.total ?? page.meta?.page?.totalElements ?? null',
  '    const before = items.size',
  "    for (const item of page['@graph']) {",
  "      if (typeof item['@id'] !== 'string') throw new Error(`Without ID: ${JSON.stringify(item)}`)",
  "      items.set(item['@id'], item)",
  '    }',
  '    if (items.size === before) break',
  ...(walk.kind === 'links' ? javascriptNextPage.map((line) => `  ${line}`) : []),
  '  }',
  '  if (items.size !== total)',
  `    throw new Error(\`${sayCounts('${items.size}', '${total}')}\`)`,
  '  let changed = 0',
  '  for (const [id, item] of items) {',
  '    if (JSON.stringify(table.get(id)?.item) === JSON.stringify(item)) continue',
  '    table.set(id, { item })',
  '    changed += 1',
  '  }',
  '  return { listed: items, changed }',
  '}',
]

/** In display order. */
export const importLanguages = ['php', 'python', 'javascript'] as const
export type ImportLanguage = (typeof importLanguages)[number]

const renderers = {
  php: { render: renderImportPhp, opening: ['<?php'], comment: '//' },
  python: { render: renderImportPython, opening: [], comment: '#' },
  javascript: { render: renderImportJavaScript, opening: [], comment: '//' },
} as const

/** `.mjs` makes the file a module regardless of a `package.json` beside it. */
export const importFileNames: Readonly<Record<ImportLanguage, string>> = {
  php: 'import.php',
  python: 'import.py',
  javascript: 'import.mjs',
}

/**
 * Generates a correct import of all items of a query, as a file that needs only the language itself. It saves
 * its table as one JSON file and fetches new and changed items. It removes unlisted items only if the list is
 * as long as its total and if they are at most a small share of the table. On any error it exits with a code
 * other than 0 and removes nothing. `notes` become comments at its top. null if the query cannot be sent, or
 * the program's filters cannot be added to it.
 */
export function renderImport(
  language: ImportLanguage,
  source: ImportCodeSource,
  notes: readonly string[],
): string | null {
  const way = planImportCode(source)
  if (way === null) return null
  const { render, opening, comment } = renderers[language]
  return [
    ...opening,
    ...notes.map((note) => `${comment} ${singleLine(note)}`),
    ...render(way, source.hasToken),
    '',
  ].join('\n')
}
