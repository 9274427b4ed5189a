/** Runs tasks one after another; settles like the task. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a queue. A failing task rejects only its own promise; the next tasks still run. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
