import { readDefect } from '#core/defect/defect.ts'
import type { Language } from '#core/language/language.ts'

/** The exit code of a defect. Node's own for what nobody caught is 1, which here is a fault of the requests. */
export const defectCode = 4

const failed: Readonly<Record<Language, string>> = {
  en: 'Endpoint Explorer failed',
  de: 'Endpoint Explorer hat einen Fehler',
}

/** What went wrong in the app itself, without what anybody typed or received. */
export function sayDefect(error: unknown, command: string, language: Language): string {
  const { name, message, frames } = readDefect(error, 'host', command)
  return `${failed[language]}: ${name} ${message}\n  at ${frames.join('\n  at ')}\n`
}
