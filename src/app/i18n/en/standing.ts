/** Whose answer is shown: of another query than the form's, kept from an earlier time, or left after a cancel. */
export const standing = {
  stale: 'Response of {connection} · {endpoint}, before your change.',
  staleToken: 'Response from before you changed the token.',
  restore: 'Restore the previous query',
  send: 'Send',
  sendAgain: 'Send again',
  kept: 'Saved response, received {moment}. Send to load it again.',
  /** Of a set that is shown; `proved` where its law says all, else how it stands follows. */
  set: {
    proved: 'Complete set from {moment}, kept on this computer.',
    open: 'Saved set from {moment}, kept on this computer.',
  },
  cancelled: 'Canceled. The previous response is still shown.',
  pageRequest: 'Request of page {number}',
  otherPageRequest: 'Request of this page',
} as const
