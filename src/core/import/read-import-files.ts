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
import { type ConventionsFor, renderRequestKey } from './read-found-request.ts'
import { isFolderSettingsPath, readFolders } from './read-folder.ts'
import { readImport } from './read-import.ts'
import { readSettingsFiles } from './read-settings-files.ts'

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
  const collections = readSettingsFiles(files)
  const read = (file: ImportFile): Import =>
    'text' in file
      ? readImport(file.text, file.path, conventionsFor, {
          inherited: collections.settingsFor(file.path),
          servers: folders.serversFor(file.path),
          parsers,
        })
      : { kind: 'problem', problem: { kind: `${file.archive}-archive` } }
  const requestFiles = files.filter(
    ({ path }) => !isFolderSettingsPath(path) && !collections.isSettings(path),
  )
  const [only, ...others] = requestFiles
  if (!only) return { kind: 'problem', problem: { kind: 'empty' } }
  if (others.length === 0 && files.length === 1) {
    const found = read(only)
    return found.kind === 'import'
      ? { ...found, requests: found.requests.map((one) => ({ ...one, file: only.path })) }
      : found
  }

  const requests: ImportedRequest[] = []
  const leftOut: LeftOutRequest[] = [...collections.leftOut, ...folders.leftOut]
  const tokens: FoundToken[] = []
  const indexByKey = new Map<string, number>()
  let title = collections.title || folders.title
  let format: ImportFormat | null = null
  for (const file of requestFiles) {
    const { path } = file
    const found = read(file)
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
