/** The request lines in order, to compare the requests of two clients. */
export interface RequestLog {
  add: (line: string) => void
  lines: () => readonly string[]
}

const maxLines = 1000

/** Keeps the last lines. Masks tokens in the query before a line is saved or passed to `tell`. */
export function createRequestLog(tell: (line: string) => void): RequestLog {
  const lines: string[] = []
  return {
    add: (line) => {
      const masked = line.replaceAll(/([?&]token=)[^& ]*/g, '$1***')
      lines.push(masked)
      if (lines.length > maxLines) lines.shift()
      tell(masked)
    },
    lines: () => [...lines],
  }
}
