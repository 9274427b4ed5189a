import { randomUUID } from 'node:crypto'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'

/** A saved query of the endpoint `events`. */
export const savedRequest = (name: string, change: Partial<SavedRequest> = {}): SavedRequest => ({
  id: randomUUID(),
  name,
  note: '',
  folder: '',
  position: 0,
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form: { ...emptyForm, endpoint: 'events' },
  ...change,
})
