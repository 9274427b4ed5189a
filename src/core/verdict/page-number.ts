import type { RequestParameter } from '#core/query/request-parameter.ts'
import { readId } from '#core/content/identify-object.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { pageNumberOfLink } from '#core/response/page-link.ts'
import {
  createVerdict,
  type Evidence,
  type PageNumberReason,
  type ParameterJudge,
} from './verdict.ts'

const parameter: RequestParameter = { kind: 'page.number' }

interface PageNumberResult {
  reason: PageNumberReason
  evidence: Evidence[]
}

/**
 * Judges `page[number]` by items equal to those of another known page, otherwise by `meta`, `links.self` or
 * the links to adjacent pages.
 */
export function judgePageNumber(requested: number): ParameterJudge {
  let firstId: string | null = null
  return {
    parameter,
    add(item, position) {
      const id = readId(item)
      if (position === 0 && id !== null) firstId = id
    },
    judge({ page }) {
      const { reason, evidence } = judgeByItems(page) ?? judgeByEnvelope(page)
      return createVerdict(parameter, reason, { evidence })
    },
  }

  function judgeByItems({ samePageAs, itemCount }: ResponsePage): PageNumberResult | null {
    // A single item may be equal by chance, because unordered pages repeat items.
    if (typeof samePageAs !== 'number' || samePageAs === requested || itemCount < 2) return null
    return {
      reason: { kind: 'items-of-other-page', requested, page: samePageAs },
      evidence: [{ kind: 'item', position: 0, id: firstId, path: '@id', value: firstId }],
    }
  }

  function judgeByEnvelope({ paging, links }: ResponsePage): PageNumberResult {
    if (paging.number !== null) {
      const value = String(paging.number)
      return createResult(paging.number, 'meta', [
        { kind: 'member', path: 'meta.page.number', value },
      ])
    }
    const self = pageNumberOfLink(links.self)
    if (self !== null && links.self !== null)
      return createResult(self, 'self', [{ kind: 'link', name: 'self', address: links.self }])
    return judgeByAdjacentLinks({ links })
  }

  function judgeByAdjacentLinks({ links }: Pick<ResponsePage, 'links'>): PageNumberResult {
    const prev = pageNumberOfLink(links.prev)
    const next = pageNumberOfLink(links.next)
    const evidence = (['prev', 'next'] as const).flatMap((name): Evidence[] => {
      const address = links[name]
      return address === null ? [] : [{ kind: 'link', name, address }]
    })
    if (prev !== null && next === prev + 2)
      return createResult(prev + 1, 'adjacent-links', evidence)
    const isConfirmed =
      (prev === null || prev === requested - 1) &&
      (next === null || next === requested + 1) &&
      (prev ?? next) !== null
    if (isConfirmed) return createResult(requested, 'adjacent-links', evidence)
    // Without `prev` and with page 2 as `next`, the server returned its first page.
    return requested > 1 && links.prev === null && next === 2
      ? createResult(1, 'adjacent-links', evidence)
      : { reason: { kind: 'page-unknown', requested }, evidence: [] }
  }

  function createResult(
    got: number,
    by: 'meta' | 'self' | 'adjacent-links',
    evidence: Evidence[],
  ): PageNumberResult {
    return {
      reason:
        got === requested
          ? { kind: 'page-confirmed', number: got, by }
          : { kind: 'other-page', requested, got, by },
      evidence,
    }
  }
}
