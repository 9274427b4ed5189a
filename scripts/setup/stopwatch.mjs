/** Measures the steps of a command and prints where its time went. */

/** @typedef {{ name: string, seconds: number }} Step */

/** Measures steps, also ones that fail or overlap. `steps` has those that have ended. */
export function createStopwatch() {
  /** @type {Step[]} */
  const steps = []
  return {
    steps,
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     */
    async measure(name, work) {
      const start = performance.now()
      try {
        return await work()
      } finally {
        steps.push({ name, seconds: (performance.now() - start) / 1000 })
      }
    },
  }
}

/**
 * A table with a title: the seconds of each step, the number of its tests where it has some, then its name.
 * @param {string} title
 * @param {readonly (Step & { tests?: number })[]} steps
 */
export function renderSeconds(title, steps) {
  const rows = steps.map(({ name, seconds, tests }) =>
    [
      seconds.toFixed(1).padStart(8),
      ...(tests === undefined ? [] : [String(tests).padStart(6)]),
      name,
    ].join('  '),
  )
  return [title, ...rows, ''].join('\n')
}
