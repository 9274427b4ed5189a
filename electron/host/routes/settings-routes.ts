import { Hono } from 'hono'
import { settings, type Settings } from '#core/settings/settings.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** The settings of the app. */
export function settingsRoutes(deps: {
  settings: JsonDocument<Settings>
  onSettingsChange?: ((settings: Settings) => void) | undefined
}) {
  return new Hono()
    .get('/', async (context) => context.json((await deps.settings.load()).value))
    .post('/', readInput('json', settings), async (context) => {
      const saved = await deps.settings.update(() => context.req.valid('json'))
      if (!saved.ok) return refusalAnswer(context, 507, saved.error)
      deps.onSettingsChange?.(saved.value)
      return context.json(saved.value, 200)
    })
}
