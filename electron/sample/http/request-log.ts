/** Remembers the request lines as they came, so that what two clients sent can be compared. */
export interface RequestLog {
  add: (line: string) => void
  lines: () => readonly string[]
}

const kept = 1000

/** Keeps the last 1000 lines; a token in the query is masked before anybody sees it. */
export function createRequestLog(tell: (line: string) => void): RequestLog {
  const lines: string[] = []
  return {
    add: (line) => {
      const masked = line.replaceAll(/([?&]token=)[^& ]*/g, '$1***')
      lines.push(masked)
      if (lines.length > kept) lines.shift()
      tell(masked)
    },
    lines: () => [...lines],
  }
}
