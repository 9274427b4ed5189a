/** Words of an address in content, and of what it leads to. */
export const link = {
  /** In a menu. */
  menu: { address: 'Open the address…', picture: 'Show the picture' },
  /** On a line of the inspector. */
  chip: { address: 'open…', picture: 'picture' },
  picture: 'Show the picture larger',
  title: 'Open outside the app?',
  pictureTitle: 'Picture',
  /** Before the name of a host. */
  leadsTo: 'Leads to',
  openHint: 'Opens in your browser. Your token is not sent.',
  refused: {
    'not-encrypted':
      'The address is not encrypted (http), so the app does not open it. Copy it to open it yourself.',
    'has-login':
      'The address contains a login, so the app does not open it. Copy it to check it first.',
    odd: 'The address looks unusual, so the app does not open it. Copy it to check it first.',
  },
  open: 'Open in the browser',
  copy: 'Copy address',
  loading: 'Loading…',
  alt: 'Picture at this address',
  picturesOff:
    'Pictures are turned off. When on, they load without your token from the servers named in the content. Those servers see this computer’s IP address.',
  turnOn: 'Turn pictures on',
} as const
