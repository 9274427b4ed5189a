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
