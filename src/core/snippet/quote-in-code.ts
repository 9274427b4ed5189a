/**
 * A string literal for Python and JavaScript. In single quotes, so that JSON's double quotes need no escapes.
 */
export const quoteInCode = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\\x00')
    .replace(/[\u2028\u2029]/g, (line) => `\\u${line.charCodeAt(0).toString(16)}`)}'`
