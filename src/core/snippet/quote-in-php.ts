/**
 * A PHP string literal; double-quoted if control characters must be escaped, which single quotes do not
 * support.
 */
export const quoteInPhp = (text: string): string =>
  /[^\P{Cc}\n]/u.test(text)
    ? `"${text
        .replace(/[\\"$]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replace(/\p{Cc}/gu, (char) => `\\u{${char.charCodeAt(0).toString(16)}}`)}"`
    : `'${text.replace(/[\\']/g, '\\$&')}'`
