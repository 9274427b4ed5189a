import type { ResponseFigures } from '#core/set/set-price.ts'
import type { ShownAnswer } from './answer-store.ts'

/** Milliseconds from sending to the last byte so far. */
export const durationOf = ({ head, end }: Pick<ShownAnswer, 'head' | 'end'>): number =>
  head.timing.firstByteMs + (end?.outcome?.downloadMs ?? 0)

/** The figures of a shown response, with the requested page size. */
export function readFigures(answer: ShownAnswer): ResponseFigures {
  const { sent, progress, end } = answer
  return {
    total: end?.paging.total ?? null,
    items: progress.items,
    bytes: progress.bytes,
    tookMs: durationOf(answer),
    pageSize: requestedPageSize(sent.query.form),
  }
}

/** null for the server's default. */
export const requestedPageSize = ({ pageSize }: { pageSize: string }): number | null =>
  pageSize === '' ? null : Number(pageSize)
