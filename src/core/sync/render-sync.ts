import { singleLine } from '#core/text/single-line.ts'
import { planSyncCode, type SyncCodeSource } from './plan-sync-code.ts'
import { renderSyncJavaScript } from './render-sync-javascript.ts'
import { renderSyncPhp } from './render-sync-php.ts'
import { renderSyncPython } from './render-sync-python.ts'

/** In display order. */
export const syncLanguages = ['php', 'python', 'javascript'] as const
export type SyncLanguage = (typeof syncLanguages)[number]

const renderers = {
  php: { render: renderSyncPhp, opening: ['<?php'], comment: '//' },
  python: { render: renderSyncPython, opening: [], comment: '#' },
  javascript: { render: renderSyncJavaScript, opening: [], comment: '//' },
} as const

/** `.mjs` makes the file a module regardless of a `package.json` beside it. */
export const syncFileNames: Readonly<Record<SyncLanguage, string>> = {
  php: 'import.php',
  python: 'import.py',
  javascript: 'import.mjs',
}

/**
 * Generates a correct import of all items of a query, as a file that needs only the language itself. It saves
 * its table as one JSON file and fetches new and changed items. It removes unlisted items only if the list is
 * as long as its total and if they are at most a small share of the table. On any error it exits with a code
 * other than 0 and removes nothing. `notes` become comments at its top. null if the query cannot be sent, or
 * the program's filters cannot be added to it.
 */
export function renderSync(
  language: SyncLanguage,
  source: SyncCodeSource,
  notes: readonly string[],
): string | null {
  const way = planSyncCode(source)
  if (way === null) return null
  const { render, opening, comment } = renderers[language]
  return [
    ...opening,
    ...notes.map((note) => `${comment} ${singleLine(note)}`),
    ...render(way, source.hasToken),
    '',
  ].join('\n')
}
