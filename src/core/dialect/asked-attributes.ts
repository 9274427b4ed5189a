import { readFilterKey } from '#core/query/filter-key.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { withNamedOnly, withoutNamedOnly } from '#core/query/flat-fields.ts'
import { partsOf, type QueryForm, type StoredForm } from '#core/query/form.ts'
import { filterInputOf } from './filter-input.ts'

/** The dates of an event, which CORE sends as IDs unless they are included. */
export const datesRelation = 'eventSchedule'

/** What a form sorts by or limits by date, so that its items are seen to follow: attributes and sort keys of CORE, each once. */
export const askedAttributes = ({
  sort,
  filters,
}: Pick<StoredForm, 'sort'> & { filters: readonly { key: string }[] }): string[] => [
  ...new Set([
    ...sort.map(({ attribute }) => attribute),
    ...filters.flatMap(({ key }) => {
      const [root, attribute = ''] = readFilterKey(key)
      if (filterInputOf(key)?.kind !== 'date') return []
      if (root === 'attribute') return attribute
      return root === 'schedule' ? datesRelation : []
    }),
  ]),
]

/**
 * What a form requests after a change: also what is newly sorted by or limited by date, because what cannot be seen
 * cannot be checked, and no longer what the change takes away. Empty where nothing of that changes, as with most keys
 * that are typed. `mayHaveDates` is false where the items are known to have no dates.
 */
export function planAsked(
  form: StoredForm,
  change: Partial<StoredForm>,
  { conventions, mayHaveDates }: { conventions: Conventions; mayHaveDates: boolean },
): Partial<Pick<StoredForm, 'fields' | 'include'>> {
  const [before, after] = [askedAttributes(form), askedAttributes({ ...form, ...change })]
  const added = after.filter((name) => !before.includes(name))
  const removed = before.filter((name) => !after.includes(name))
  if (added.length + removed.length === 0) return {}
  const left = { ...form, fields: [...withoutNamedOnly(form.fields, removed)] }
  const include = form.include.filter((name) => name !== datesRelation || !removed.includes(name))
  const needsDates =
    added.includes(datesRelation) && mayHaveDates && !include.includes(datesRelation)
  return {
    fields: [...withNamedOnly(left, added, conventions)],
    include: needsDates ? [...include, datesRelation] : include,
  }
}

/** First and last day of a period, as `2026-12-12`; a last day that is null is left open. */
export interface AskedDays {
  from: string
  until: string | null
}

/** The days on which a form asks for dates to take place; null without a first one. */
export function readAskedDays({ filters }: Pick<QueryForm, 'filters'>): AskedDays | null {
  const dayOf = (key: string) => {
    const row = filters.find((one) => one.key === key)
    const [text = ''] = row ? partsOf(row.value) : []
    return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text.trim())?.[0] ?? null
  }
  const from = dayOf('schedule.in.min')
  return from === null ? null : { from, until: dayOf('schedule.in.max') }
}
