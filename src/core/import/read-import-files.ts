import type { FoundToken, Import, ImportedRequest, ImportFormat, LeftOutRequest } from './import.ts'
import type { ConventionsFor } from './read-found-request.ts'
import { readImport } from './read-import.ts'
import { renderRequestKey } from './request-key.ts'

/** One file that was chosen, or that lay in an archive; or an archive that could not be unpacked. `path` has `/` between folders. */
export type ImportFile =
  { path: string; text: string } | { path: string; archive: 'damaged' | 'too-large' }

/** What a Bruno collection has beside its requests (docs.usebruno.com, "Bru Lang"). */
const brunoSettings = /(?:^|\/)(?:bruno\.json|collection\.bru|folder\.bru|environments\/[^/]*)$/

/**
 * Reads files as one import; their folders become those of the requests. A file that cannot be read is
 * named in `leftOut`, or is the import's problem where it is the only one.
 */
export function readImportFiles(
  files: readonly ImportFile[],
  conventionsFor: ConventionsFor,
): Import {
  const read = files.filter(({ path }) => !brunoSettings.test(path))
  const [only, ...others] = read
  if (!only) return { kind: 'problem', problem: { kind: 'empty' } }
  if (others.length === 0 && files.length === 1) return readFile(only, conventionsFor)

  const requests: ImportedRequest[] = []
  const leftOut: LeftOutRequest[] = []
  const tokens: FoundToken[] = []
  const positions = new Map<string, number>()
  let title = ''
  let format: ImportFormat | null = null
  for (const file of read) {
    const { path } = file
    const folders = path.split('/').slice(0, -1)
    const found = readFile(file, conventionsFor)
    if (found.kind === 'problem') {
      leftOut.push({ name: path, folderPath: [], reason: { kind: 'not-a-request' } })
      continue
    }
    if (title === '') ({ title } = found)
    format ??= found.format
    const before = requests.length
    for (const request of found.requests) {
      const { baseUrl, form, conventions } = request
      const key = renderRequestKey(baseUrl, form, conventions)
      const duplicateOf = positions.get(key) ?? null
      if (duplicateOf === null) positions.set(key, requests.length)
      requests.push({ ...request, folderPath: [...folders, ...request.folderPath], duplicateOf })
    }
    leftOut.push(
      ...found.leftOut.map((one) => ({ ...one, folderPath: [...folders, ...one.folderPath] })),
    )
    tokens.push(
      ...found.tokens.map((one) => ({
        ...one,
        requests: one.requests.map((position) => position + before),
      })),
    )
  }
  if (format === null) return { kind: 'problem', problem: { kind: 'not-understood' } }
  return { kind: 'import', format, title, requests, leftOut, tokens }
}

const readFile = (file: ImportFile, conventionsFor: ConventionsFor): Import =>
  'text' in file
    ? readImport(file.text, file.path, conventionsFor)
    : { kind: 'problem', problem: { kind: `${file.archive}-archive` } }
