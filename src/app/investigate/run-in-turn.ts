/** Started tasks. */
export interface Begun {
  done: Promise<unknown>
  cancel: () => void
}

/**
 * Runs tasks in order, with limited concurrency. `done` fulfils when all have ended or, after `stop`, when
 * the running ones have.
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
