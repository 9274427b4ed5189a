const widest = 120

/**
 * The line break and indentation before a line at a depth, `indent` spaces per level.
 *
 * The indentation stops growing at 120 columns: indented without limit, 20 000 levels of nesting
 * would be more characters than a string can hold.
 */
export function createIndentation(indent: number): (depth: number) => string {
  const lines: string[] = []
  return (depth) => {
    const width = Math.min(depth * indent, widest)
    return (lines[width] ??= `\n${' '.repeat(width)}`)
  }
}
