import { z } from 'zod'

const entryName = { service: z.string(), account: z.string() }

/**
 * Messages between the host and the keyring broker. They contain the key (base64), but never an error message
 * of the keyring library, because those may contain names and paths.
 */
export const keyringRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('load'), ...entryName }),
  z.object({ action: z.literal('store'), ...entryName, secret: z.string() }),
])
export type KeyringRequest = z.infer<typeof keyringRequest>

export const keyringAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), secret: z.string() }),
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.enum(['missing', 'locked', 'unavailable']) }),
])
export type KeyringAnswer = z.infer<typeof keyringAnswer>
