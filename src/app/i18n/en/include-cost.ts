/** Words of what includes cost, as it was measured. */
export const includeCost = {
  open: 'Measure cost…',
  openHint: 'Measure size and time with and without each include',
  title: 'What do the includes cost?',
  asks: 'Measures the query as it is, and without each include.',
  asksColumns:
    'Measures the query as it is, without each include, and with only the columns of the table.',
  /** `shown`: the response that is there already is the first one of the query. */
  rounds: {
    all: '{count} variants, four requests each, one after the other.',
    shown:
      '{count} variants, four requests each, one after the other. The response shown counts as one of them.',
  },
  start: 'Measure (up to {count} requests)',
  again: 'Measure again (up to {count} requests)',
  cancel: 'Stop measuring',
  running: 'Request {sent} of at most {most}…',
  stopped: 'Stopped. The results so far are kept.',
  done: 'Measured with {sent} requests.',
  failed: 'The query itself failed ({reason}), so nothing can be compared. Try again.',
  column: { query: 'Query', size: 'Size', time: 'Time, repeated', first: 'Time, first response' },
  variant: {
    asked: 'the query as it is',
    without: 'without {relation}',
    columns: 'only the columns of the table',
  },
  encoded: '{size} transferred',
  firstByte: 'first byte {time}',
  rowFailed: 'not answered: {reason}',
  less: '{amount} less',
  more: '{amount} more',
  sameSize: 'same size',
  whole: '{size} in all',
  range: 'from {shortest} to {longest}',
  timeAndRange: '{time}, from {shortest} to {longest}',
  noDifference: 'no clear difference',
  notYet: 'not measured',
  note: '“Repeated” is the median of three rounds after the first response. The server’s cache may distort the times.',
} as const
