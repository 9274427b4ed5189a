import type { JudgedAnswer, ParameterJudge } from './parameter-judge.ts'
import { createVerdict, type Evidence, type PageSizeReason } from './verdict.ts'

/** Judges `page[size]` by how many items came, and whether more follow. */
export const judgePageSize = (asked: number, pageNumber: number): ParameterJudge => ({
  parameter: 'page.size',
  add: null,
  judge(answer) {
    const got = answer.itemCount
    if (got === 0) return createVerdict('page.size', { kind: 'empty-page' })
    const reason = reasonOf(asked, pageNumber, answer)
    const isShort = reason.kind === 'fewer-than-asked'
    return createVerdict('page.size', reason, {
      evidence: evidenceOf(answer),
      remedies: isShort && pageNumber === 1 ? [{ kind: 'set-page-size', size: got }] : [],
    })
  },
})

function reasonOf(asked: number, pageNumber: number, answer: JudgedAnswer): PageSizeReason {
  const got = answer.itemCount
  if (got === asked) return { kind: 'full-page', size: asked }
  if (got > asked) return { kind: 'more-than-asked', asked, got }
  switch (whatFollows(asked, pageNumber, answer)) {
    case 'more':
      return { kind: 'fewer-than-asked', asked, got }
    case 'nothing':
      return { kind: 'all-there-are', asked, got }
    case 'untold':
      return { kind: 'fewer-and-end-unknown', asked, got }
  }
}

/** Whether more follows a page that is not full. */
function whatFollows(
  asked: number,
  pageNumber: number,
  { itemCount, paging, links }: JudgedAnswer,
): 'more' | 'nothing' | 'untold' {
  const number = paging.number ?? pageNumber
  const total = paging.total === null ? null : Number(paging.total)
  const isOwnSize =
    total !== null && paging.pages !== null && paging.pages !== Math.ceil(total / asked)
  // At the size asked for the total comes out: a link behind it is wrong about itself.
  if (total !== null && !isOwnSize && (number - 1) * asked + itemCount === total) return 'nothing'
  if (links.next !== null || (paging.pages !== null && number < paging.pages)) return 'more'
  if (total !== null && number === 1) return itemCount < total ? 'more' : 'nothing'
  const hasLinks = Object.values(links).some((link) => link !== null)
  return paging.pages !== null || hasLinks ? 'nothing' : 'untold'
}

function evidenceOf({ paging, links }: JudgedAnswer): Evidence[] {
  const evidence: Evidence[] = []
  if (paging.size !== null)
    evidence.push({ kind: 'member', path: 'meta.page.size', value: String(paging.size) })
  if (paging.total !== null)
    evidence.push({
      kind: 'member',
      path:
        paging.size === null && paging.number === null ? 'meta.total' : 'meta.page.totalElements',
      value: paging.total,
    })
  if (links.next !== null) evidence.push({ kind: 'link', name: 'next', address: links.next })
  return evidence
}
