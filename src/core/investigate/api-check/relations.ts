import { usualRelations } from '#core/content/known-attributes.ts'
import type { Step } from '#core/investigate/investigation.ts'
import type { ItemDetails, RelationDetails } from '#core/investigate/response-details.ts'
import { impossibleWord } from '#core/investigate/impossible-value.ts'
import {
  toLine,
  type ApiCheckLine,
  type ApiCheckPart,
  type Observations,
  asText,
  ifAnswered,
  valuesOfRefusal,
  type Answered,
  getStep,
  postStep,
  outcomeOfPlaces,
} from './line.ts'

/** Checks relations, include and fields by GET, and in the body and URL of a POST (api.md 4.4, 4.7). */
export const relationsPart: ApiCheckPart = {
  steps(observed) {
    const chosen = chooseRelation(observed)
    const unknown = getStep(observed, 'unknown-include', [
      ['include', impossibleWord],
      ['page[size]', '1'],
    ])
    if (chosen === null) return [unknown]
    const { name, size } = chosen
    const page = ['page[size]', String(size)] as const
    const include = getStep(observed, 'include', [['include', name], page])
    const attribute = chooseAttribute(observed)
    if (attribute === null) return [unknown, include]
    const fieldsStep = (key: string, isFlat: boolean) =>
      getStep(observed, key, [['include', name], fieldsPair(isFlat, name, attribute), page])
    const flat = fieldsStep('fields-flat', true)
    const postSteps = () => planPostSteps(observed, chosen, attribute)
    const steps = [unknown, include, fieldsStep('fields', false)]
    switch (fieldsConventionOf(observed)) {
      case 'not-yet':
        return steps
      case 'flat-next':
        return [...steps, flat]
      case 'per-relation':
        return [...steps, ...postSteps()]
      case 'flat-list':
      case 'none':
        return [...steps, flat, ...postSteps()]
    }
  },
  lines: (observed) => [
    judgeRelations(observed),
    judgeInclude(observed),
    judgeUnknownInclude(observed),
    judgeFields(observed),
    judgePostInclude(observed),
    judgePostFields(observed),
  ],
}

interface ChosenRelation {
  name: string
  /** The page size needed to get an item with this relation. */
  size: number
}

/** Chooses a relation that is unresolved in all items; null if there is none. */
function chooseRelation({ first: { details } }: Observations): ChosenRelation | null {
  const unresolved = details.items.flatMap(({ relations }, at) =>
    relations.filter(({ isResolved }) => !isResolved).map(({ name }) => ({ name, size: at + 1 })),
  )
  const rank = ({ name }: ChosenRelation) => {
    const at = usualRelations.indexOf(name)
    return at < 0 ? usualRelations.length : at
  }
  // Relations resolved in some items are resolved by default.
  const resolved = details.items.flatMap(({ relations }) =>
    relations.filter((one) => one.isResolved),
  )
  const neverResolved = unresolved.filter(({ name }) => resolved.every((one) => one.name !== name))
  return (
    neverResolved.toSorted((one, other) => rank(one) - rank(other) || one.size - other.size)[0] ??
    null
  )
}

const relationIn = (items: readonly ItemDetails[], name: string): RelationDetails | null => {
  const all = items.flatMap(({ relations }) => relations.filter((one) => one.name === name))
  return all.find(({ isResolved }) => isResolved) ?? all[0] ?? null
}

function relationOf(observed: Observations, key: string, name: string): RelationDetails | null {
  const outcome = observed.outcomeOf(key)
  return outcome.kind === 'list' ? relationIn(outcome.details.items, name) : null
}

/** An attribute of the resolved relation; null if it has fewer than two. */
function chooseAttribute(observed: Observations): string | null {
  const chosen = chooseRelation(observed)
  const attributes = chosen ? (relationOf(observed, 'include', chosen.name)?.attributes ?? []) : []
  if (attributes.length < 2) return null
  return attributes.includes('name') ? 'name' : (attributes[0] ?? null)
}

/** How the server reads `fields`; `none` if in neither way, `flat-next` if the flat list is still to be tried. */
type FieldsConvention = 'not-yet' | 'per-relation' | 'flat-next' | 'flat-list' | 'none'

function fieldsConventionOf(observed: Observations): FieldsConvention {
  if (observed.outcomeOf('fields').kind === 'not-yet') return 'not-yet'
  if (isLimited(observed, 'fields')) return 'per-relation'
  if (observed.outcomeOf('fields-flat').kind === 'not-yet') return 'flat-next'
  return isLimited(observed, 'fields-flat') ? 'flat-list' : 'none'
}

/** The parameter that limits a relation to an attribute, in one way of reading `fields` or the other. */
const fieldsPair = (isFlat: boolean, name: string, attribute: string): readonly [string, string] =>
  isFlat ? ['fields', `*,${name}.${attribute}`] : [`fields[${name}]`, attribute]

