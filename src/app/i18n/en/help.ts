/** Words of the manual's frame, of what is said about the program, and of its updates. */
export const help = {
  short: 'Help',
  manual: 'Manual',
  pages: 'Pages of the manual',
  readManual: 'Read in the manual',
  about: 'About Endpoint Explorer',
  version: 'Version {version}',
  licence: 'MIT license. Built from these packages, with thanks:',
  licencesMissing: 'The list of packages could not be read.',
  dataFolder: 'Your data is in',
  updates: 'Check for a newer version at startup',
  updateAddress: 'Update address',
  updateNote:
    'Loads one file, without a token. Nothing is installed. Your company or whoever gave you the app knows the address.',
  updateNewer: 'Version {version} is available.',
  updateOpen: 'Open release page',
  updateFailed: {
    address: 'Cannot check for updates: the update address is not an https address.',
    network: 'Could not check for a newer version: no response from the address.',
    unreadable: 'The file at the update address names no version.',
  },
} as const
