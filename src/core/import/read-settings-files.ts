import { groupBy } from '#core/group-by.ts'
import { readJson } from '#core/json/read-json.ts'
import { readYaml } from '#core/json/yaml.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { withAgreedVariables } from '#core/paste/substitute-variables.ts'
import {
  isBrokenList,
  itemsOf,
  leaveOutMembers,
  listUnreadMembers,
  memberAt,
  textAt,
} from './foreign-json.ts'
import { leaveOut } from './found-request.ts'
import {
  nearestFolder,
  type ImportFile,
  type ImportProblem,
  type LeftOutRequest,
} from './import.ts'
import { knownConfig } from './read-bruno-collection.ts'
import { readBrunoSettings } from './read-bruno-file.ts'
import { noSettings, withSettings, type OwnSettings, type Settings } from './read-collection.ts'
import { readEnvironment, readOpenSettings } from './read-opencollection.ts'

/** Files beside the requests of a folder of Bruno (docs.usebruno.com, "Bru Lang", "OpenCollection YAML"). */
const ofBru = /(?:^|\/)(?:bruno\.json|collection\.bru|folder\.bru|environments\/[^/]*\.bru)$/
const ofYaml = /(?:^|\/)(?:opencollection|folder|workspace|environments\/[^/]*)\.ya?ml$/
const ofCollection = /(?:^|\/)(?:bruno\.json|opencollection\.ya?ml)$/
const ofEnvironment = /(?:^|\/)environments\/[^/]*$/

interface SettingsFile {
  path: string
  own: OwnSettings
  unread: readonly LeftOut[]
  /** Of the file that makes a folder a collection. */
  title?: string
  problem?: ImportProblem
}

/** null for a file that has no settings. */
function readSettingsFile(path: string, text: string): SettingsFile | null {
  if (path.endsWith('.bru') && ofBru.test(path)) return { path, ...readBrunoSettings(text) }
  if (ofBru.test(path)) {
    const json = readJson(text)
    return json.ok
      ? {
          path,
          own: {},
          unread: listUnreadMembers(json.value, knownConfig),
          title: textAt(json.value, 'name'),
        }
      : { path, own: {}, unread: [], title: '', problem: { kind: 'not-json', fault: json.error } }
  }
  const yaml = ofYaml.test(path) ? readYaml(text) : null
  const root = yaml?.ok ? yaml.value[0]?.root : undefined
  if (root === undefined) return null
  if (ofEnvironment.test(path)) return { path, ...readEnvironment(root) }
  const isCollection = ofCollection.test(path)
  const items = memberAt(root, 'items')
  // A whole collection in one file is read as such.
  if (isCollection && (isBrokenList(items) || itemsOf(items).length > 0)) return null
  return {
    path,
    ...readOpenSettings(root),
    ...(isCollection && { title: textAt(root, 'info', 'name') }),
  }
}

const folderOf = ({ path }: Pick<SettingsFile, 'path'>): string =>
  path.slice(0, path.lastIndexOf('/') + 1)

/** What the files of Bruno say that hold no request. */
export interface SettingsFiles {
  /** The name of the collection if all are in one folder, which may have settings of both kinds; else ''. */
  title: string
  /** The environments, if there are several, and what is not read of the files. */
  leftOut: LeftOutRequest[]
  isSettings: (path: string) => boolean
  settingsFor: (path: string) => Settings
}

/**
 * Reads the settings of collections that have a file for each request: nearer folders override farther ones, and the
 * environment overrides the collection. Variables on which several environments of a collection differ stay
 * unresolved. YAML has settings only beside a file of its collection.
 */
export function readSettingsFiles(files: readonly ImportFile[]): SettingsFiles {
  const found = files.flatMap((file) =>
    'text' in file ? (readSettingsFile(file.path, file.text) ?? []) : [],
  )
  const isOfYaml = ({ path }: SettingsFile) => ofYaml.test(path)
  const isConfig = ({ path }: SettingsFile) => path.endsWith('.json')
  const hasYaml = found.some((one) => one.title !== undefined && isOfYaml(one))
  const read = hasYaml ? found : found.filter((one) => !isOfYaml(one))
  const own = new Map(read.map((one) => [one.path, one.own]))
  const collections = read.filter(({ title }) => title !== undefined)
  const folders = collections.map(folderOf)
  const environments = groupBy(
    [...own.keys()].filter((path) => ofEnvironment.test(path)),
    (path) => nearestFolder(path, folders),
  )
  const addFile = (settings: Settings, path: string) => withSettings(settings, own.get(path) ?? {})
  return {
    title:
      new Set(collections.map(folderOf)).size === 1
        ? (collections.find(({ title }) => title !== '')?.title ?? '')
        : '',
    leftOut: [
      ...[...environments.values()]
        .filter(({ length }) => length > 1)
        .flat()
        .map((name) => leaveOut(name, 'one-of-several')),
      ...[...read.filter((one) => !isConfig(one)), ...read.filter(isConfig)].flatMap(
        ({ path: name, unread, problem }): LeftOutRequest[] =>
          problem
            ? [{ name, folderPath: [], reason: { kind: 'file', problem } }]
            : leaveOutMembers(name, [], unread),
      ),
    ],
    isSettings: (path) => own.has(path),
    settingsFor: (path) => {
      const root = nearestFolder(path, folders)
      const names = path.split('/').slice(0, -1)
      const levels = ['', ...names.map((_, at) => `${names.slice(0, at + 1).join('/')}/`)]
      const inner = levels.filter((level) => level.startsWith(root))
      const filesNamed = (...files: readonly string[]) =>
        inner.flatMap((level) => files.map((file) => level + file))
      const inCollection = filesNamed(
        'collection.bru',
        'opencollection.yml',
        'opencollection.yaml',
      ).reduce(addFile, noSettings)
      const variables = withAgreedVariables(
        inCollection.variables,
        (environments.get(root) ?? []).map((file) => addFile(noSettings, file).variables),
      )
      return filesNamed('folder.bru', 'folder.yml', 'folder.yaml').reduce(addFile, {
        ...inCollection,
        variables,
      })
    },
  }
}
