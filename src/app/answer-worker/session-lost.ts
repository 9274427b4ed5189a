/**
 * Whether the app's shell does not know this page any more: it was restarted, or the browser's cookies were
 * deleted or changed. No route answers with these statuses, only the shell's guards do (security.md 4).
 */
export const isSessionLost = ({ status }: Response): boolean => status === 401 || status === 403
