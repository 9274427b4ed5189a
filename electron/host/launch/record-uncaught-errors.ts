/**
 * Records uncaught errors of this process as defects, which the page shows within two seconds; the process
 * keeps running. Returns a function that stops this.
 */
export function recordUncaughtErrors({
  noteDefect,
}: {
  noteDefect: (error: unknown, doing: string) => void
}): () => void {
  const onRejection = (error: unknown) => {
    noteDefect(error, 'unhandled rejection')
  }
  const onException = (error: unknown) => {
    noteDefect(error, 'uncaught exception')
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onException)
  return () => {
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onException)
  }
}

/** What a person reads when the app cannot start: title and text of an error box. */
export function describeStartFailure(
  error: unknown,
  dataDir: string,
): [title: string, text: string] {
  const reason = error instanceof Error ? error.message : String(error)
  return [
    'Endpoint Explorer could not start',
    `${reason}\n\nYour data stays in ${dataDir}. Start the app again; if that does not help, install it anew.`,
  ]
}
