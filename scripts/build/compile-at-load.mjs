/**
 * Lets the browser compile every function of the page's entries while it reads them, beside the page's own thread,
 * and not one by one when each is first called. Chromium reads the comment on the first line only; for other
 * engines it is a comment (https://v8.dev/blog/explicit-compile-hints).
 * @returns {import('vite').Plugin}
 */
export const compileAtLoad = () => ({
  name: 'compile-at-load',
  generateBundle: {
    // What the page loads later is put on the first line before this.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
