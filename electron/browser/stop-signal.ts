/** Fulfilled at the first signal to end. Later ones change nothing: Ctrl+C reaches npm and us, so it comes twice. */
export function receiveStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        resolve()
      })
  })
}
