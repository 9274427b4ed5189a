import type { ConnectionView } from './connection-view.ts'

/** Whether a token that is entered now takes the place of one that is kept: one that must be entered again is lost already. */
export const wouldLoseToken = ({ token }: Pick<ConnectionView, 'token'>): boolean =>
  !['none', 'key-missing', 'damaged', 'unreadable'].includes(token.kind)
