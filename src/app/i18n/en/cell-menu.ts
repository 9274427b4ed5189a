/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu = {
  sort: {
    ascending: 'Sort on the server by {name} ↑',
    descending: 'Sort on the server by {name} ↓',
  },
  /** Greyed: why not. */
  sortRefused: {
    nested: 'Can’t sort on the server: not an attribute of the item itself',
    'no-key': 'Can’t sort on the server: {name} is not a sort key',
    'not-known': 'Can’t sort on the server: {name} is not known as a sort key',
    'typed-body': 'Can’t sort on the server: the body is typed by hand',
    elsewhere: 'Can’t sort on the server: the response is from another server',
    'other-endpoint': 'Can’t sort on the server: the response is from another endpoint',
  },
  filter: 'Filter on the server by {name}',
  filterRefused: {
    'no-value': 'Can’t filter on the server: this cell has no value to filter by',
    'no-key': 'Can’t filter on the server: no filter key known for {name}',
    'typed-body': 'Can’t filter on the server: the body is typed by hand',
    elsewhere: 'Can’t filter on the server: the response is from another server',
    'other-endpoint': 'Can’t filter on the server: the response is from another endpoint',
  },
  openRelated: 'Open related item',
  copyRelated: { address: 'Copy API address', id: 'Copy ID' },
  notHere: 'The linked item is not on this page. Add the relation to include to see it.',
} as const
