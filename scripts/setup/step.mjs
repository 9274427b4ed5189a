/** A failed step of a command, with advice for the user. */
export class StepFailure extends Error {
  /**
   * @param {string} step for example "Installing dependencies"
   * @param {string} advice what to do next, one or two sentences
   */
  constructor(step, advice) {
    super(`${step} failed. ${advice}`)
  }
}

/**
 * Prints progress to stderr; stdout is for the command's result.
 * @param {string} text
 */
export function announce(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * Runs a command. A `StepFailure` is printed as one line and gives exit code 1.
 * @param {() => Promise<number>} main returns the exit code
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
