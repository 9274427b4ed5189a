/** Words of the window's frame. */
export const app = {
  tools: 'Tools',
  settings: 'Settings',
  language: 'Language',
  theme: 'Appearance',
  images: 'Pictures in cells',
  imagesNote:
    'Pictures come from the servers named in the content, without your token. Those servers see this computer’s address.',
  endpointNames: 'Offer endpoints',
  endpointNamesNote:
    'A new server gets one request for its endpoints. dataCycle CORE also gets one when you click into the endpoint field. The request log shows it.',
  wholeTotal: 'All items beside the hits',
  wholeTotalNote:
    'After the first query with filters, the app asks once how many items the endpoint has without filters. That is one small request per endpoint until the app closes. The request log shows it.',
  apiNames: 'Names as in the API',
  apiNamesNote: 'Shows “startDate” instead of “Begin”, “dcls:Bild” instead of “Picture”.',
  languageOfSystem: 'System default',
  themeName: { system: 'System default', light: 'Light', dark: 'Dark' },
  copy: 'Copy',
  copied: 'Copied',
  partMissing: 'This part of the app could not be loaded. Reload the page, or start the app again.',
  copyFailed:
    'The browser refused access to the clipboard. Select the text and copy it by keyboard.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Remove',
  locked: {
    used: {
      title: 'This address has expired',
      text: 'A start address works once, for one minute. Start Endpoint Explorer again: a new window opens. Your data is still there.',
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
      'The data folder cannot be written, so the change was not saved. Check its permissions.',
    newer:
      'This file was written by a newer version of Endpoint Explorer and is left as it is. Update the app to change it.',
    busy: 'Another window of Endpoint Explorer is saving right now. Try again.',
    other: 'The change could not be saved. What was saved before is unchanged.',
  },
} as const
