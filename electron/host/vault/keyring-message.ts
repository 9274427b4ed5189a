import { z } from 'zod'

/**
 * What the host and the keyring broker say to each other. Holds the key itself, base64, and never a
 * message of the keyring library: those can hold names and paths.
 */
export const keyringRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('load'), service: z.string(), account: z.string() }),
  z.object({
    action: z.literal('store'),
    service: z.string(),
    account: z.string(),
    secret: z.string(),
  }),
])
export type KeyringRequest = z.infer<typeof keyringRequest>

export const keyringAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), secret: z.string() }),
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('locked') }),
  z.object({ kind: z.literal('unavailable') }),
])
export type KeyringAnswer = z.infer<typeof keyringAnswer>
