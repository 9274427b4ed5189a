import * as z from 'zod/mini'
import {
  connectionColors,
  type ConnectionColor,
  maxConnectionNameLength,
} from '#core/connection/connection-label.ts'
import { isItemLink } from '#core/content/item-link.ts'
import { defaultExchangeLimits, limitBounds, type ExchangeLimits } from '#core/exchange/limits.ts'
import {
  conventionChoices,
  findPreset,
  presetNames,
  presets,
  type Conventions,
} from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { isUsableKey, readFilterKey, valueForms } from '#core/query/filter-key.ts'
import { definitionLimits } from '#core/query/form-limits.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isPlainAddress, withoutEndSlashes } from '#core/url/split-url.ts'
import { readFile, type FileComplaint } from './read-file.ts'
import { renderOrdered, renderYaml, type YamlMember, type YamlPart } from '#core/json/yaml.ts'

/** The document of a folder (docs/workspace-folder.md). */
export interface FolderDocument {
  /** '' for none. */
  name: string
  connections: readonly FolderConnection[]
  /** Known filter keys, with the names of their values. */
  filters: readonly FilterDefinition[]
}

/** An environment: a server by name. A folder holds no token, no certificates and no permission for http. */
export interface FolderConnection {
  name: string
  /** Origin and path before `/api/v4/`, without a trailing slash. */
  baseUrl: string
  conventions: Conventions
  limits: ExchangeLimits
  colour: ConnectionColor
  /** Where items are found in the CMS, with `{id}`; '' for none or the usual one. */
  itemLink: string
}

export const folderDocumentName = 'endpoint-explorer.yaml'

/** True for a path whose last part is the document's name, in any case. */
export const isFolderDocument = (path: string): boolean =>
  path.split(/[/\\]/).at(-1)?.toLowerCase() === folderDocumentName

const version = '1'
/** Worded only once a bound is broken, because the first number a process formats takes longest. */
export const atMost = (most: number, of: string) =>
  z.maxLength(most, { error: () => `at most ${most.toLocaleString('en-US')} ${of}` })
export const textUpTo = (most: number) => z.string().check(atMost(most, 'characters'))
const whole = ({ min, max }: { min: number; max: number }) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max,
          `a whole number from ${String(min)} to ${String(max)}`,
        ),
      ),
  )

export const plainAddress = z
  .string()
  .check(z.refine(isPlainAddress, 'an http or https address without user name, query and fragment'))
const limitsShape = {
  firstByteMs: whole(limitBounds.firstByteMs),
  silenceMs: whole(limitBounds.silenceMs),
  totalBytes: whole(limitBounds.totalBytes),
  durationMs: whole(limitBounds.durationMs),
}
const choice = <const T extends string>(choices: readonly T[]) =>
  z.exactOptional(z.enum([...choices]))
const conventionsShape = {
  fields: choice(conventionChoices.fields),
  includeInPost: choice(conventionChoices.includeInPost),
  fieldsInPost: choice(conventionChoices.fieldsInPost),
  sortInPost: choice(conventionChoices.sortInPost),
  extraInPost: choice(conventionChoices.extraInPost),
  listsInQuery: choice(conventionChoices.listsInQuery),
  listsInBody: choice(conventionChoices.listsInBody),
  listMeans: choice(conventionChoices.listMeans),
  sortCriteria: choice(conventionChoices.sortCriteria),
  refusesDotDot: choice(['true', 'false']),
}
const connectionShape = {
  name: z
    .string()
    .check(
      z.refine((name) => name.trim() !== '' && name.length <= maxConnectionNameLength, 'a name'),
    ),
  address: plainAddress,
  type: choice(presetNames),
  conventions: z.optional(z.strictObject(conventionsShape)),
  limits: z.optional(z.strictObject(limitsShape)),
  colour: choice(connectionColors),
  itemLink: z.optional(
    z
      .string()
      .check(
        z.refine(
          isItemLink,
          'an http or https address with {id} after the host, without user name, or none',
        ),
      ),
  ),
}
const filterShape = {
  key: textUpTo(definitionLimits.key).check(
    z.refine(isUsableKey, 'a key without brackets and without empty parts'),
  ),
  label: z.optional(textUpTo(definitionLimits.label)),
  send: choice(valueForms),
  means: choice(['any', 'all']),
  values: z.optional(
    z
      .array(z.tuple([textUpTo(definitionLimits.value), textUpTo(definitionLimits.valueLabel)]))
      .check(z.maxLength(definitionLimits.values)),
  ),
}
const hasEachOnce = (names: readonly string[]) => new Set(names).size === names.length
const shape = {
  version: z.literal(version),
  name: z.optional(textUpTo(2_000)),
  connections: z.optional(
    z.array(z.strictObject(connectionShape)).check(
      z.maxLength(1000),
      z.refine((all) => hasEachOnce(all.map(({ name }) => name)), 'each name once'),
    ),
  ),
  filters: z.optional(
    z.array(z.strictObject(filterShape)).check(
      z.maxLength(definitionLimits.definitions),
      z.refine(
        (all) => hasEachOnce(all.map(({ key }) => JSON.stringify(readFilterKey(key)))),
        'each key once',
      ),
    ),
  ),
}
const schema = z.strictObject(shape)

