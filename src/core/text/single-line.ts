/** A text as one line: runs of white space and control characters become one space. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
