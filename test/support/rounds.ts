/** How many times all rounds: FULL=1 runs all of them, FULL=10 ten times as many, a run for a commit a fifth. */
const share = Number(process.env.FULL ?? '0') || 1 / 5

/**
 * How often a test repeats what chance or a moment decides, such as a kill or a property with random values.
 * @param all how often the nightly run and the release do
 */
export const rounds = (all: number): number => Math.ceil(all * share)
