/** Folder of exports in progress, in the origin private file system. */
export const exportFolder = 'exports'

/** Name of the lock of an export whose files are in use; file names begin with the export's ID. */
export const lockNameOf = (id: string): string => `export ${id}`

/** ID of the export that a file belongs to. */
export const exportIdOf = (fileName: string): string => fileName.split('.')[0] ?? ''
