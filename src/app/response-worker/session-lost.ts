/**
 * True if the shell no longer knows this page, because it was restarted or the browser's cookies were deleted
 * or changed. Only the shell's guards use these statuses, no route does (security.md 4).
 */
export const isSessionLost = ({ status }: Response): boolean => status === 401 || status === 403
