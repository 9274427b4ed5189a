import type { ImportFile } from '#core/import/import-file.ts'
import type { Import, ImportedRequest } from '#core/import/import.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { findPreset, presets, type Conventions } from '#core/query/conventions.ts'

/** Reads files, each request by the conventions that write it as the file has it. */
export function readAsWritten(
  files: readonly ImportFile[],
  conventionsFor: (baseUrl: string | null) => Conventions,
): Import {
  const own = readImportFiles(files, conventionsFor)
  const other = readImportFiles(files, (baseUrl) => otherThan(conventionsFor(baseUrl)))
  return own.kind === 'problem' || other.kind === 'problem'
    ? own
    : { ...own, requests: chooseReadings(own.requests, other.requests) }
}

const otherThan = (own: Conventions): Conventions =>
  findPreset(own) === 'core' ? presets.documented : presets.core

/**
 * Of each request the reading that the form writes as the file has it: a batch is to check what programs send,
 * not what they meant. Both lists are readings of the same files; by the server's own conventions first.
 */
export function chooseReadings(
  own: readonly ImportedRequest[],
  other: readonly ImportedRequest[],
): ImportedRequest[] {
  return own.map((request, at) => {
    const alternative = other[at]
    const isBetter =
      alternative !== undefined &&
      own.length === other.length &&
      listRewritten(alternative).length < listRewritten(request).length
    return isBetter ? alternative : request
  })
}

/** The parameters that the form writes in another way than the file: what is sent is not what stands there. */
export const listRewritten = ({ notes }: Pick<ImportedRequest, 'notes'>): string[] =>
  notes.flatMap((note) => (note.kind === 'written-differently' ? [note.name] : []))
