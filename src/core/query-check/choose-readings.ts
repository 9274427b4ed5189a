import { isFolderDocument } from '#core/folder/folder-document.ts'
import { isQueryFile } from '#core/folder/query-file.ts'
import type { ImportFile, Import, ImportedRequest } from '#core/import/import.ts'
import { findPreset, presetNames, presets, type Conventions } from '#core/query/conventions.ts'

/**
 * Replaces each request of files that were read by one with the conventions under which the form reproduces it
 * best. `readAs` reads the same files by others.
 */
export function readAsWritten(
  own: Import,
  files: readonly ImportFile[],
  readAs: (conventions: Conventions) => Import,
): Import {
  // A query of a folder has its form already.
  const hasTexts = files.some(({ path }) => !isQueryFile(path) && !isFolderDocument(path))
  if (own.kind === 'problem' || !hasTexts) return own
  let best: readonly ImportedRequest[] = own.requests
  for (const name of presetNames) {
    // What fits already has no better reading.
    if (best.every((one) => countUnfit(one) === 0 || findPreset(one.conventions) === name)) continue
    const other = readAs(presets[name])
    if (other.kind === 'import') best = chooseReadings(best, other.requests)
  }
  return { ...own, requests: [...best] }
}

/**
 * Chooses the better of two readings of the same files for each request; `own` wins ties. A query check tests what
 * programs send, not what they meant.
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

/** Counts the parameters that the form writes differently than the file, or has no field for. */
const countUnfit = ({ notes }: ImportedRequest): number =>
  notes.filter(({ kind }) => kind === 'written-differently' || kind === 'kept-as-extra').length
