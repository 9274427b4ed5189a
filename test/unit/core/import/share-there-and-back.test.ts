import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LeftOut } from '#core/query/reading.ts'
import type { Share } from '#core/share/share.ts'
import { shareFormats, renderShare } from '#core/share/share-formats.ts'
import { renderEndpointLink } from '#core/share/render-endpoint.ts'
import { readImport } from '#core/import/read-import.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import type { Import } from '#core/import/import.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { anyShare, shareBase } from '../../../support/arbitraries/share.ts'
import { englishLabels } from '../../../support/share/english-labels.ts'
import { rounds } from '../../../support/rounds.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const forms = rounds(150)
const timeout = 60_000 + forms * 40

/** The normal form's request: what a form that was read back is sent as. */
function sentOf(share: Share) {
  const normal = normalizeForm(resolveForm(share.form, '2026-11-22'), share.conventions)
  const planned = planRequest(normal, share.conventions)
  if (!planned.ok) throw new Error('A normal form was refused')
  const { value: plan } = planned
  return { target: renderTarget(plan), body: plan.kind === 'post' ? plan.body : null }
}

function readBack(read: Import, { conventions }: Share) {
  if (read.kind === 'problem') throw new Error(JSON.stringify(read.problem))
  // A collection's description says when it was handed over, and with which version of the app.
  expect(read.leftOut.filter(({ reason }) => reason.kind !== 'member')).toEqual([])
  expect(read.tokens).toEqual([])
  expect(read.requests).toHaveLength(1)
  return read.requests.map(({ form, baseUrl, leftOut }) => {
    const planned = planRequest(
      normalizeForm(resolveForm(form, '2026-11-22'), conventions),
      conventions,
    )
    if (!planned.ok) throw new Error('A form that was read back was refused')
    const { value: plan } = planned
    const isLost = ({ reason }: LeftOut) => reason !== 'not-needed' && reason !== 'response'
    expect(leftOut.filter(isLost)).toEqual([])
    return {
      baseUrl,
      target: renderTarget(plan),
      body: plan.kind === 'post' ? plan.body : null,
    }
  })
}

describe.each(shareFormats)('a hand-over as %s', (format) => {
  test(
    `of ${forms} random forms is read back as the same request`,
    () => {
      fc.assert(
        fc.property(anyShare, (share) => {
          const files = renderShare(format, share, englishLabels)
          const read = readImportFiles(files, () => share.conventions, codeParsers)
          expect(readBack(read, share)).toEqual([{ baseUrl: shareBase, ...sentOf(share) }])
        }),
        { numRuns: forms },
      )
    },
    timeout,
  )
})

test(
  `a link of ${forms} random forms is read back as the same request`,
  () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const link = renderEndpointLink(share)
        expect(link).toMatch(/^endpoint-explorer:\/\/open\?query=[\w%.~!*()-]+$/)
        expect(
          readBack(
            readImport(link, '', () => share.conventions),
            share,
          ),
        ).toEqual([{ baseUrl: shareBase, ...sentOf(share) }])
      }),
      { numRuns: forms },
    )
  },
  timeout,
)
