/** Java refuses a literal of more than 65,535 bytes (JVM specification 4.4.7). */
const maxLiteralLength = 16_000

/**
 * A text as an expression of Java. In ASCII, because older versions read a file in the system's own
 * encoding; a very long text is joined from several literals.
 */
export function quoteInJava(text: string): string {
  if (text.length <= maxLiteralLength) return quote(text)
  const parts = Array.from({ length: Math.ceil(text.length / maxLiteralLength) }, (_, at) =>
    quote(text.slice(at * maxLiteralLength, (at + 1) * maxLiteralLength)),
  )
  return `String.join("", ${parts.join(', ')})`
}

const quote = (text: string): string =>
  `"${text
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    // After the line breaks: as \u000a Java would break the line before it reads the literal.
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
