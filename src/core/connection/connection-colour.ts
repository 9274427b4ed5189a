/** Colours by meaning, not by value: the theme decides how each looks in light and dark. */
export const connectionColours = ['none', 'green', 'blue', 'amber', 'red'] as const

export type ConnectionColour = (typeof connectionColours)[number]
