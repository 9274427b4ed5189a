/** Ends a process at once, whatever it is waiting for; one that has ended already is left alone. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}
