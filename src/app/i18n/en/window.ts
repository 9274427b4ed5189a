import { commands as englishCommands } from '#core/language/en.ts'

/** Words of the window's frame. */
export const app = {
  share: 'Share',
  tools: 'Tools',
  /** Why a tool is disabled. */
  toolNeeds: {
    connection: 'needs a connection',
    response: 'needs a response',
    datacycle: 'needs a dataCycle server',
  },
  settings: 'Settings',
  settingsGroups: {
    display: 'Display',
    window: 'Window',
    requests: 'Requests',
    storage: 'Storage',
  },
  language: 'Language',
  theme: 'Appearance',
  images: 'Load pictures',
  imagesNote:
    'Pictures load without your token from the servers named in the content. Those servers see this computer’s IP address.',
  endpointNames: 'Suggest endpoints',
  endpointNamesNote:
    'The app asks each new server once for its endpoints. Servers with dataCycle CORE are asked again when you click in the endpoint field or look for a missing item. The request log shows these requests.',
  linkedNames: 'Load names of linked items',
  linkedNamesNote:
    'Servers with dataCycle CORE often send only the IDs of categories, pictures, places and organizers. After each response, the app asks for the names in the visible rows, in one request. The request log shows it.',
  wholeTotal: 'Show total without filters',
  wholeTotalNote:
    'After the first query with filters, the app asks how many items the endpoint has without filters. After each start, the app sends this small request only once per endpoint. The request log shows these requests.',
  apiNames: 'Names as in the API',
  apiNamesNote:
    'The app shows “startDate” instead of “Start” and “dcls:Bild” instead of “Picture”.',
  technical: 'Technical details',
  technicalNote:
    'Off, the window hides GET and POST, paths, filter keys, status, times and the request itself.',
  setsLimit: 'Disk space for saved sets',
  setsLimitOf: 'Up to {limit} GiB',
  setsSize:
    'Disk space in use: {size}. At the limit, fetching pauses. The app never removes a set by itself.',
  languageOfSystem: 'System default',
  themeName: { system: 'System default', light: 'Light', dark: 'Dark' },
  copy: 'Copy',
  copied: 'Copied',
  partMissing: 'This part of the app could not be loaded. Reload the page or restart the app.',
  copyFailed:
    'The browser refused access to the clipboard. Select the text and copy it with the keyboard.',
  close: 'Close',
  cancel: 'Cancel',
  stop: 'Stop',
  nothingFound: 'Nothing found',
  save: 'Save',
  remove: 'Remove',
  locked: {
    'no-access': {
      title: 'This address has expired',
      text: 'A start address works only once and only for one minute. Start Endpoint Explorer again to open a new window. Your data is still there.',
    },
    lost: {
      title: 'This window has lost its connection to Endpoint Explorer',
      text: 'The app was restarted, or another program changed the browser’s cookies. Reload this page. If that does not help, start the app again. Your data is still there.',
    },
  },
  notSaved: {
    'disk-full':
      'The disk is full, so the change was not saved. What was saved before is unchanged.',
    'read-only':
      'The app cannot write to the data folder, so the change was not saved. Check the folder’s permissions.',
    newer:
      'This file is from a newer version of Endpoint Explorer and stays unchanged. Update the app to change the file.',
    busy: 'Another window of Endpoint Explorer is saving right now. Try again.',
    other: 'The change could not be saved. What was saved before is unchanged.',
  },
} as const

/** The names of all commands, shared with the menus of the desktop app. */
export const commands = englishCommands

/** Labels of the keys on a keyboard. */
export const keys = { control: 'Ctrl', shift: 'Shift', pageUp: 'PgUp', pageDown: 'PgDn' }

/** Words of the list of all commands. */
export const palette = {
  search: 'What do you want to do?',
  connection: 'Use the connection {name}',
  saved: 'Open the saved query {name}',
  turnOn: 'Turn on: {name}',
  turnOff: 'Turn off: {name}',
  setting: '{name}: {value}',
  open: 'All commands ({shortcut})',
  short: 'Commands',
} as const

/** What is said of a link or a file that was opened or dropped, from the first window on. */
export const opened = {
  unreadable: 'The file could not be read.',
  'too-large': 'The file is too large for a query, so the app did not open it.',
  folder: 'A browser does not tell where “{name}” is. Enter its path.',
  'other-file': 'Drop only *.endpoint.json files here. For other files, use “Import queries”.',
} as const

/** Words of the window's panes. */
export const panes = {
  tabs: 'Parts of the window',
  query: 'Query',
  answer: 'Response',
  item: 'Item',
  queryWidth: 'Width of the query pane',
  formShare: 'Height of the form',
  answerShare: 'Width of the response pane',
  answerHeight: 'Height of the response pane',
  place: 'Item pane',
  places: {
    beside: 'beside the response',
    below: 'below the response',
    alone: 'instead of the response',
  },
  showQuery: 'Show the query',
  showItem: 'Show the item',
} as const

/** Words of the manual's frame, the About dialog and updates. */
export const help = {
  short: 'Help',
  manual: 'Manual',
  pages: 'Pages of the manual',
  readManual: 'Read in the manual',
  about: 'About Endpoint Explorer',
  version: 'Version {version}',
  licence: 'MIT license. Built from these packages, with thanks:',
  licencesMissing: 'The list of packages could not be read.',
  dataFolder: 'Your data is in:',
  updates: 'Check for a newer version at startup',
  updateAddress: 'Update address',
  updateNote:
    'The app loads one file from this address, without a token. The app installs nothing. Ask your company, or whoever gave you the app, for the address.',
  updateNewer: 'Version {version} is available.',
  updateOpen: 'Open release page',
  updateFailed: {
    address: 'Cannot check for updates: the update address is not an https address.',
    network: 'Could not check for a newer version: no response from the update address.',
    unreadable: 'The file at the update address contains no version.',
  },
} as const

/** Words for errors of the app itself. */
export const defect = {
  text: 'Something went wrong in the app. The rest of the app keeps working. Please report the error.',
  details: 'Show report',
  copy: 'Copy report',
  log: 'The app logs its errors in:',
  start: {
    title: 'Endpoint Explorer could not start',
    text: 'Reload the page. If this keeps happening, please report the error. Your data is unchanged.',
    reload: 'Reload',
  },
} as const

/** Words of the window before the first request. */
export const start = {
  title: 'See what your endpoints deliver',
  text: 'Send a query, look at the items, find what is missing, and share the exact query.',
  samples:
    'You can try everything on {count} sample servers. To switch, click a server below, or choose one from the list at the top left.',
  see: { title: 'See items', text: 'The first items, as a table' },
  missing: { title: 'What is missing?', text: 'Pictures, texts, languages' },
  export: { title: 'Export', text: 'All items as a table or file' },
  share: { title: 'Share a query', text: 'A working example, without your token' },
  connect: 'Connect your server…',
  connectAnother: 'Connect another server…',
  choose: 'Which endpoint of “{name}” do you want to see?',
  noneKnown:
    'No endpoints are known yet. Fetch the list, or type an ID or slug in the endpoint field.',
  fetchEndpoints: 'Fetch endpoints (1 request)',
  more: 'For more examples, choose Commands and type “example”.',
} as const
