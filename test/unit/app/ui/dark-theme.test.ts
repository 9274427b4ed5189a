import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkTheme as wholeTheme } from 'naive-ui'
import { expect, test } from 'vitest'
import { darkTheme } from '#app/ui/dark-theme.ts'

const app = new URL('../../../../src/app/', import.meta.url)

/** Drawn with the colours of all, or of the components around them. */
const without: Readonly<Record<string, string>> = {
  CheckboxGroup: 'Checkbox',
  ConfigProvider: 'common',
  DialogProvider: 'Dialog',
  FormItem: 'Form',
  MessageProvider: 'Message',
  RadioButton: 'Radio',
  RadioGroup: 'Radio',
}

function usedComponents(): string[] {
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.vue'))
    .map((name) => readFileSync(join(app.pathname, name), 'utf8'))
  const imports = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'naive-ui'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  return [...new Set(imports)].filter((name) => /^N[A-Z]/.test(name)).map((name) => name.slice(1))
}

test('every component of the library that the page has is dark in the dark', () => {
  const missing = usedComponents().filter((name) => !((without[name] ?? name) in darkTheme))
  expect(missing).toEqual([])
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

test('what a component is made of is dark as well', () => {
  const themes: readonly unknown[] = Object.values(darkTheme)
  const peers = themes.flatMap((theme) =>
    isObject(theme) && isObject(theme.peers) ? Object.keys(theme.peers) : [],
  )
  const missing = [...new Set(peers)].filter((name) => name in wholeTheme && !(name in darkTheme))
  expect(missing).toEqual([])
})
