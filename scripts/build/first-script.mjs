/**
 * Loads a small entry of the page by a script of its own before the main one, which waits for everything that it
 * imports. `name`: of the entry among `rolldownOptions.input`. The development server has no bundle: there the main
 * script imports it.
 * @param {string} name
 * @returns {import('vite').Plugin}
 */
export const firstScript = (name) => ({
  name: 'first-script',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && file.isEntry && file.name === name)
        .map(({ fileName }) => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `./${fileName}` },
          injectTo: 'head-prepend',
        })),
  },
})
