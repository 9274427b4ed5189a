import type { JsonValue } from '#core/json/json-value.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { ItemFinding } from '#core/finding/finding.ts'
import { createChangedNumbers } from '#core/finding/changed-numbers.ts'
import { createMissingIds, createOddIds, createRepeatedIds } from './item-ids.ts'
import { createNotObjects } from './item-kinds.ts'
import { createItemNames } from './item-names.ts'
import { createItemTypes } from './item-types.ts'
import { createMixedLanguages } from './mixed-languages.ts'
import { createRepeatedMembers } from './repeated-members.ts'
import { createUnaskedRelations } from './unasked-relations.ts'

export interface ItemFinders {
  add(item: JsonValue, position: number): void
  findings(): ItemFinding[]
}

/** Creates all finders for the items of a page; `form` is the request. */
export function createItemFinders(
  form: Pick<QueryForm, 'include' | 'fields' | 'extra'>,
  conventions: Pick<Conventions, 'fields'>,
): ItemFinders {
  const finders = [
    createNotObjects(),
    createMissingIds(),
    createOddIds(),
    createRepeatedIds(),
    createItemTypes(),
    createRepeatedMembers(),
    createItemNames(form, conventions),
    createMixedLanguages(form),
    createChangedNumbers(),
    createUnaskedRelations(form),
  ]
  return {
    add(item, position) {
      for (const finder of finders) finder.add(item, position)
    },
    findings: () => finders.flatMap((finder) => finder.findings()),
  }
}
