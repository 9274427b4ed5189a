/** Says when nothing has happened for a while: every touch begins the wait anew. */
export interface IdleWatch {
  touch(): void
  stop(): void
}

/** Calls `onIdle` once, `idleMs` milliseconds after the last touch. `null` watches nothing. */
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
