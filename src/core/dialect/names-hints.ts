import type { Conventions } from '#core/query/conventions.ts'
import { attributesOf, type SeenNames } from '#core/query/known-names.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'

/** Always accepted, or sent only if requested by name (datacycle-core.md 2.3): unseen, but not unknown. */
const acceptedNames = [
  '*',
  '@id',
  '@type',
  'geo',
  'identifier',
  'dct:created',
  'dct:modified',
  'dc:touched',
  'dc:entityUrl',
  'dc:slugifiedName',
]

/** Hints for CORE about `fields`: per-relation lists, exclusions, and unknown names. */
export function describeCoreFields(
  form: QueryForm,
  conventions: Conventions,
  seen: SeenNames,
): InstanceHint[] {
  return form.fields.flatMap(({ relation, attributes }, index): InstanceHint[] => {
    const named = attributes.filter((name) => name !== '')
    if (named.length === 0) return []
    const parameter = { kind: 'fields', name: relation } as const
    const field = { part: 'fields', row: index, member: 'attributes' } as const
    if (conventions.fields === 'per-relation' && relation !== '')
      return [
        hintAt(parameter, { ...field, member: 'relation' }, 'fields-of-relation', {
          name: relation,
        }),
      ]
    const excludedNames = named.filter((name) => name.startsWith('-'))
    if (excludedNames.length > 0)
      return [hintAt(parameter, field, 'fields-minus', { name: excludedNames.join(', ') })]
    const starred = named
      .map((name) => (relation === '' ? name : `${relation}.${name}`))
      .find(hasInnerStar)
    if (starred !== undefined) return [hintAt(parameter, field, 'star-inside', { name: starred })]
    const known = attributesOf(seen.all, relation)
    if (!named.every((name) => isUnseen(name, relation, seen))) return []
    const [suggested] = named.flatMap((name) =>
      findNearNames(name, known)
        .slice(0, 1)
        .map((near) => ({ name, near })),
    )
    return suggested === undefined
      ? [hintAt(parameter, field, 'fields-unseen', { name: named.join(', ') })]
      : [hintAt(parameter, field, 'fields-near', suggested)]
  })
}

/** True for a `*` before the last name of a path, which CORE refuses. */
const hasInnerStar = (path: string): boolean => path.split('.').slice(0, -1).includes('*')

/** True if no item had the attribute; items restricted by `fields` do not prove that. A name may be a path. */
function isUnseen(name: string, relation: string, { all, unrestricted }: SeenNames): boolean {
  if (acceptedNames.includes(name)) return false
  const path = [...(relation === '' ? [] : relation.split('.')), ...name.split('.')]
  return path.some((segment, at) => {
    // Of what was never seen with its attributes, nothing is known; what follows a missing name is missing, too.
    const holder = path.slice(0, at).join('.')
    if (at < path.length - 1 && all.relations.includes(path.slice(0, at + 1).join('.')))
      return false
    return (
      attributesOf(unrestricted, holder).length > 0 && !attributesOf(all, holder).includes(segment)
    )
  })
}

/** Hints for CORE about included relations that no observed item had. */
export function describeCoreInclude(form: QueryForm, seen: SeenNames): InstanceHint[] {
  const known = new Set([...seen.all.relations, ...attributesOf(seen.all, '')])
  return pruneForm(form).include.flatMap((relation): InstanceHint[] => {
    if (hasInnerStar(relation))
      return [
        hintAt({ kind: 'include', name: relation }, { part: 'include' }, 'star-inside', {
          name: relation,
        }),
      ]
    // Items without any relation, or restricted by `fields`, prove nothing.
    if (seen.unrestricted.relations.length === 0) return []
    const [root = ''] = relation.split('.')
    if (known.has(root) || relation === 'full.recursive') return []
    const [near] = findNearNames(root, seen.all.relations)
    const parameter = { kind: 'include', name: relation } as const
    if (near === undefined)
      return [hintAt(parameter, { part: 'include' }, 'relation-unseen', { name: relation })]
    const suggested = near + relation.slice(root.length)
    return [
      hintAt(parameter, { part: 'include' }, 'relation-near', { name: relation, near: suggested }),
    ]
  })
}
