/** A keyring broker that goes wrong in the way its environment says. */
const manner = process.env.ODD_MANNER ?? ''
process.once('message', () => {
  switch (manner) {
    case 'crashes':
      process.kill(process.pid, 'SIGSEGV')
      break
    case 'leaves':
      process.exit(0)
      break
    case 'talks nonsense':
      process.send?.({ kind: 'loaded', secret: 7 })
      break
    default:
      // Hangs, as a keyring does whose dialog nobody answers: busy, and deaf to gentle signals.
      process.on('SIGTERM', () => undefined)
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
})