/** True if the relation has only the requested attribute. */
function isLimited(observed: Observations, key: string): boolean {
  const chosen = chooseRelation(observed)
  const attributes = chosen ? (relationOf(observed, key, chosen.name)?.attributes ?? []) : []
  return attributes.length === 1 && attributes[0] === chooseAttribute(observed)
}

function planPostSteps(
  observed: Observations,
  { name, size }: ChosenRelation,
  attribute: string,
): Step[] {
  const isFlat = fieldsConventionOf(observed) === 'flat-list'
  const pair = fieldsPair(isFlat, name, attribute)
  const fields = isFlat ? pair[1] : { [name]: attribute }
  const page = { size }
  return [
    postStep(observed, 'post-shape-body', { include: name, fields, page }),
    postStep(observed, 'post-shape-query', { page }, [['include', name], pair]),
  ]
}

function judgeRelations({ first: { details } }: Observations): ApiCheckLine {
  const all = details.items.flatMap(({ relations }) => relations)
  const resolved = [...new Set(all.filter((one) => one.isResolved).map(({ name }) => name))]
  const names = [...new Set(all.map(({ name }) => name))]
  if (all.length === 0) return toLine('relations-untestable', ['first'])
  return resolved.length === 0
    ? toLine('relations-unresolved', ['first'], { names: names.join(', ') })
    : toLine('relations-resolved', ['first'], { names: resolved.join(', ') })
}

function judgeInclude(observed: Observations): ApiCheckLine {
  const chosen = chooseRelation(observed)
  if (chosen === null) return toLine('include-untestable', ['first'])
  const { name } = chosen
  const keys = ['first', 'include'] as const
  return ifAnswered(observed, 'include', keys, (_, response) => {
    if (response.kind === 'refused')
      return toLine('include-refused', keys, valuesOfRefusal(response))
    const relation = relationIn(response.details.items, name)
    if (relation === null) return toLine('include-untestable', keys)
    return toLine(relation.isResolved ? 'include-resolves' : 'include-ignored', keys, { name })
  })
}

function judgeUnknownInclude(observed: Observations): ApiCheckLine {
  const keys = ['unknown-include'] as const
  return ifAnswered(observed, 'unknown-include', keys, (response) => {
    if (response.kind === 'refused')
      return toLine('unknown-include-refused', keys, valuesOfRefusal(response))
    const expected = Math.min(1, observed.first.response.ids.length)
    const count = response.response.ids.length
    return count >= expected
      ? toLine('unknown-include-ignored', keys)
      : toLine('unknown-include-other', keys, asText({ count }))
  })
}

function judgeFields(observed: Observations): ApiCheckLine {
  const chosen = chooseRelation(observed)
  const attribute = chooseAttribute(observed)
  if (chosen === null || attribute === null) return toLine('fields-untestable', ['first'])
  const convention = fieldsConventionOf(observed)
  const values = { name: chosen.name, attribute }
  if (convention === 'per-relation')
    return toLine('fields-per-relation', ['include', 'fields'], values)
  const keys = ['include', 'fields', 'fields-flat'] as const
  return ifAnswered(observed, 'fields', keys, () =>
    toLine(convention === 'flat-list' ? 'fields-flat' : 'fields-none', keys, values),
  )
}

const postKeys = ['post-shape-body', 'post-shape-query'] as const

function judgePostInclude(observed: Observations): ApiCheckLine {
  const chosen = chooseRelation(observed)
  if (chosen === null || chooseAttribute(observed) === null)
    return toLine('post-include-untestable', ['first'])
  return ifAnswered(observed, 'post-include', postKeys, (...responses) => {
    const [inBody = false, inQuery = false] = responses.map((one) => isResolvedIn(one, chosen.name))
    return toLine(outcomeOfPlaces('post-include', inBody, inQuery), postKeys, { name: chosen.name })
  })
}

const isResolvedIn = (response: Answered, name: string): boolean =>
  response.kind === 'list' && relationIn(response.details.items, name)?.isResolved === true

function judgePostFields(observed: Observations): ApiCheckLine {
  const chosen = chooseRelation(observed)
  const attribute = chooseAttribute(observed)
  const convention = fieldsConventionOf(observed)
  const isKnown = convention === 'per-relation' || convention === 'flat-list'
  if (chosen === null || attribute === null || !isKnown)
    return toLine('post-fields-untestable', ['first'])
  return ifAnswered(observed, 'post-fields', postKeys, (...responses) => {
    // Fields of an unresolved relation cannot be checked.
    if (!responses.every((one) => isResolvedIn(one, chosen.name)))
      return toLine('post-fields-untestable', postKeys)
    const [inBody = false, inQuery = false] = postKeys.map((key) => isLimited(observed, key))
    const values = { name: chosen.name, attribute }
    return toLine(outcomeOfPlaces('post-fields', inBody, inQuery), postKeys, values)
  })
}
