import { findNearNames } from '../text/near-names.ts'

/** An endpoint that is noted or offered: by what it can be asked for, and what people call it. */
export interface NamedEndpoint {
  name: string
  otherName: string
  label: string
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
  if (known.some(({ name, otherName }) => asked === name || asked === otherName)) return []
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
  const isAsked = ({ name, otherName }: NamedEndpoint) => name === asked || otherName === asked
  const labels = new Set(known.filter(isAsked).map(({ label }) => label))
  const others = known.filter((one) => !isAsked(one))
  const alike = others.filter(({ label }) => label !== '' && labels.has(label))
  const near = [asked, ...labels].flatMap((text) => findNearEndpoints(text, others))
  const byName = new Map([...alike, ...near].map(({ name, label }) => [name, { name, label }]))
  return [...byName.values()].slice(0, 3)
}
