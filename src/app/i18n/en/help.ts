/** Words of the manual's frame, of what is said about the program, and of its updates. */
export const help = {
  short: 'Help',
  manual: 'Manual',
  pages: 'Pages of the manual',
  readManual: 'Read in the manual',
  about: 'About Endpoint Explorer',
  version: 'Version {version}',
  licence: 'MIT license. Made of the following packages, with thanks:',
  licencesMissing: 'The list of packages could not be read.',
  dataFolder: 'Your data is in',
  updates: 'Look for a newer version at the start',
  updateAddress: 'Address of the updates',
  updateNote:
    'Loads one file, without a token. Nothing is installed. Your company or whoever gave you the app knows the address.',
  updateNewer: 'Version {version} is there.',
  updateOpen: 'Open its page',
  updateFailed: {
    address: 'Updates are not looked for: their address is no https address.',
    network: 'Could not check for a newer version: no response from the address.',
    unreadable: 'What is at the address of the updates names no version.',
  },
} as const
