/**
 * A text between single quotes, readable for Python and JavaScript: JSON's many double quotes stay
 * as they are.
 */
export const quoteInCode = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\\x00')
    .replace(/[\u2028\u2029]/g, (line) => `\\u${line.charCodeAt(0).toString(16)}`)}'`
