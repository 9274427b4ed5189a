const maxWidth = 120

/**
 * The line break and indentation before a line at a depth, `indent` spaces per level.
 *
 * The indentation stops growing at 120 columns: otherwise 20 000 levels of nesting would exceed the maximum
 * length of a string.
 */
export function createIndentation(indent: number): (depth: number) => string {
  const lines: string[] = []
  return (depth) => {
    const width = Math.min(depth * indent, maxWidth)
    return (lines[width] ??= `\n${' '.repeat(width)}`)
  }
}
