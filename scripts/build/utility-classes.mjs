/**
 * The utility classes of the page: UnoCSS writes those that templates use into `src/app/ui/utilities.css`. Their
 * colors, sizes and spacing are the custom properties of `src/app/ui/tokens.css`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from '@unocss/core'
import { presetMini } from '@unocss/preset-mini'

/** Custom properties whose name starts with `prefix`, by the rest of the name. @param {string} tokens @param {string} prefix */
const namedBy = (tokens, prefix) =>
  Object.fromEntries(
    [...tokens.matchAll(new RegExp(`^ +--${prefix}([\\w-]+):`, 'gm'))].map(([, name = '']) => [
      name,
      `var(--${prefix}${name})`,
    ]),
  )

/** `--surface-sunken` is `sunken` and `--text-muted` is `muted`; `--text` is `plain`. @param {string} tokens */
function colorsOf(tokens) {
  /** @type {Record<string, string>} */
  const colors = {}
  for (const [, name = ''] of tokens.matchAll(/^ +--([\w-]+): light-dark/gm))
    colors[name === 'text' ? 'plain' : name.replace(/^(?:surface|text)-/, '')] = `var(--${name})`
  return colors
}

const sides = /** @type {Record<string, string>} */ ({
  t: '-top',
  r: '-right',
  b: '-bottom',
  l: '-left',
})

/** @param {string} tokens the text of tokens.css */
export function createUtilities(tokens) {
  const colors = colorsOf(tokens)
  return createGenerator({
    presets: [presetMini({ preflight: false })],
    theme: {
      colors,
      spacing: namedBy(tokens, 'space-'),
      borderRadius: { DEFAULT: 'var(--radius)' },
    },
    rules: [
      [/^text-(xs|s|m|l|xl)$/, ([, size = '']) => ({ 'font-size': `var(--text-${size})` })],
      // A line of one pixel, on one side or all, in the color of borders or another one: `border-b`, `border-t-strong`.
      [
        /^border(?:-([trbl]))?(?:-([a-z-]+))?$/,
        ([, side = '', color = 'border']) => {
          const value = colors[color === 'strong' ? 'border-strong' : color]
          return value === undefined
            ? undefined
            : { [`border${sides[side] ?? ''}`]: `1px solid ${value}` }
        },
      ],
      ['border-0', { border: '0' }],
      ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
      ['shadow-list', { 'box-shadow': 'var(--shadow-list)' }],
    ],
    // In the style sheet they precede utilities, which override them: `stack gap-1`.
    shortcuts: {
      'in-row': 'flex items-center gap-2',
      cluster: 'flex flex-wrap items-center gap-2',
      flow: 'flex flex-wrap gap-2',
      stack: 'flex flex-col gap-2',
      'grid-stack': 'grid gap-2',
    },
    // The name of a part, not a width of tabs.
    blocklist: ['tab'],
    // Names of which a template has only the beginning.
    safelist: ['text-good', 'text-warning', 'text-bad'],
    // As strong as a scoped style and earlier: stronger than one class of Naive UI, weaker than a component's own rule.
    postprocess(utility) {
      utility.selector = `:root ${utility.selector}`
    },
  })
}

/** @param {string} appFolder the absolute path of `src/app` @returns {import('vite').Plugin} */
export function utilityClasses(appFolder) {
  const tokensFile = join(appFolder, 'ui', 'tokens.css')
  return {
    name: 'utility-classes',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/ui/utilities.css')) return null
      const utilities = await createUtilities(readFileSync(tokensFile, 'utf8'))
      const components = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.vue'))
        .map((name) => join(appFolder, name))
      for (const file of [tokensFile, ...components]) this.addWatchFile(file)
      const used = components.map((file) => readFileSync(file, 'utf8').replace(/<style[^]*/, ''))
      const { css } = await utilities.generate(used.join('\n'), { preflights: false })
      return { code: code + css, map: null }
    },
  }
}
