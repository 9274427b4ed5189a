/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu = {
  sort: {
    ascending: 'Sort on the server by {name} ↑',
    descending: 'Sort on the server by {name} ↓',
  },
  /** Greyed: why not. */
  sortRefused: {
    nested: 'Sort on the server: only by attributes of the item itself',
    'no-key': 'Sort on the server: it has no such key as {name}',
    'not-known': 'Sort on the server: not known to sort by {name}',
    'typed-body': 'Sort on the server: the body is typed by hand',
    elsewhere: 'Sort on the server: the response is from another server',
    'other-endpoint': 'Sort on the server: the response is from another endpoint',
  },
  filter: 'Filter on the server by {name}',
  filterRefused: {
    'no-value': 'Filter on the server: no whole value in this cell',
    'no-key': 'Filter on the server: no filter key known for {name}',
    'typed-body': 'Filter on the server: the body is typed by hand',
    elsewhere: 'Filter on the server: the response is from another server',
    'other-endpoint': 'Filter on the server: the response is from another endpoint',
  },
  openRelated: 'Open related item',
  copyRelated: { address: 'Copy API address', id: 'Copy ID' },
  notHere: 'The linked item is not on this page. Add the relation to include to see it.',
} as const
