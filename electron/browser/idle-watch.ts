/** A timer that reports inactivity; `touch` restarts it. */
export interface IdleWatch {
  touch(): void
  stop(): void
}

/** Calls `onIdle` when nothing was touched for `idleMs` milliseconds; never if `idleMs` is null. */
export function createIdleWatch(idleMs: number | null, onIdle: () => void): IdleWatch {
  if (idleMs === null) return { touch: () => undefined, stop: () => undefined }
  const timer = setTimeout(onIdle, idleMs)
  return {
    touch: () => timer.refresh(),
    stop: () => {
      clearTimeout(timer)
    },
  }
}
