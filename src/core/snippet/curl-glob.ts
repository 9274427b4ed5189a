/** Whether curl would take brackets or braces of a URL for its own ranges and sets (`--globoff`). */
export const curlNeedsGlobOff = (url: string): boolean => /[[\]{}]/.test(url)
