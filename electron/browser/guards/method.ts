import { isApiPath, launchPath, pathOf } from './api-path.ts'
import type { Guard } from './guard.ts'

/**
 * GET and HEAD read, POST changes or asks with a body; nothing else exists here. OPTIONS is refused
 * too: the page never asks another origin, so no preflight is ever ours, and no answer allows one.
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
