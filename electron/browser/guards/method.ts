import { isApiPath, launchPath, pathOf } from './api-path.ts'
import type { Guard } from './guard.ts'

/**
 * GET and HEAD read, POST changes something or sends a body; all other methods are refused. That includes
 * OPTIONS: the page only calls its own origin, so the app never sends a preflight.
 */
export const guardMethod: Guard = (request) => {
  const path = pathOf(request)
  return allowedMethods(path).includes(request.method ?? '')
    ? null
    : { status: 405, reason: 'This method does not exist at this address.' }
}

function allowedMethods(path: string): readonly string[] {
  if (path === launchPath) return ['POST']
  return isApiPath(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}
