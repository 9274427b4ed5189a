import { renderWithDates } from './text-with-dates.ts'
import {
  javascriptDateSyntax,
  renderAddress,
  renderDateHelpers,
  renderHeaders,
  renderToken,
} from './javascript-parts.ts'
import { planPageWalk } from './page-walk.ts'
import { requestTemplateOf, type SnippetRequest } from './snippet-request.ts'

/**
 * JavaScript with fetch that collects the items of all pages; null if the body cannot hold a page number. The
 * code stops at an empty page and after three pages without anything new (whole-set.md A2), follows only links
 * to the same server (they get the token), skips repeated IDs and keeps items without an ID. It fails if the number of items differs from the server's count. `comment`
 * is a line that explains the IDs.
 */
export function renderJavaScriptPages(request: SnippetRequest, comment: string): string | null {
  const template = requestTemplateOf(request)
  const walk = planPageWalk(template)
  if (walk === null) return null
  const { queryLines, fullUrl } = renderAddress({ ...template, url: walk.url })
  const headers = renderHeaders(request)
  const options = [
    ...(walk.kind === 'numbers' ? ["method: 'POST'"] : []),
    ...(headers.length === 0 ? [] : ['headers']),
  ]
  const before = [
    ...renderToken(request.hasToken),
    ...renderDateHelpers(template),
    ...queryLines,
    ...(headers.length === 0 ? [] : ['const headers = {', ...headers, '}']),
    'const items = []',
    comment,
    'const seen = new Set()',
    'let total = null',
    'let pagesWithoutNews = 0',
  ]
  if (walk.kind === 'links')
    return [
      ...before,
      `let url = ${fullUrl}`,
      'while (url) {',
      `  const response = await fetch(url${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`,
      ...readPage,
      '  const next = page.links?.next',
      "  if (next && new URL(next, url).origin !== new URL(url).origin) throw new Error('Another server: ' + next)",
      '  url = next ? new URL(next, url).href : null',
      '}',
      ...after,
    ].join('\n')
  const withDates = (part: string) => renderWithDates(part, template.dates, javascriptDateSyntax)
  return [
    ...before,
    'for (let number = 1; ; number += 1) {',
    `  const body = ${withDates(walk.before)} + number + ${withDates(walk.after)}`,
    `  const response = await fetch(${fullUrl}, { ${[...options, 'body'].join(', ')} })`,
    ...readPage,
    '}',
    ...after,
  ].join('\n')
}

const readPage = [
  '  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
  '  const page = await response.json()',
  '  total = page.meta?.total ?? page.meta?.page?.totalElements ?? null',
  '  const seenBefore = seen.size',
  "  for (const item of page['@graph']) {",
  "    const id = item['@id']",
  '    if (!id || !seen.has(id)) items.push(item)',
  '    seen.add(id || JSON.stringify(item))',
  '  }',
  '  pagesWithoutNews = seen.size > seenBefore ? 0 : pagesWithoutNews + 1',
  "  if (page['@graph'].length === 0 || pagesWithoutNews === 3) break",
]

/** Pages can silently lose items (whole-set.md): if the count differs, nothing is printed. */
const after = [
  'if (total !== null && items.length !== total) throw new Error(`${items.length} different items came, the server counts ${total}`)',
  'console.log(JSON.stringify(items))',
]
