/** Words of what includes cost, as it was measured. */
export const includeCost = {
  open: 'What they cost…',
  openHint: 'Measure size and time with and without each include',
  title: 'What do the includes cost?',
  asks: 'Asks for the query as it is and without each include, each twice, one request after the other.',
  asksColumns:
    'Asks for the query as it is, without each include, and only for the columns shown, each twice, one request after the other.',
  start: 'Measure (up to {count} requests)',
  again: 'Measure again (up to {count} requests)',
  cancel: 'Stop measuring',
  running: 'Request {sent} of at most {most}…',
  stopped: 'Stopped: what was measured until then stays.',
  done: 'Measured with {sent} requests.',
  failed:
    'The query itself was not answered as needed ({reason}), so nothing is compared. Try again.',
  column: { query: 'Query', size: 'Size', cold: 'Cold', warm: 'Warm' },
  variant: {
    asked: 'as it is',
    without: 'without {relation}',
    columns: 'only the columns shown',
  },
  encoded: '{size} transferred',
  firstByte: 'first byte {time}',
  rowFailed: 'not answered: {reason}',
  notYet: 'not measured',
  note: 'One measurement. Cold is the first response here, warm the second one right after it, and its size is the one shown. What the server had ready before, as of a query that was just sent, cannot be seen.',
}
