import type { ImportFile } from '#core/import/import-file.ts'
import type { Import, ImportedRequest } from '#core/import/import.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { findPreset, presetNames, presets, type Conventions } from '#core/query/conventions.ts'

/** Reads files, each request by the conventions that write it as the file has it. */
export function readAsWritten(
  files: readonly ImportFile[],
  conventionsFor: (baseUrl: string | null) => Conventions,
): Import {
  const own = readImportFiles(files, conventionsFor)
  if (own.kind === 'problem') return own
  let chosen: readonly ImportedRequest[] = own.requests
  for (const name of presetNames) {
    if (own.requests.every(({ conventions }) => findPreset(conventions) === name)) continue
    const other = readImportFiles(files, () => presets[name])
    if (other.kind === 'import') chosen = chooseReadings(chosen, other.requests)
  }
  return { ...own, requests: [...chosen] }
}

/**
 * Of each request the reading that the form writes as the file has it: a batch is to check what programs send,
 * not what they meant. Both lists are readings of the same files; by the server's own conventions first.
 */
function chooseReadings(
  own: readonly ImportedRequest[],
  other: readonly ImportedRequest[],
): ImportedRequest[] {
  return own.map((request, at) => {
    const alternative = other[at]
    const isBetter =
      alternative !== undefined &&
      own.length === other.length &&
      countUnfit(alternative) < countUnfit(request)
    return isBetter ? alternative : request
  })
}

/** How many parameters the form writes in another way than the file, or has no field for. */
const countUnfit = ({ notes }: ImportedRequest): number =>
  notes.filter(({ kind }) => kind === 'written-differently' || kind === 'kept-as-extra').length
