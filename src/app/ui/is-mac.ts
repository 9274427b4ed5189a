/** Mac keyboards have other keys for commands. Both Electron and browsers name the Mac in the user agent. */
export const isMac = /Mac/i.test(navigator.userAgent)
