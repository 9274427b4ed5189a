import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { noNamesSeen } from '#core/query/known-names.ts'
import { describeHints } from './describe-hints.ts'
import { hintRules, type InstanceHint } from './instance-hint.ts'
import type { PastedPart } from './paste-on-datacycle.ts'

interface Server {
  conventions: Conventions
  isDatacycle: boolean
  /** See `KnownInstance`. */
  languages?: readonly string[] | null
}

/** Hints that a name was not seen: it may exist on other pages, so they are no result of a check. */
const unprovenHints: readonly InstanceHint['messageKey'][] = ['fields-unseen', 'relation-unseen']

/** Lists hints that depend on the query and the server only, so they are equal before and after sending. */
export const listKnownHints = (
  form: QueryForm,
  { conventions, isDatacycle, languages = null }: Server,
): InstanceHint[] =>
  describeHints(form, {
    conventions,
    isDatacycle,
    seen: noNamesSeen,
    languages,
    dynamicEndpoints: new Set(),
    places: [],
  }).filter(({ messageKey }) => !unprovenHints.includes(messageKey))

/** Hints about an extra parameter as a whole, which a `PastedPart` reports too. */
const isAboutPart = (
  hint: InstanceHint,
): hint is InstanceHint<'name-dropped' | 'list-dropped' | 'object-dropped' | 'text-dropped'> =>
  hintRules[hint.messageKey].kind === 'dropped-name'

/** Lists the hints about the form of a pasted request that its `parts` do not report already. */
export const listPasteHints = (
  form: QueryForm,
  server: Server,
  parts: readonly PastedPart[],
): InstanceHint[] =>
  listKnownHints(form, server).filter(
    (hint) => !(isAboutPart(hint) && parts.some(({ name }) => name === hint.values.name)),
  )
