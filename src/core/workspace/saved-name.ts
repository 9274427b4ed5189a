/** Maximum length of the name of a saved request, and of its folder. */
export const maxNameLength = 200

/** Other systems take names that differ by case or by how a letter is composed for the same. */
export const nameKeyOf = (name: string): string => name.normalize().toLowerCase()
