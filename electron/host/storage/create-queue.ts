/** Does one piece of work after another; resolves and rejects with what the work does. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** A queue of its own: work that fails is told to whoever asked for it, and what waits behind it goes on. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
