import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'

/** A query that was sent to a connection. */
interface SentTo {
  connectionId: string
  form: QueryForm
}

/**
 * The latest exchange that sent the same query to another connection, such as one with another token. `exchanges`
 * are listed from the earliest to the latest.
 */
export function findSameQueryElsewhere<Exchange extends SentTo>(
  exchanges: readonly Exchange[],
  { connectionId, form, conventions }: SentTo & { conventions: Conventions },
): Exchange | null {
  const textOf = (one: QueryForm) => JSON.stringify(normalizeForm(one, conventions))
  const own = textOf(form)
  return (
    exchanges.findLast((one) => one.connectionId !== connectionId && textOf(one.form) === own) ??
    null
  )
}
