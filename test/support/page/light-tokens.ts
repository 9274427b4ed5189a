import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const color = String.raw`(?:[^(),]|\([^)]*\))+`
const bothColors = new RegExp(String.raw`light-dark\((${color}),${color}\)`, 'g')

/** The page's tokens as CSS that Happy DOM reads, which knows no `light-dark()`: with the light color of each. */
export const lightTokens = readFileSync(
  join(import.meta.dirname, '../../../src/app/ui/tokens.css'),
  'utf8',
).replaceAll(bothColors, '$1')
