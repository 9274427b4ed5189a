/** In the order in which they are offered; also the files' endings. */
export const exportKinds = ['json', 'ndjson', 'csv', 'xlsx'] as const

export type ExportKind = (typeof exportKinds)[number]
