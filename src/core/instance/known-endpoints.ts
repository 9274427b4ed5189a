import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { findNearNames } from '#core/text/near-names.ts'
import type { OpenTab } from '#core/workspace/open-tabs.ts'

/** The most suggestions that are easy to compare. */
const maxSuggested = 3

/** A saved endpoint, or one listed by the server. */
export interface NamedEndpoint {
  /** Its slug or its UUID. */
  name: string
  /** Its UUID if `name` is the slug, and the reverse; '' if unknown. */
  otherName: string
  label: string
}

/**
 * True if two names address the same endpoint: slugs are case-sensitive, UUIDs are not, and a trailing
 * `.json` is ignored (datacycle-core.md 1).
 */
export function isSameEndpoint(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

function plainName(name: string): string {
  const bare = name.trim().replace(/\.json$/, '')
  return describeEndpointName(bare).kind === 'uuid' ? bare.toLowerCase() : bare
}

/** An endpoint's name and, if known, its other one: the slug or the UUID. */
export function listEndpointNames(endpoint: string, known: readonly NamedEndpoint[]): string[] {
  const pairs = known.map(({ name, otherName }) => [name, otherName])
  const same = pairs.filter((pair) => pair.some((name) => isSameEndpoint(name, endpoint)))
  return [endpoint, ...same.flat().filter((name) => name !== '')]
}

/**
 * The names of an endpoint and of the known ones, each endpoint once: a saved one may be known by its slug, and be
 * listed by its UUID.
 */
export function listDistinctEndpoints(own: string, known: readonly NamedEndpoint[]): string[] {
  const names = [own]
  const taken = [own]
  const isTaken = (name: string) => name !== '' && taken.some((one) => isSameEndpoint(one, name))
  const isOwn = ({ name, otherName }: NamedEndpoint) =>
    isSameEndpoint(own, name) || isSameEndpoint(own, otherName)
  const [same, others] = [known.filter(isOwn), known.filter((one) => !isOwn(one))]
  for (const { name, otherName } of [...same, ...others]) {
    if (!isTaken(name) && !isTaken(otherName)) names.push(name)
    taken.push(name, otherName)
  }
  return names
}

/** All names of an endpoint; in dataCycle a label may begin with folders (`Editors/Picks`). */
const namesOf = ({ name, otherName, label }: NamedEndpoint): string[] => [
  name,
  otherName,
  label,
  label.slice(label.lastIndexOf('/') + 1),
]

/**
 * A few known endpoints that may have been meant by an unknown name: those that have this label, or a
 * similar slug, UUID or label. Empty if the name is known, because then the spelling is not the problem.
 */
export function findNearEndpoints(
  requested: string,
  known: readonly NamedEndpoint[],
): Pick<NamedEndpoint, 'name' | 'label'>[] {
  if (
    known.some(
      ({ name, otherName }) =>
        isSameEndpoint(requested, name) || isSameEndpoint(requested, otherName),
    )
  )
    return []
  const near = new Set([requested, ...findNearNames(requested, known.flatMap(namesOf))])
  const found = [...near].flatMap((text) => known.filter((one) => namesOf(one).includes(text)))
  return found
    .filter(
      (one, at) => !found.slice(0, at).some((earlier) => areEntriesOfOneEndpoint(earlier, one)),
    )
    .slice(0, maxSuggested)
    .map(({ name, label }) => ({ name, label }))
}

/**
 * True for two entries of one endpoint, for example one saved by its slug and one listed by its UUID. Entries with
 * one name each are taken for one endpoint if they have the same label.
 */
function areEntriesOfOneEndpoint(one: NamedEndpoint, other: NamedEndpoint): boolean {
  const plainNames = ({ name, otherName }: NamedEndpoint) =>
    [name, otherName].filter((text) => text !== '').map(plainName)
  const names = plainNames(one)
  if (plainNames(other).some((name) => names.includes(name))) return true
  const haveOneName = one.otherName === '' && other.otherName === ''
  return haveOneName && one.label !== '' && one.label === other.label
}

/**
 * A few endpoints that may have been meant instead of an existing but empty one: those with the same
 * label or a similar name. `aliases` are the names that its response has told.
 */
export function findAlternativeEndpoints(
  requested: string,
  known: readonly NamedEndpoint[],
  aliases: readonly string[] = [],
): Pick<NamedEndpoint, 'name' | 'label'>[] {
  const isRequested = ({ name, otherName }: NamedEndpoint) =>
    [requested, ...aliases].some(
      (own) => isSameEndpoint(own, name) || isSameEndpoint(own, otherName),
    )
  const sameEndpoints = known.filter(isRequested)
  const labels = new Set(sameEndpoints.map(({ label }) => label))
  // Names with the same label are taken for one endpoint, unless both of its names are known.
  const isCertain =
    aliases.some((own) => !isSameEndpoint(own, requested)) ||
    sameEndpoints.some(({ otherName }) => otherName !== '')
  const others = known.filter((one) => !isRequested(one) && (isCertain || !labels.has(one.label)))
  const alike = others.filter(({ label }) => label !== '' && labels.has(label))
  const near = [requested, ...labels].flatMap((text) => findNearEndpoints(text, others))
  const byName = new Map([...alike, ...near].map(({ name, label }) => [name, { name, label }]))
  return [...byName.values()].slice(0, maxSuggested)
}

/**
 * The label of an endpoint by its slug or UUID; null if unknown. If a known endpoint has both names, the label
 * may be that of an entry with its other name.
 */
export function findEndpointTitle(name: string, known: readonly NamedEndpoint[]): string | null {
  const wanted = name.trim()
  if (wanted === '') return null
  const same = known.filter((one) => one.name === wanted || one.otherName === wanted)
  const bothNames = new Set([wanted, ...same.flatMap((one) => [one.name, one.otherName])])
  const titled = [...same, ...known.filter((one) => bothNames.has(one.name))]
  return titled.find(({ label }) => label !== '')?.label ?? null
}

/** The endpoints that saved tabs of a connection name, without a request to its server. */
export const endpointsNamedBy = (
  tabs: readonly OpenTab[],
  connectionId: string,
): readonly NamedEndpoint[] =>
  tabs.flatMap(({ form, endpointLabel, ...tab }) =>
    endpointLabel === undefined || tab.connectionId !== connectionId
      ? []
      : [{ name: form.endpoint.trim(), otherName: '', label: endpointLabel }],
  )
