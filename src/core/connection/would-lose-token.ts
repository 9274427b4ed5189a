import type { ConnectionView } from './connection-view.ts'

/** True if entering a token would replace a usable one. */
export const wouldLoseToken = ({ token }: Pick<ConnectionView, 'token'>): boolean =>
  !['none', 'key-missing', 'damaged', 'unreadable'].includes(token.kind)
