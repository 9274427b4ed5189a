/** Words of the check whether a parameter is evaluated at all (truth.md 3). */
export const check = {
  open: 'Check effect ({price} small request) | Check effect ({price} small requests)',
  running: 'Checking…',
  cancel: 'Stop the check',
  failed: 'A request of the check failed, so there is no result. Try again.',
  undecided: 'Checked, but the responses don’t show whether this parameter has an effect.',
  shown: {
    hits: 'Items with this parameter: {asked}. Without it: {without}. With an impossible value: {impossible}.',
    'hits-without': 'Items with this parameter: {asked}. Without it: {without}.',
    resolved: 'Linked items with details: {asked} with include, {without} without.',
    refused: 'The server refuses an impossible value with status {status}.',
    'first-items': 'The responses have no totals, so their first items were compared.',
    order: 'Checked in the reverse order and with a page four times as large.',
    hangs:
      'A page four times as large begins with other items. So the order depends on the page size, and pages may repeat or skip items.',
  },
} as const
