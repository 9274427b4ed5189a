import { describeHints } from '#core/dialect/describe-hints.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { noNamesSeen } from '#core/query/known-names.ts'

/** Hints that a name was not seen: it may exist on other pages, so they are no result of a check. */
const unprovenHints: readonly InstanceHint['messageKey'][] = ['fields-unseen', 'relation-unseen']

/** Lists hints that depend on the query and the server only, so they are equal before and after sending. */
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
  }).filter(({ messageKey }) => !unprovenHints.includes(messageKey))
