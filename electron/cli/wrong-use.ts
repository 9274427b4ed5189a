/** The exit code where nothing could be begun: the arguments or the environment are not in order. */
export const wrongUse = 3
