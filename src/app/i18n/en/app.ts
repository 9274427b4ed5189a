/** Words of the window's frame. */
export const app = {
  tools: 'Tools',
  settings: 'Settings',
  language: 'Language',
  theme: 'Appearance',
  images: 'Pictures in cells',
  imagesNote:
    'Pictures load without your token from the servers named in the content. Those servers see this computer’s IP address.',
  endpointNames: 'Suggest endpoints',
  endpointNamesNote:
    'The app asks each new server once for its endpoints. It also asks dataCycle CORE when you click into the endpoint field. The request log shows these requests.',
  wholeTotal: 'Total without filters',
  wholeTotalNote:
    'After the first query with filters, the app asks once how many items the endpoint has without filters. That is one small request per endpoint until the app closes. The request log shows these requests.',
  apiNames: 'Names as in the API',
  apiNamesNote: 'Shows “startDate” instead of “Start” and “dcls:Bild” instead of “Picture”.',
  setsLimit: 'Disk space for saved sets',
  setsLimitOf: 'Up to {limit} GiB',
  setsSize: 'In use: {size}. At the limit, fetching pauses. The app never removes a set by itself.',
  languageOfSystem: 'System default',
  themeName: { system: 'System default', light: 'Light', dark: 'Dark' },
  copy: 'Copy',
  copied: 'Copied',
  partMissing: 'This part of the app could not be loaded. Reload the page or restart the app.',
  copyFailed:
    'The browser refused access to the clipboard. Select the text and copy it with the keyboard.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Remove',
  locked: {
    used: {
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
