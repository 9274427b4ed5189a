/** True if curl would interpret brackets or braces in a URL as ranges or sets (`--globoff`). */
export const curlNeedsGlobOff = (url: string): boolean => /[[\]{}]/.test(url)
/** `{a,b}`, `[1-9]`, `[a-z:2]` or an escaped bracket in a URL of curl (curl's manual, "Globbing"). */
const part =
  /\\([[\]{}])|\{([^{},]*)((?:,[^{},]*)*)\}(?!\})|\[(?:(\d+)-\d+|([a-zA-Z])-[a-zA-Z])(?::\d+)?\]/g

/** The first of the URLs that curl makes of one. Other brackets stay, although curl refuses some of them. */
export function firstOfGlob(pattern: string): { url: string; isOneOfSeveral: boolean } {
  let isOneOfSeveral = false
  const url = pattern.replace(
    part,
    (
      written: string,
      escaped: string | undefined,
      member: string | undefined,
      others: string | undefined,
      number: string | undefined,
      letter: string | undefined,
      offset: number,
    ) => {
      if (escaped !== undefined) return escaped
      // `{{name}}` is a variable of another program.
      if (pattern[offset - 1] === '{') return written
      // Empty braces, which curl refuses, are a place that xargs or a person fills.
      if (written === '{}') return written
      isOneOfSeveral ||= member === undefined || others !== ''
      return member ?? number ?? letter ?? written
    },
  )
  return { url, isOneOfSeveral }
}
