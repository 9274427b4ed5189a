/** Work that has begun. */
export interface Begun {
  done: Promise<unknown>
  cancel: () => void
}

/**
 * Begins pieces of work in their order, so many at a time. `done` fulfils when all have ended, or those under way
 * once it was stopped.
 */
export function runInTurn<Piece>(
  pieces: readonly Piece[],
  atOnce: number,
  begin: (piece: Piece) => Begun,
): { done: Promise<void>; stop: () => void } {
  const waiting = pieces.values()
  const underWay = new Set<Begun>()
  let isStopped = false
  const work = async () => {
    for (const piece of waiting) {
      if (isStopped) return
      const begun = begin(piece)
      underWay.add(begun)
      await begun.done
      underWay.delete(begun)
    }
  }
  return {
    done: Promise.all(Array.from({ length: atOnce }, work)).then(() => undefined),
    stop() {
      isStopped = true
      for (const { cancel } of underWay) cancel()
    },
  }
}
