/** The users of the CORE sample; the tokens are public and protect nothing. */
import type { StoredUser } from '#sample/datacycle/store/stored-content.ts'

export const coreTokens = {
  editor: 'core-sample-token-editor',
  partner: 'core-sample-token-partner',
  locked: 'core-sample-token-locked',
} as const

export const editor = 'editor@sample.example'
export const partner = 'partner@sample.example'

export const accounts: readonly StoredUser[] = [
  { token: coreTokens.editor, email: editor, isLocked: false },
  { token: coreTokens.partner, email: partner, isLocked: false },
  { token: coreTokens.locked, email: 'locked@sample.example', isLocked: true },
]
