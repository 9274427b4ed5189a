/** Where files stand while they are exported, below the page's own origin private file system. */
export const exportFolder = 'exports'

/** The lock that says whether an export's files are still in use; they are called by its id. */
export const lockNameOf = (id: string): string => `export ${id}`

/** The export that a file in the folder belongs to. */
export const exportIdOf = (fileName: string): string => fileName.split('.')[0] ?? ''
