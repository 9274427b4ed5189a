/**
 * Has what nobody caught in this process noted as a defect of the host, which the page tells within two seconds; the
 * process goes on. Returns what ends that.
 */
export function noteThrown({
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
