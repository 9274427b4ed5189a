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

/** As a module in JavaScript, whatever stands beside it. */
export const syncFileNames: Readonly<Record<SyncLanguage, string>> = {
  php: 'import.php',
  python: 'import.py',
  javascript: 'import.mjs',
}

/**
 * An import of all items of a query that is right: a file that runs as it is, and needs nothing beyond the language.
 * Its table is one JSON file; what is new or different is fetched, and what the list lacks is removed only where the
 * list is as long as its own total and no more than a share would go. On every error it ends with another number than 0
 * and removes nothing. What it promises and cannot see stands in its first lines, in the reader's language. Null where
 * the query has no place for what the code adds.
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
