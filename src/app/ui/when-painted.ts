/** Maximum wait, because a hidden page is never painted. */
const maxWaitMs = 150

/** Runs a callback once, in the task after the next frame or after the maximum wait. */
export function whenPainted(run: () => void): void {
  let isDue = true
  const once = () => {
    clearTimeout(timer)
    if (isDue) run()
    isDue = false
  }
  const timer = setTimeout(once, maxWaitMs)
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // The browser would keep an open port and everything it refers to.
      port1.close()
      once()
    }
    port2.postMessage(null)
  })
}
