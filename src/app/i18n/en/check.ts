/** Words of the check whether a parameter is evaluated at all (truth.md 3). */
export const check = {
  open: 'Check effect ({price} small request) | Check effect ({price} small requests)',
  running: 'Checking…',
  cancel: 'Stop the check',
  failed: 'A request of the check was not answered, so it shows nothing. Try again.',
  undecided: 'Checked, but the responses don’t tell.',
  shown: {
    hits: '{asked} items with it, {without} without it, {impossible} with an impossible value.',
    'hits-without': '{asked} items with it, {without} without it.',
    resolved: '{asked} linked items came with details, {without} without.',
    refused: 'A value that cannot exist is refused with status {status}.',
    'first-items': 'The responses have no totals, so their first items were compared.',
    order: 'Checked with the other direction and with a page four times as large.',
    hangs:
      'A page four times as large begins with other items. So the order depends on the page size, and pages may repeat or skip items.',
  },
} as const
