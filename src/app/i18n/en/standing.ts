/** Whose answer is shown: of another query than the form's, kept from an earlier time, or left after a cancel. */
export const standing = {
  stale: 'Answer of {connection} · {endpoint}, before your change.',
  restore: 'Back to its query',
  send: 'Send',
  kept: 'Kept answer, received {moment}. Send asks the server again.',
  cancelled: 'Cancelled. The answer from before is still shown.',
  pageRequest: 'Request of page {number}',
  otherPageRequest: 'Request of this page',
}
