/** In UTF-16 units of up to three bytes; Java's limit is 65,535 bytes (JVM specification 4.4.7). */
const maxLiteralLength = 16_000

/**
 * A Java string expression. ASCII only, because older versions read files in the system's encoding; a very
 * long text is joined from several literals.
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
    // After the line breaks, because Java would read \u000a as a line break within the literal.
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
