/** Words of the check whether a parameter is evaluated at all (truth.md 3). */
export const check = {
  open: 'Check whether it is evaluated ({price} small request) | Check whether it is evaluated ({price} small requests)',
  running: 'Checking…',
  cancel: 'Stop the check',
  failed: 'A request of the check was not answered, so it shows nothing. Try again.',
  shown: {
    hits: '{asked} items with it, {without} without it, {impossible} with a value that cannot exist.',
    'hits-without': '{asked} items with it, {without} without it.',
    resolved: '{asked} relations came resolved with it, {without} without it.',
    refused: 'A value that cannot exist is refused with status {status}.',
    'first-items': 'The responses tell no totals: their first items were compared.',
    order: 'Asked in the other direction, and with a page four times as large.',
    hangs:
      'A page four times as large begins with other items: the order depends on the page size, so pages repeat and lose items.',
  },
}
