import type { IncomingMessage } from 'node:http'

/** The path that exchanges a launch token for a session. */
export const launchPath = '/api/launch'

/** The request's path without its query. Guards call this only after the target was found well formed. */
export const pathOf = (request: IncomingMessage): string => request.url?.split('?', 1)[0] ?? ''

/** True for paths of the app's data, false for the files of its page. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/')
