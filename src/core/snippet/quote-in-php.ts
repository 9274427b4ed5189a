/** Between single quotes PHP knows two escapes only; a control sign that could be lost on the way needs another. */
export const quoteInPhp = (text: string): string =>
  /[^\P{Cc}\n]/u.test(text)
    ? `"${text
        .replace(/[\\"$]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replace(/\p{Cc}/gu, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`)}"`
    : `'${text.replace(/[\\']/g, '\\$&')}'`
