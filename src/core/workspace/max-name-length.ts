/** Maximum length of the name of a saved request, and of its folder. */
export const maxNameLength = 200
