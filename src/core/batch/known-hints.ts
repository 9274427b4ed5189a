import { describeHints } from '#core/dialect/describe-hints.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { noNamesSeen } from '#core/query/known-names.ts'

/** Names that one page has not shown may still exist: said beside a field, and no result of a check. */
const unproved: readonly InstanceHint['word'][] = ['fields-unseen', 'relation-unseen']

/** What a known server does otherwise than a query says, by the query alone: before and after it is sent alike. */
export const listKnownHints = (
  form: QueryForm,
  { conventions, isDatacycle }: { conventions: Conventions; isDatacycle: boolean },
): InstanceHint[] =>
  describeHints(form, {
    conventions,
    isDatacycle,
    seen: noNamesSeen,
    languages: null,
    dynamicEndpoints: new Set(),
  }).filter(({ word }) => !unproved.includes(word))
