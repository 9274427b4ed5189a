/** Words of one item that is opened by its ID. */
export const openedItem = {
  title: 'Item by its ID',
  ask: 'Open an item by its ID',
  open: 'Open',
  back: 'Back to the list',
  way: { thing: 'Anywhere on the server', 'endpoint-item': 'By way of this endpoint' },
  wayHint: {
    thing: 'Finds every item that the token may read, also outside this endpoint.',
    'endpoint-item': 'Finds what the endpoint lists, and what its items link to.',
  },
  asking: 'Loading…',
  expired: 'The item exists, but has expired: no list has it. The server says: {words}',
  unknown: {
    thing: 'No item with this ID on this server. Is the ID complete?',
    'endpoint-item': 'The item is not in this endpoint, and no item in it links to it.',
  },
  refused: 'The server refuses it ({status}): this token may not read the item.',
  other: 'No item came (status {status}). {words}',
  rowMenu: 'Open by its ID',
  relation: 'open',
  relationHint: 'Open this item beside the list (Enter)',
} as const
