import { memberOf } from '#core/json/json-path.ts'
import type { JudgedAnswer, ParameterJudge } from './parameter-judge.ts'
import { linkedPageNumber } from './link-parameters.ts'
import { createVerdict, type Evidence, type PageNumberReason } from './verdict.ts'

/**
 * Judges `page[number]`: by the items where page 1 of the same query was seen, else by what meta, the
 * link to itself or those to its neighbours say. `firstPage` are the `@id`s of page 1 in their order.
 */
export function judgePageNumber(
  asked: number,
  firstPage: readonly string[] | null,
): ParameterJudge {
  const ids: string[] = []
  return {
    parameter: 'page.number',
    add(item) {
      const id = memberOf(item, '@id')
      ids.push(id?.kind === 'string' ? id.value : '')
    },
    judge(answer) {
      const { reason, evidence } = judge(answer)
      return createVerdict('page.number', reason, { evidence })
    },
  }

  function judge(answer: JudgedAnswer): { reason: PageNumberReason; evidence: Evidence[] } {
    if (asked > 1 && isFirstPage())
      return {
        reason: { kind: 'items-of-first-page', asked, items: ids.length },
        evidence: [
          { kind: 'item', position: 0, id: ids[0] ?? null, path: '@id', value: ids[0] ?? null },
        ],
      }
    const { paging, links } = answer
    if (paging.number !== null)
      return said(paging.number, 'meta', {
        kind: 'member',
        path: 'meta.page.number',
        value: String(paging.number),
      })
    const self = links.self === null ? null : linkedPageNumber(links.self)
    if (self !== null && links.self !== null)
      return said(self, 'self', { kind: 'link', name: 'self', address: links.self })
    const neighbours = confirmingNeighbours(answer)
    return neighbours.length > 0
      ? {
          reason: { kind: 'page-confirmed', number: asked, by: 'neighbours' },
          evidence: neighbours,
        }
      : { reason: { kind: 'page-untold', asked }, evidence: [] }
  }

  /** Of one item it may be chance: an order without meaning repeats single items. */
  function isFirstPage(): boolean {
    return (
      firstPage !== null &&
      ids.length > 1 &&
      ids.length === firstPage.length &&
      ids.every((id, at) => id !== '' && id === firstPage[at])
    )
  }

  function said(got: number, by: 'meta' | 'self', evidence: Evidence) {
    const reason: PageNumberReason =
      got === asked
        ? { kind: 'page-confirmed', number: got, by }
        : { kind: 'other-page', asked, got, by }
    return { reason, evidence: [evidence] }
  }

  /** Where one neighbour says otherwise, both say nothing. */
  function confirmingNeighbours({ links }: JudgedAnswer): Evidence[] {
    const evidence: Evidence[] = []
    for (const [name, expected] of [
      ['prev', asked - 1],
      ['next', asked + 1],
    ] as const) {
      const address = links[name]
      const number = address === null ? null : linkedPageNumber(address)
      if (address === null || number === null) continue
      if (number !== expected) return []
      evidence.push({ kind: 'link', name, address })
    }
    return evidence
  }
}
