/** Maximum length of the name of a saved request. */
export const maxNameLength = 200

/** Maximum length of its folder, with those around it. */
export const maxFolderLength = 2_000
/** Between the names of a folder and of those around it. */
export const folderSeparator = ' / '

/** A folder by the names of those around it and its own, as it is saved; '' for none. */
export const renderFolder = (path: readonly string[]): string =>
  path.join(folderSeparator).slice(0, maxFolderLength)

/** Other systems take names that differ by case or by how a letter is composed for the same. */
export const nameKeyOf = (name: string): string => name.normalize().toLowerCase()
