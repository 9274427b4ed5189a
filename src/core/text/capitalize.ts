/** The text with its first letter as a capital; the app's languages agree on which one that is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
