/** Whose answer is shown: of another query than the form's, kept from an earlier time, or left after a cancel. */
export const standing = {
  stale: 'Response of {connection} · {endpoint}, before your change.',
  restore: 'Restore the previous query',
  send: 'Send',
  kept: 'Saved response, received {moment}. Send to load it again.',
  cancelled: 'Cancelled. The response from before is still shown.',
  pageRequest: 'Request of page {number}',
  otherPageRequest: 'Request of this page',
} as const
