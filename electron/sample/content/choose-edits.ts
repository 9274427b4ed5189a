import { localTime } from './local-time.ts'
import type { Random } from './random.ts'

/** Random creation and modification times between March 2024 and the end of September 2026. */
export function chooseEdits(random: Random): { created: number; modified: number } {
  const created = localTime(2024, 3, 1) + random.integer(0, 700 * 24 * 60 * 60) * 1000
  const remainingMs = localTime(2026, 10, 1) - created
  return { created, modified: created + random.integer(0, Math.floor(remainingMs / 1000)) * 1000 }
}
