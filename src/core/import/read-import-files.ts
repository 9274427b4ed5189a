import { loadParsers, noParsers, type CodeParsers } from '#core/code/code-parsers.ts'
import { isQueryFile } from '#core/folder/query-file.ts'
import type {
  ImportFile,
  FoundToken,
  Import,
  ImportedRequest,
  ImportFormat,
  LeftOutRequest,
} from './import.ts'
import type { ConventionsFor } from './read-found-request.ts'
import {
  noSettings,
  type InheritedSettings,
  isBrunoSettingsPath,
  readBrunoFolders,
} from './read-bruno-file.ts'
import { readCollectionFolders } from './read-opencollection.ts'
import { isFolderSettingsPath, readFolders } from './read-folder.ts'
import { readImport } from './read-import.ts'
import { renderRequestKey } from './request-key.ts'

export const loadParsersOf = (files: readonly ImportFile[]): Promise<CodeParsers> =>
  loadParsers(
    files.flatMap((file) => ('text' in file && !isQueryFile(file.path) ? [file.text] : [])),
  )

/**
 * Reads files as one import; their folders become those of the requests. Settings of a Bruno folder apply to
 * its requests. A file that cannot be read is listed in `leftOut`; if it is the only one, its problem is
 * returned. `parsers` are those of the code in the files (`loadParsersOf`).
 */
export function readImportFiles(
  files: readonly ImportFile[],
  conventionsFor: ConventionsFor,
  parsers = noParsers,
): Import {
  const folders = readFolders(files)
  const collections = readCollectionFolders(files)
  const read = (file: ImportFile, inherited: InheritedSettings): Import =>
    'text' in file
      ? readImport(file.text, file.path, conventionsFor, {
          inherited,
          collection: collections.settingsFor(file.path),
          servers: folders.serversFor(file.path),
          parsers,
        })
      : { kind: 'problem', problem: { kind: `${file.archive}-archive` } }
  const bruno = readBrunoFolders(files)
  const requestFiles = files.filter(
    ({ path }) =>
      !isBrunoSettingsPath(path) && !isFolderSettingsPath(path) && !collections.isSettings(path),
  )
  const [only, ...others] = requestFiles
  if (!only) return { kind: 'problem', problem: { kind: 'empty' } }
  if (others.length === 0 && files.length === 1) {
    const found = read(only, noSettings)
    return found.kind === 'import'
      ? { ...found, requests: found.requests.map((one) => ({ ...one, file: only.path })) }
      : found
  }

  const requests: ImportedRequest[] = []
  const leftOut: LeftOutRequest[] = [...bruno.leftOut, ...collections.leftOut, ...folders.leftOut]
  const tokens: FoundToken[] = []
  const indexByKey = new Map<string, number>()
  const titles = [bruno.title, collections.title, folders.title]
  let title = titles.find((one) => one !== '') ?? ''
  let format: ImportFormat | null = null
  for (const file of requestFiles) {
    const { path } = file
    const found = read(file, bruno.settingsFor(path))
    if (found.kind === 'problem') {
      leftOut.push({ name: path, folderPath: [], reason: { kind: 'file', problem: found.problem } })
      continue
    }
    if (title === '') ({ title } = found)
    const outer = found.format === 'folder' ? folders.foldersOf(path) : path.split('/').slice(0, -1)
    format ??= found.format
    const firstIndex = requests.length
    for (const request of found.requests) {
      const { baseUrl, form, conventions } = request
      const key = renderRequestKey(baseUrl, form, conventions)
      const duplicateOf = indexByKey.get(key) ?? null
      if (duplicateOf === null) indexByKey.set(key, requests.length)
      requests.push({
        ...request,
        folderPath: [...outer, ...request.folderPath],
        file: path,
        duplicateOf,
      })
    }
    leftOut.push(
      ...found.leftOut.map((one) => ({
        ...one,
        name: one.name === '' ? (path.split('/').at(-1) ?? '') : one.name,
        folderPath: [...outer, ...one.folderPath],
      })),
    )
    tokens.push(
      ...found.tokens.map((one) => ({
        ...one,
        requestIndexes: one.requestIndexes.map((index) => index + firstIndex),
      })),
    )
  }
  return { kind: 'import', format: format ?? 'text', title, requests, leftOut, tokens }
}
