import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareFormats, renderShare } from '#core/share/share-formats.ts'
import type { Share } from '#core/share/share.ts'
import { renderEndpointLink } from '#core/share/render-endpoint.ts'
import { readImport } from '#core/import/read-import.ts'
import { renderCurlCommand } from '#core/import/found-request.ts'
import { presets } from '#core/query/conventions.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { createRedactor } from '#core/redact/redactor.ts'
import { methodOf, renderUrl } from '#core/request/request-plan.ts'
import { anyShare } from '../../../support/arbitraries/share.ts'
import { englishLabels } from '../../../support/share/english-labels.ts'
import { rounds } from '../../../support/rounds.ts'

const canary = 'canary-7Qx%2F+tweet'
const redactor = createRedactor([canary])

const allExports = (share: Share): string[] => [
  renderEndpointLink(share),
  ...shareFormats.flatMap((format) =>
    renderShare(format, share, englishLabels).map((file) => `${file.path}\n${file.text}`),
  ),
]

const findsIn = (share: Share) => allExports(share).filter((text) => redactor.containsSecret(text))

test('a token that came with a pasted request is in no export of it', () => {
  fc.assert(
    fc.property(anyShare, (share) => {
      const body = share.plan.kind === 'post' ? share.plan.body : null
      const text = renderCurlCommand({
        method: methodOf(share.plan),
        url: renderUrl(share.plan, share.baseUrl),
        headers: [{ name: 'Authorization', value: `Bearer ${canary}` }],
        body,
      })
      const read = readImport(text, '', () => share.conventions)
      if (read.kind !== 'import') throw new Error('Not read')
      expect(read.tokens).toEqual([{ token: canary, requestIndexes: [0] }])
      const [request] = read.requests
      if (!request) throw new Error('Not read')
      expect(redactor.containsSecret(JSON.stringify(read.requests))).toBe(false)
      const planned = planRequest(resolveForm(request.form, '2026-11-22'), request.conventions)
      if (!planned.ok) throw new Error('Refused')
      expect(findsIn({ ...share, form: request.form, plan: planned.value })).toEqual([])
    }),
    { numRuns: rounds(100) },
  )
})

describe('what could carry a token all the same', () => {
  const share: Share = {
    title: 'Events',
    connectionName: 'Example',
    baseUrl: 'https://content.example',
    form: {
      endpoint: 'events',
      method: 'GET',
      q: '',
      filters: [],
      include: [],
      fields: [],
      sort: [],
      pageSize: '25',
      pageNumber: '',
      extra: [],
    },
    conventions: presets.documented,
    isDatacycle: false,
    plan: { kind: 'get', endpoint: 'events', query: [{ name: 'page[size]', members: ['25'] }] },
    facts: null,
    seen: null,
    relative: null,
    sampleItem: null,
    querySentences: [],
    hasToken: true,
    appVersion: '1.2.3',
  }

  test('the password of an address is not in it', () => {
    expect(findsIn({ ...share, baseUrl: `https://me:${canary}@content.example` })).toEqual([])
  })

  test('the token parameter of a link that was followed is not in it', () => {
    const target = `/api/v4/endpoints/events?page%5Bsize%5D=25&token=${canary}&access%5Ftoken=${canary}`
    expect(findsIn({ ...share, plan: { kind: 'link', target } })).toEqual([])
  })

  test('the token parameter of a form that must not be sent is not in it', () => {
    const extra = [{ name: 'token', value: { kind: 'text', text: canary } as const }]
    expect(findsIn({ ...share, form: { ...share.form, extra } })).toEqual([])
  })
})
