/** True if curl would interpret brackets or braces in a URL as ranges or sets (`--globoff`). */
export const curlNeedsGlobOff = (url: string): boolean => /[[\]{}]/.test(url)
