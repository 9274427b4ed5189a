import type * as z from 'zod/mini'
import { describeExpected } from '#core/json/describe-complaint.ts'
import { renderPath, type JsonPath } from '#core/json/json-path.ts'
import { membersOf, type JsonMember, type JsonValue } from '#core/json/json-value.ts'
import { findDeepNesting, positionIn, readYaml, type TextPosition } from '#core/json/yaml.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { err, ok, type Result } from '#core/result.ts'
import { findNearNames } from '#core/text/near-names.ts'

/** A fault of a file of a folder, with its place. In English, and without values, which may be secret. */
export interface FileComplaint extends TextPosition {
  text: string
}

/** `line 3, column 5: filter.sirt: unknown; did you mean "sort"?` */
export const sayComplaint = ({ line, column, text }: FileComplaint): string =>
  `line ${String(line)}, column ${String(column)}: ${text}`

/** Larger files are no queries, and would take seconds to read. */
const maxLength = 2_000_000
const maxComplaints = 20

/** The members whose order is sent. Their mappings become lists of names and values, as do lists of single members. */
const orderedMembers: readonly string[] = ['filter', 'fields', 'other', 'values']

/**
 * Reads a YAML file of a folder by a schema, in which every scalar is a text as written. `namesIn` lists the
 * known members of the object in a member of this name ('' for the file) for "did you mean".
 */
export function readFile<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  namesIn: Readonly<Record<string, readonly string[]>>,
): Result<T, FileComplaint[]> {
  const at = (position: TextPosition, complaint: string) => err([{ ...position, text: complaint }])
  if (text.length > maxLength)
    return at({ line: 1, column: 1 }, `expected at most ${String(maxLength)} characters`)
  const deepAt = findDeepNesting(text)
  if (deepAt !== null) return at(positionIn(text, deepAt), 'nested too deeply')
  const documents = readYaml(text, { isAllText: true })
  if (!documents.ok) return at(documents.error, 'no valid YAML')
  const [document, second] = documents.value
  if (document === undefined) return at({ line: 1, column: 1 }, 'the file is empty')
  const { root, offsets, taggedLines } = document
  const positionOf = (part: JsonValue | JsonMember) => positionIn(text, offsets.get(part) ?? 0)
  if (second) {
    const offset = second.offsets.get(second.root) ?? text.length
    return at(positionIn(text, offset), 'expected one document')
  }
  const [taggedLine] = taggedLines
  if (taggedLine !== undefined) return at({ line: taggedLine, column: 1 }, 'tags are not read')

  const places = new Map<string, Place>()
  const data = toData(root, { path: [], label: [] }, places)
  const read = schema.safeParse(data)
  if (read.success) return ok(read.data)
  const issues = read.error.issues.flatMap(chooseIssue)
  const unknownIn = new Set(
    issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [keyOf(path)] : [])),
  )
  return err(
    issues
      // Without the unknown member, others may seem to be missing.
      .filter(({ code, path }) => code !== 'custom' || !unknownIn.has(keyOf(path)))
      .flatMap((issue) => describe(issue, places, namesIn))
      .slice(0, maxComplaints)
      .map((one) => ({ ...positionOf(one.part), text: one.text })),
  )
}

/** Where a value of the data stands in the file, and its path as it is said. */
interface Place {
  part: JsonValue | JsonMember
  label: JsonPath
}

type Step = string | number

interface Paths {
  path: readonly Step[]
  label: JsonPath
}

const keyOf = (path: readonly unknown[]): string => JSON.stringify(path)

function toData(value: JsonValue, paths: Paths, places: Map<string, Place>): unknown {
  const { path, label } = paths
  const step = (name: Step, inner: JsonValue) =>
    toData(inner, { path: [...path, name], label: [...label, name] }, places)
  places.set(keyOf(path), { part: value, label })
  switch (value.kind) {
    case 'null':
      return null
    case 'string':
      return value.value
    // Without types, there are none of these.
    case 'boolean':
    case 'number':
      return ''
    case 'array':
      return isOrdered(path) && value.items.every(isSingle)
        ? toEntries(value.items.flatMap(membersOf), paths, places)
        : value.items.map((item, index) => step(index, item))
    case 'object': {
      if (isOrdered(path)) return toEntries(value.members, paths, places)
      for (const member of value.members)
        places.set(keyOf([...path, member.name, '']), { part: member, label })
      // A prototype would be set by its name.
      return Object.fromEntries(
        value.members.map(({ name, value: inner }) => [name, step(name, inner)]),
      )
    }
  }
}

