/** The steps of a command: each says that it begins, and when it fails, its name and the way out. */

/** A step that failed for a reason a person can do something about. */
export class StepFailure extends Error {
  /**
   * @param {string} step what was tried, as in "Installing dependencies"
   * @param {string} wayOut what to do next, one or two sentences
   */
  constructor(step, wayOut) {
    super(`${step} failed. ${wayOut}`)
  }
}

/**
 * Says on stderr what begins now; stdout belongs to what the command is for.
 * @param {string} text
 */
export function announce(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * Runs a command's main function; a failed step becomes one line and exit code 1. What it returns is the exit code.
 * @param {() => Promise<number>} main
 */
export async function runCommand(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