const membersOf = {
  '': Object.keys(shape),
  connections: Object.keys(connectionShape),
  filters: Object.keys(filterShape),
  conventions: Object.keys(conventionsShape),
  limits: Object.keys(limitsShape),
}

/** Reads the document of a folder. Whatever it contains is in the result or complained of. */
export function readFolderDocument(text: string): Result<FolderDocument, FileComplaint[]> {
  const read = readFile(text, schema, membersOf)
  if (!read.ok) return err(read.error)
  const { name = '', connections = [], filters = [] } = read.value
  return ok({
    name,
    connections: connections.map((one) => ({
      name: one.name,
      baseUrl: withoutEndSlashes(one.address),
      conventions: toConventions(one),
      limits: toLimits(one.limits),
      colour: one.colour ?? 'none',
      itemLink: one.itemLink ?? '',
    })),
    filters: filters.map(({ key, label = '', send = 'text', means = null, values = [] }) => ({
      key,
      label,
      send,
      listMeans: means,
      knownValues: values.map(([value, valueLabel]) => ({ value, label: valueLabel })),
    })),
  })
}

type ReadConnection = z.infer<z.ZodMiniObject<typeof connectionShape>>

function toConventions({ type = 'documented', conventions = {} }: ReadConnection): Conventions {
  const { refusesDotDot, ...others } = conventions
  return {
    ...presets[type],
    ...others,
    ...(refusesDotDot !== undefined && { refusesDotDot: refusesDotDot === 'true' }),
  }
}

const toLimits = (limits: ReadConnection['limits'] = {}): ExchangeLimits => ({
  firstByteMs: Number(limits.firstByteMs ?? defaultExchangeLimits.firstByteMs),
  silenceMs: Number(limits.silenceMs ?? defaultExchangeLimits.silenceMs),
  totalBytes: Number(limits.totalBytes ?? defaultExchangeLimits.totalBytes),
  ...(limits.durationMs !== undefined && { durationMs: Number(limits.durationMs) }),
})

/** The document as a file; `readFolderDocument` gives it back. */
export const renderFolderDocument = ({ name, connections, filters }: FolderDocument): string =>
  renderYaml([
    ['version', version],
    ...text('name', name),
    ...listed('connections', connections.map(renderConnection)),
    ...listed('filters', filters.map(renderFilter)),
  ])

const text = (name: string, value: string): YamlMember[] => (value === '' ? [] : [[name, value]])

const listed = (name: string, items: readonly (readonly YamlMember[])[]): YamlMember[] =>
  items.length === 0
    ? []
    : [[name, { kind: 'list', items: items.map((members) => ({ part: mapOf(members) })) }]]

const mapOf = (members: readonly YamlMember[]): YamlPart => ({ kind: 'map', members })

const mapped = (name: string, members: readonly YamlMember[]): YamlMember[] =>
  members.length === 0 ? [] : [[name, mapOf(members)]]

function renderConnection(connection: FolderConnection): YamlMember[] {
  const { name, baseUrl, conventions, limits, colour, itemLink } = connection
  const type = findPreset(conventions) ?? 'documented'
  return [
    ['name', name],
    ['address', baseUrl],
    ['type', type],
    ...mapped('conventions', differences(conventions, presets[type])),
    ...mapped('limits', differences(limits, defaultExchangeLimits)),
    ...(colour === 'none' ? [] : text('colour', colour)),
    ...text('itemLink', itemLink),
  ]
}

/** The members that differ from the default, in its order. */
function differences<T extends object>(given: T, standard: T): YamlMember[] {
  const own = new Map<string, unknown>(Object.entries(given))
  return Object.entries(standard).flatMap(([name, value]): YamlMember[] =>
    own.get(name) === value ? [] : [[name, String(own.get(name))]],
  )
}

const renderFilter = ({
  key,
  label,
  send,
  listMeans,
  knownValues,
}: FilterDefinition): YamlMember[] => [
  ['key', key],
  ...text('label', label),
  ...(send === 'text' ? [] : text('send', send)),
  ...text('means', listMeans ?? ''),
  ...(knownValues.length === 0
    ? []
    : [
        [
          'values',
          renderOrdered(knownValues.map((one) => [one.value, one.label] as const)),
        ] as const,
      ]),
]
