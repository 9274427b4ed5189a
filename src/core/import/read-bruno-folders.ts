import { groupBy } from '#core/group-by.ts'
import { readJson } from '#core/json/read-json.ts'
import type { ImportFile, LeftOutRequest } from './import.ts'
import { memberAt, textOf } from './json-access.ts'
import { withAgreedVariables } from '#core/paste/substitute-variables.ts'
import { knownConfig } from './read-bruno-collection.ts'
import {
  listUnreadSettings,
  noSettings,
  withSettings,
  type InheritedSettings,
} from './read-bruno-file.ts'
import { leaveOutMembers, listUnreadMembers } from './unread-members.ts'

/** Files of a Bruno collection that are not requests (docs.usebruno.com, "Bru Lang"). */
const settingsPath = /(?:^|\/)(?:bruno\.json|collection\.bru|folder\.bru|environments\/[^/]*\.bru)$/

export const isBrunoSettingsPath = (path: string): boolean => settingsPath.test(path)

const leaveOut = (name: string, reason: LeftOutRequest['reason']): LeftOutRequest => ({
  name,
  folderPath: [],
  reason,
})

export interface BrunoFolders {
  /** The name of the only collection; '' if there is none. */
  title: string
  /** The environments, if there are several, scripts of folders, and settings that are no JSON. */
  leftOut: LeftOutRequest[]
  settingsFor: (path: string) => InheritedSettings
}

/**
 * Reads the settings of Bruno folders: nearer folders override farther ones, and the environment overrides
 * the collection. Variables on which several environments of a collection differ stay unresolved.
 */
export function readBrunoFolders(files: readonly ImportFile[]): BrunoFolders {
  const texts = new Map(
    files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])),
  )
  const collections = [...texts].flatMap(([path, text]) =>
    /(?:^|\/)bruno\.json$/.test(path) ? [{ path, json: readJson(text) }] : [],
  )
  /** The folder of the nearest collection; '' if there is none. */
  const collectionOf = (path: string): string =>
    collections
      .map((one) => one.path.slice(0, -'bruno.json'.length))
      .filter((folder) => path.startsWith(folder))
      .reduce((nearest, folder) => (folder.length > nearest.length ? folder : nearest), '')
  const environments = groupBy(
    [...texts.keys()].filter((path) => /(?:^|\/)environments\/[^/]*\.bru$/.test(path)),
    collectionOf,
  )
  const only = collections.length === 1 ? collections[0]?.json : null
  return {
    title: only?.ok ? textOf(memberAt(only.value, 'name')) : '',
    leftOut: [
      ...[...environments.values()]
        .filter(({ length }) => length > 1)
        .flat()
        .map((name) => leaveOut(name, { kind: 'one-of-several' })),
      ...[...texts].flatMap(([path, text]) =>
        path.endsWith('.bru') && isBrunoSettingsPath(path)
          ? leaveOutMembers(path, [], listUnreadSettings(text))
          : [],
      ),
      ...collections.flatMap(({ path, json }) =>
        json.ok
          ? leaveOutMembers(path, [], listUnreadMembers(json.value, knownConfig))
          : [leaveOut(path, { kind: 'file', problem: { kind: 'not-json', fault: json.error } })],
      ),
    ],
    settingsFor: (path) => {
      const folders = path.split('/').slice(0, -1)
      const ancestors = folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/`)
      const levels = ['', ...ancestors]
      const addFile = (inherited: InheritedSettings, file: string | undefined) =>
        withSettings(inherited, texts.get(file ?? '') ?? '')
      const inCollection = levels
        .map((level) => `${level}collection.bru`)
        .reduce(addFile, noSettings)
      const ofEnvironments = (environments.get(collectionOf(path)) ?? []).map(
        (file) => addFile(noSettings, file).variables,
      )
      const inEnvironment = {
        ...inCollection,
        variables: withAgreedVariables(inCollection.variables, ofEnvironments),
      }
      return levels.map((level) => `${level}folder.bru`).reduce(addFile, inEnvironment)
    },
  }
}
