import { byNames, type KnownCall } from './code-runner.ts'
import type { CodeLanguage } from './code-tree.ts'
import { requestFunctions } from './request-functions.ts'
import { valueFunctions } from './value-functions.ts'

type Functions = ReadonlyMap<string, KnownCall>

const join = (language: CodeLanguage): Functions =>
  byNames({ ...valueFunctions[language], ...requestFunctions[language] })

const functions: Readonly<Record<CodeLanguage, Functions>> = {
  javascript: join('javascript'),
  python: join('python'),
  php: join('php'),
  java: join('java'),
  go: join('go'),
}

/** The function at a path such as `urllib.parse.urlencode`, also by its last two names; null for others. */
export function findFunction(path: string, language: CodeLanguage): KnownCall | null {
  const known = functions[language]
  const bare = path.replace(/^(?:window|globalThis|self|this)\./, '')
  return known.get(bare) ?? known.get(bare.split('.').slice(-2).join('.')) ?? null
}

export const isKnownPath = (path: string): boolean =>
  Object.values(functions).some((known) => known.has(path))
