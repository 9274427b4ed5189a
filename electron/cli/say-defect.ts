import { readDefect } from '#core/defect/defect.ts'

/** The exit code of a defect. Node's own for what nobody caught is 1, which here is a fault of the requests. */
export const defectCode = 4

/** What went wrong in the app itself, without what anybody typed or received. */
export function sayDefect(error: unknown, command: string): string {
  const { name, message, frames } = readDefect(error, 'host', command)
  return `Endpoint Explorer failed: ${name} ${message}\n  at ${frames.join('\n  at ')}\n`
}
