import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { SeenNames } from '#core/query/known-names.ts'
import { describeDots } from './dot-hints.ts'
import { describeCoreExtra } from './extra-hints.ts'
import { describeCoreFilters } from './filter-hints.ts'
import type { InstanceHint } from './instance-hint.ts'
import { describeCoreFields, describeCoreInclude } from './names-hints.ts'
import { describeCoreSort, describeFirstSortOnly } from './sort-hints.ts'
import { describeSearchOperators } from './text-hints.ts'

/** What is known about a server before a request. */
export interface KnownInstance {
  conventions: Conventions
  /** True if the server is known to be dataCycle CORE (datacycle-core.md 0). */
  isDatacycle: boolean
  /** Names observed in items of the endpoint. */
  seen: SeenNames
  /** The server's languages; null if unknown. */
  languages: readonly string[] | null
  /** IDs and slugs of endpoints known to be dynamic: filtering by them as a collection finds nothing. */
  dynamicEndpoints: ReadonlySet<string>
}

/**
 * Lists where the server is known to deviate from the form, in the order of its fields. For other servers
 * than CORE, only the connection's conventions are used.
 */
export function describeHints(form: QueryForm, known: KnownInstance): InstanceHint[] {
  const { conventions, isDatacycle, seen, languages, dynamicEndpoints } = known
  const refusesDotDot = isDatacycle || conventions.refusesDotDot
  const parameterHints = isDatacycle
    ? [
        ...describeSearchOperators(form),
        ...describeCoreFilters(form, dynamicEndpoints),
        ...describeCoreInclude(form, seen),
        ...describeCoreFields(form, conventions, seen),
        ...describeCoreSort(form),
        ...describeCoreExtra(form, languages),
      ]
    : conventions.sortCriteria === 'first'
      ? describeFirstSortOnly(form)
      : []
  return [
    ...(refusesDotDot
      ? describeDots(form, conventions, isDatacycle ? 'dots' : 'dots-by-convention')
      : []),
    ...parameterHints,
  ]
}
