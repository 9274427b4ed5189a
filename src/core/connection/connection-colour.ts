/** Names of colors; the theme defines their values for light and dark. */
export const connectionColours = ['none', 'green', 'blue', 'amber', 'red'] as const

export type ConnectionColour = (typeof connectionColours)[number]
