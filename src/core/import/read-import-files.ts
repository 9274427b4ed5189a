import type { FoundToken, Import, ImportedRequest, ImportFormat, LeftOutRequest } from './import.ts'
import type { ConventionsFor } from './read-found-request.ts'
import { readImport } from './read-import.ts'
import { renderRequestKey } from './request-key.ts'

/** One file that was chosen, or that lay in an archive. */
export interface ImportFile {
  /** With `/` between folders. */
  path: string
  text: string
}

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
  if (others.length === 0 && files.length === 1)
    return readImport(only.text, only.path, conventionsFor)

  const requests: ImportedRequest[] = []
  const leftOut: LeftOutRequest[] = []
  const tokens: FoundToken[] = []
  const positions = new Map<string, number>()
  let title = ''
  let format: ImportFormat | null = null
  for (const { path, text } of read) {
    const folders = path.split('/').slice(0, -1)
    const found = readImport(text, path, conventionsFor)
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
