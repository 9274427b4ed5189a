import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { findNearNames } from '#core/text/near-names.ts'

/** An endpoint that is noted or offered: by what it can be asked for, and what people call it. */
export interface NamedEndpoint {
  name: string
  otherName: string
  label: string
}

/**
 * Whether two names reach the same endpoint: capitals count in a slug and not in a UUID, and `.json` behind
 * either is no part of it (datacycle-core.md 1).
 */
export function isSameEndpoint(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

function plainName(name: string): string {
  const bare = name.trim().replace(/\.json$/, '')
  return describeEndpointName(bare).kind === 'uuid' ? bare.toLowerCase() : bare
}

/**
 * The known endpoints that could have been meant by a name that the instance does not know, at most three:
 * one whose label was typed, or whose slug, UUID or label is nearly that. To be asked, never stated.
 *
 * None where the name is known itself: then it is not the spelling.
 */
export function findNearEndpoints(
  asked: string,
  known: readonly NamedEndpoint[],
): Pick<NamedEndpoint, 'name' | 'label'>[] {
  if (
    known.some(
      ({ name, otherName }) => isSameEndpoint(asked, name) || isSameEndpoint(asked, otherName),
    )
  )
    return []
  const texts = known.flatMap(({ name, otherName, label }) => [name, otherName, label])
  const near = new Set([asked, ...findNearNames(asked, texts)])
  const found = [...near].flatMap((text) =>
    known.filter(({ name, otherName, label }) => [name, otherName, label].includes(text)),
  )
  const byName = new Map(found.map(({ name, label }) => [name, { name, label }]))
  return [...byName.values()].slice(0, 3)
}

/**
 * Other endpoints that could have been meant by one that exists and holds nothing, at most three: of the same
 * label, or with nearly the same name. To be tried, never stated.
 */
export function findSameEndpoints(
  asked: string,
  known: readonly NamedEndpoint[],
): Pick<NamedEndpoint, 'name' | 'label'>[] {
  const isAsked = ({ name, otherName }: NamedEndpoint) =>
    isSameEndpoint(asked, name) || isSameEndpoint(asked, otherName)
  const asIs = known.filter(isAsked)
  const labels = new Set(asIs.map(({ label }) => label))
  // A slug and a UUID of one label are one endpoint, unless both names of it are known.
  const isCertain = asIs.some(({ otherName }) => otherName !== '')
  const others = known.filter((one) => !isAsked(one) && (isCertain || !labels.has(one.label)))
  const alike = others.filter(({ label }) => label !== '' && labels.has(label))
  const near = [asked, ...labels].flatMap((text) => findNearEndpoints(text, others))
  const byName = new Map([...alike, ...near].map(({ name, label }) => [name, { name, label }]))
  return [...byName.values()].slice(0, 3)
}
