/** A text for a place that holds one line: runs of white space and controls are one space. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
