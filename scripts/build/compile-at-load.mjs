/**
 * Lets the browser compile every function of some files while it reads them, beside the page's own thread, and not one
 * by one when each is first called. Chromium reads the comment on the first line only; for other engines it is a
 * comment (https://v8.dev/blog/explicit-compile-hints).
 * @param {readonly string[]} names of files of which the start calls at least half
 * @returns {import('vite').Plugin}
 */
export const compileAtLoad = (names) => ({
  name: 'compile-at-load',
  generateBundle: {
    // What the page loads later is put on the first line before this.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
