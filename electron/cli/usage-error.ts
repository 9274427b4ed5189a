/** The exit code for invalid arguments or an unusable environment. */
export const usageErrorExitCode = 3
