/** Which part of a query makes the server fail (truth.md 5b). */
export const culprit = {
  open: 'Find the cause in the query (up to {count} requests)',
  openSlow:
    'Find the cause in the query (up to {count} requests, one after the other, {minutes} min at most)',
  running: 'Request {sent} of at most {most}…',
  stopped: 'Stopped. No result yet.',
  found: 'Without {name} the server answers. Everything else in the query stayed the same.',
  passed: 'The same request now gets a response. The error did not occur this time.',
  none: 'Parts left out one at a time: {parts}. The error stayed. Several parts together may be the cause, or none.',
  failed:
    'The request now fails with another error, so the search stopped. The cause remains unknown.',
} as const