/** Lists keep an order that JavaScript's objects lose, and names that they have of their own. */
function toEntries(
  members: readonly JsonMember[],
  { path, label }: Paths,
  places: Map<string, Place>,
): unknown[] {
  return members.map((member, index) => {
    const inner = { path: [...path, index, 1], label: [...label, member.name] }
    places.set(keyOf([...path, index, 0]), { part: member, label: inner.label })
    return [member.name, toData(member.value, inner, places)]
  })
}

const isSingle = (value: JsonValue): boolean => membersOf(value).length === 1

const isOrdered = (path: readonly Step[]): boolean => orderedMembers.includes(String(path.at(-1)))

type Issue = z.core.$ZodIssue

/** Of several shapes, the one whose kind fits, with the faults in it. */
function chooseIssue(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const within = issue.errors.find((errors) =>
    errors.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  if (within === undefined) return [issue]
  return within.flatMap((inner) => chooseIssue({ ...inner, path: [...issue.path, ...inner.path] }))
}

function describe(
  issue: Issue,
  places: ReadonlyMap<string, Place>,
  namesIn: Readonly<Record<string, readonly string[]>>,
): { part: JsonValue | JsonMember; text: string }[] {
  const place = placeOf(issue.path, places)
  const { part, label } = place
  const say = (path: JsonPath, text: string) => {
    const name = renderPath(path)
    return name === '' ? text : `${name}: ${text}`
  }
  if (issue.code !== 'unrecognized_keys')
    return [{ part, text: say(label, `expected ${sayExpected(issue, place)}`) }]
  const members = new Map(Object.entries(namesIn))
  const owner = issue.path.findLast((step) => members.has(String(step))) ?? ''
  const known = members.get(String(owner)) ?? []
  return issue.keys.map((name) => {
    const own = places.get(keyOf([...issue.path, name, '']))
    return {
      part: own?.part ?? part,
      text: say([...label, name.slice(0, 80)], describeUnknown(name, known)),
    }
  })
}

function describeUnknown(name: string, known: readonly string[]): string {
  if (isTokenName(name))
    return 'a folder holds no token; remove it, and replace the token if it was shared'
  const [near] = findNearNames(name, known)
  return near === undefined
    ? `unknown; known are ${known.join(', ')}`
    : `unknown; did you mean "${near}"?`
}

/** The place of a path, or of the nearest value around it; `isThere` only if the path itself has one. */
function placeOf(
  path: readonly PropertyKey[],
  places: ReadonlyMap<string, Place>,
): Place & { isThere: boolean } {
  const own = places.get(keyOf(path))
  if (own) return { ...own, isThere: true }
  const outer = path.length === 0 ? nowhere : placeOf(path.slice(0, -1), places)
  return {
    part: outer.part,
    label: [...outer.label, ...path.slice(-1).map(String)],
    isThere: false,
  }
}

const nowhere: Place = { part: { kind: 'null' }, label: [] }

const kindNames: ReadonlyMap<string, string> = new Map([
  ['null', 'nothing'],
  ['string', 'a text'],
  ['array', 'a list'],
  ['object', 'names with values'],
])

function sayExpected(issue: Issue, { part, label, isThere }: ReturnType<typeof placeOf>): string {
  if (issue.code === 'custom') return describeExpected(issue)
  if (issue.code === 'too_big' || issue.code === 'invalid_format') return issue.message
  const got = isThere && 'kind' in part ? (kindNames.get(part.kind) ?? '') : 'nothing'
  return `${expectedBy(issue, label)}, got ${got}`
}

function expectedBy(issue: Issue, label: JsonPath): string {
  if (issue.code === 'invalid_union') return 'a text or a list'
  const expected = issue.code === 'invalid_type' ? issue.expected : ''
  return expected === 'object' || (expected === 'array' && isOrdered(label))
    ? 'names with values'
    : describeExpected(issue)
}
