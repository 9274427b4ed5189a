import type { JsonValue } from '#core/json/json-value.ts'
import { createComputedValues } from '#core/paste/computed-values.ts'
import { maskSecrets } from '#core/paste/likely-secrets.ts'
import { substituteVariables, type Variables } from '#core/paste/substitute-variables.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { readDateScript, type DateScript } from '#core/snippet/date-variables.ts'
import {
  encodePairs,
  fillPath,
  leaveOut,
  renderCurlCommand,
  withParameters,
  type FoundRequest,
  type FoundRequests,
  type NameValuePair,
} from './found-request.ts'
import {
  firstLine,
  isBrokenList,
  leaveOutMembers,
  listAt,
  maxShownLength,
  memberAt,
} from './foreign-json.ts'
import type { LeftOutRequest } from './import.ts'

/** What a collection, its folders and its environments pass on to their requests. */
export interface Settings {
  variables: Variables
  headers: readonly NameValuePair[]
  /** Of the innermost folder, or the collection, that sets one or says that there is none; null for none. */
  auth: Auth | null
}

/** The credentials of types other than `bearer` are not imported. */
export interface Auth {
  type: string
  token: string
}

export const noSettings: Settings = { variables: new Map(), headers: [], auth: null }

/** What a collection, folder, environment or request sets itself; without `auth`, that of its folder holds. */
export interface OwnSettings extends Partial<Omit<Settings, 'auth'>> {
  auth?: Auth | null | undefined
}

/** The settings with own ones added; an own header replaces the one of the same name. */
export function withSettings(outer: Settings, own: OwnSettings): Settings {
  const names = new Set(own.headers?.map(({ name }) => name.toLowerCase()))
  return {
    variables: new Map([...outer.variables, ...(own.variables ?? [])]),
    headers: [
      ...outer.headers.filter(({ name }) => !names.has(name.toLowerCase())),
      ...(own.headers ?? []),
    ],
    auth: own.auth === undefined ? outer.auth : own.auth,
  }
}

/** A request as a collection has it, before its variables are filled in. */
export interface CollectionRequest extends OwnSettings {
  method: string
  url: string
  /** The values of `:name` in the path of the URL. */
  inPath?: Variables
  /** Parameters that the URL does not have. */
  query?: readonly NameValuePair[]
  /** A text, or the fields of a form; null for none, and for one of another type. */
  body: string | readonly NameValuePair[] | null
  note: string
  /** What runs before it is sent. */
  script?: string
  leftOut: readonly LeftOut[]
}

/** How the scripts and texts of a program are written. */
export interface Dialect {
  /** The function by which a script sets a variable. */
  setter?: string
  /** Writes the variables in a text as `{{name}}`, where the program writes them otherwise. */
  asVariables?: (text: string) => string
}

/** A request with its variables filled in, also by the dates that a script of the app sets. */
export function fillRequest(
  own: CollectionRequest,
  outer: Settings,
  { setter, asVariables = (text) => text }: Dialect,
): Pick<FoundRequest, 'note' | 'text' | 'leftOut' | 'computed'> {
  const { variables: given, headers, auth } = withSettings(outer, own)
  const script = own.script ?? ''
  const { dates, rest }: DateScript =
    setter === undefined ? { dates: new Map(), rest: script } : readDateScript(script, setter)
  const computed =
    dates.size > 0
      ? createComputedValues([JSON.stringify(own), ...given.values()].join('\n'))
      : undefined
  const variables = new Map(given)
  for (const [name, date] of dates)
    variables.set(name, computed?.addPlaceholder(`{{${name}}}`, date) ?? '')
  const fill = (text: string) => substituteVariables(asVariables(text), variables)
  const filled = (pairs: readonly NameValuePair[]) =>
    pairs
      .map(({ name, value }) => ({ name: fill(name), value: fill(value) }))
      // One with a value but no name is left out by its value.
      .filter(({ name, value }) => name !== '' || value !== '')
  const { body } = own
  const fields = body === null || typeof body === 'string' ? [] : filled(body)
  const hasName = ({ name }: NameValuePair) => name !== ''
  return {
    note: own.note,
    ...(computed && { computed }),
    text: renderCurlCommand({
      method: own.method,
      url: withParameters(
        fill(fillPath(own.url, own.inPath ?? new Map())),
        filled(own.query ?? []),
      ),
      headers: [...authorizationOf(auth, fill), ...filled(headers)],
      body:
        body === null || typeof body === 'string'
          ? body && fill(body)
          : encodePairs(fields.filter(hasName)),
    }),
    leftOut: [
      ...describeScript(rest),
      ...fields
        .filter((one) => !hasName(one))
        .map(({ value }) => ({ what: maskSecrets(`=${value}`), reason: 'no-place' as const })),
      ...own.leftOut,
    ],
  }
}

