/** Which part of a query makes the server fail (truth.md 5b). */
export const culprit = {
  open: 'Which part of the query is it? (up to {count} requests)',
  openSlow:
    'Which part of the query is it? (up to {count} requests, one after the other, {minutes} min at most)',
  running: 'Request {sent} of at most {most}…',
  stopped: 'Stopped. No result yet.',
  found: 'Without {name} the server answers. Everything else stayed as it was.',
  passed: 'The same request is answered now: the fault has passed.',
  none: 'Not found by leaving out one of the {parts} parts. It may take two of them, or none.',
  failed: 'The error is gone, so the cause remains unknown.',
} as const
