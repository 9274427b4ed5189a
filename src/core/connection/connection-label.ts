/** Names of colors; the theme defines their values for light and dark. */
export const connectionColors = ['none', 'green', 'blue', 'amber', 'red'] as const

export type ConnectionColor = (typeof connectionColors)[number]

/** Maximum length of a connection's name, in characters. */
export const maxConnectionNameLength = 80
