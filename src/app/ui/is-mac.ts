/** Mac keyboards use other keys for commands. Electron and browsers both name the Mac in the user agent. */
export const isMac = (): boolean => /Mac/i.test(navigator.userAgent)
