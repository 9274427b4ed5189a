import type { ImportedRequest } from '#core/import/import.ts'

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
