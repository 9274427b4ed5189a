/** In display order; also the file extensions. */
export const exportFormats = ['xlsx', 'csv', 'json', 'ndjson'] as const

export type ExportFormat = (typeof exportFormats)[number]
