import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { SeenNames } from '#core/query/known-names.ts'
import { describeDots } from './dot-hints.ts'
import { describeCoreExtra } from './extra-hints.ts'
import { describeCoreFilters } from './filter-hints.ts'
import type { InstanceHint } from './instance-hint.ts'
import { describeCoreFields, describeCoreInclude } from './names-hints.ts'
import { describeCoreSort, describeFirstSortOnly } from './sort-hints.ts'
import { describeCoreText } from './text-hints.ts'

/** All that is known about an instance before it is asked. */
export interface KnownInstance {
  conventions: Conventions
  /** Known to be a dataCycle CORE, or its answers show the marks of one (datacycle-core.md 0). */
  isDatacycle: boolean
  /** What items of the endpoint have shown. */
  seen: SeenNames
  /** The languages that the instance says it has; null while nobody asked it. */
  languages: readonly string[] | null
  /** IDs and slugs of endpoints that are known to be dynamic: a filter by collection finds nothing with them. */
  dynamicEndpoints: ReadonlySet<string>
}

/**
 * What the instance will do with what a form asks, where that is not what it says: in the order of
 * the form's fields. Beside a CORE's own ways these are the connection's conventions. What is not
 * known is not told.
 */
export function describeHints(form: QueryForm, known: KnownInstance): InstanceHint[] {
  const { conventions, isDatacycle, seen, languages, dynamicEndpoints } = known
  const dots = isDatacycle || conventions.refusesDotDot
  const byCore = isDatacycle
    ? [
        ...describeCoreText(form),
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
    ...(dots ? describeDots(form, conventions, isDatacycle ? 'dots' : 'dots-by-convention') : []),
    ...byCore,
  ]
}
