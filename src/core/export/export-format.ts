/** In display order; also the file extensions. */
export const exportFormats = ['json', 'ndjson', 'csv', 'xlsx'] as const

export type ExportFormat = (typeof exportFormats)[number]
