import type { JsonValue } from '#core/json/json-value.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { ItemFinding } from '#core/finding/finding.ts'
import { createChangedNumberFinder } from '#core/finding/changed-numbers.ts'
import { createMissingIdFinder, createNonUuidFinder, createRepeatedIdFinder } from './item-ids.ts'
import { createNonObjectFinder } from './item-kinds.ts'
import { createNameFinder } from './item-names.ts'
import { createTypeFinder } from './item-types.ts'
import { createMixedLanguageFinder } from './mixed-languages.ts'
import { createRepeatedMemberFinder } from './repeated-members.ts'
import { createUnrequestedRelationFinder } from './unrequested-relations.ts'

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
    createNonObjectFinder(),
    createMissingIdFinder(),
    createNonUuidFinder(),
    createRepeatedIdFinder(),
    createTypeFinder(),
    createRepeatedMemberFinder(),
    createNameFinder(form, conventions),
    createMixedLanguageFinder(form),
    createChangedNumberFinder(),
    createUnrequestedRelationFinder(form),
  ]
  return {
    add(item, position) {
      for (const finder of finders) finder.add(item, position)
    },
    findings: () => finders.flatMap((finder) => finder.findings()),
  }
}