const authorizationOf = (auth: Auth | null, fill: (text: string) => string): NameValuePair[] =>
  auth === null
    ? []
    : [
        {
          name: 'Authorization',
          value: auth.type === 'bearer' ? `Bearer ${fill(auth.token)}` : `${auth.type} •••`,
        },
      ]

/** A script, by its first line; nothing for an empty one. `reason`: one after the request cannot change it. */
export const describeScript = (
  script: string,
  reason: 'script' | 'response' = 'script',
): LeftOut[] =>
  script.trim() === ''
    ? []
    : [{ what: maskSecrets(firstLine(script)).slice(0, maxShownLength), reason }]

/** How a program keeps its requests in folders. */
export interface CollectionFormat extends Dialect {
  /** The members of a folder that hold its items. */
  lists: readonly string[]
  nameOf: (item: JsonValue, index: number) => string
  isFolder: (item: JsonValue, list: string) => boolean
  settingsOf: (folder: JsonValue) => OwnSettings
  /** What of a folder, or of the whole collection, is not read. */
  unreadOf: (folder: JsonValue, isWhole: boolean) => readonly LeftOut[]
  /** null for what is no HTTP request. */
  read: (item: JsonValue) => CollectionRequest | null
}

/** Folders are read recursively, so much deeper ones could overflow the stack. */
export const maxFolderDepth = 50

/** Reads the requests of a collection, to all of which `settings` apply, folder by folder. */
export function readCollection(
  root: JsonValue,
  title: string,
  format: CollectionFormat,
  settings: Settings,
): FoundRequests {
  const { lists } = format
  const requests: FoundRequest[] = []
  const leftOut: LeftOutRequest[] = []

  function readFolder(folder: JsonValue, name: string, outer: Settings, path: string[]): void {
    const at = path.slice(0, -1)
    leftOut.push(...leaveOutMembers(name, at, format.unreadOf(folder, path.length === 0)))
    for (const list of lists.filter((one) => isBrokenList(memberAt(folder, one)))) {
      const isOnly = lists.length === 1
      leftOut.push(leaveOut(isOnly ? name : list, 'not-a-request', isOnly ? at : path))
    }
    if (path.length > maxFolderDepth) leftOut.push(leaveOut(name, 'too-deep', at))
    else
      for (const list of lists)
        for (const [index, item] of listAt(folder, list).entries())
          readItem(item, format.nameOf(item, index), format.isFolder(item, list), outer, path)
  }

  function readItem(
    item: JsonValue,
    name: string,
    isFolder: boolean,
    outer: Settings,
    path: string[],
  ): void {
    const request = isFolder ? null : format.read(item)
    if (isFolder)
      readFolder(item, name, withSettings(outer, format.settingsOf(item)), [...path, name])
    else if (request)
      requests.push({ name, folderPath: path, ...fillRequest(request, outer, format) })
    else leftOut.push(leaveOut(name, 'not-a-request', path))
  }

  readFolder(root, title, settings, [])
  return { title, requests, leftOut }
}
