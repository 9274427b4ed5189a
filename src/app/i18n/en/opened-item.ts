/** Words of one item that is opened by its ID. */
export const openedItem = {
  title: 'Item by its ID',
  ask: 'Open an item by its ID',
  open: 'Open',
  back: 'Back to the list',
  way: { thing: 'Anywhere in the instance', 'endpoint-item': 'By way of this endpoint' },
  wayHint: {
    thing: 'Finds every item that the token may read, in this endpoint or not.',
    'endpoint-item': 'Finds what the endpoint lists, and what its items link to.',
  },
  asking: 'Being asked for…',
  expired: 'The item exists, but has expired: no list has it. The server says: {words}',
  unknown: {
    thing: 'The instance knows no item with this ID. Is it complete?',
    'endpoint-item': 'This endpoint does not list it, and its items do not link to it.',
  },
  refused: 'The server refuses it ({status}): this token may not read the item.',
  other: 'No item came (status {status}). {words}',
  rowMenu: 'Open by its ID',
  relation: 'open',
  relationHint: 'Open this item beside the list (Enter)',
}
