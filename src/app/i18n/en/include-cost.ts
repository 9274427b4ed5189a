/** Words of what includes cost, as it was measured. */
export const includeCost = {
  open: 'What they cost…',
  openHint: 'Measure size and time with and without each include',
  title: 'What do the includes cost?',
  asks: 'Sends the query as it is and without each include, four times each.',
  asksColumns:
    'Sends the query as it is, without each include, and with the shown columns only, four times each.',
  start: 'Measure (up to {count} requests)',
  again: 'Measure again (up to {count} requests)',
  cancel: 'Stop measuring',
  running: 'Request {sent} of at most {most}…',
  stopped: 'Stopped. The results so far are kept.',
  done: 'Measured with {sent} requests.',
  failed: 'The query itself failed ({reason}), so nothing can be compared. Try again.',
  column: { query: 'Query', size: 'Size', time: 'Time', first: 'First response' },
  variant: {
    asked: 'as it is',
    without: 'without {relation}',
    columns: 'only the columns shown',
  },
  encoded: '{size} transferred',
  firstByte: 'first byte {time}',
  rowFailed: 'not answered: {reason}',
  range: 'from {shortest} to {longest}',
  noDifference: 'no clear difference',
  notYet: 'not measured',
  note: 'The time is the middle of three rounds after the first response. Server-side caching may distort the result.',
} as const
