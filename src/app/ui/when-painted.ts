/** A page that nobody sees paints nothing: then it is only a matter of time. */
const latestAfterMs = 150

/** Calls back once, in the task after the next frame; where there is none, after a moment. */
export function whenPainted(run: () => void): void {
  let isDue = true
  const once = () => {
    clearTimeout(latest)
    if (isDue) run()
    isDue = false
  }
  const latest = setTimeout(once, latestAfterMs)
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // An open port is kept by the browser, and with it all that waits here.
      port1.close()
      once()
    }
    port2.postMessage(null)
  })
}
