import { readDefect, type Defect, type DefectPlace } from '#core/defect/defect.ts'

/** An error of a worker as seen by its page: only a location and a message. */
export function readWorkerError(event: ErrorEvent, where: DefectPlace): Defect {
  const file = event.filename.split('/').at(-1) ?? ''
  const place = `${file}:${String(event.lineno)}:${String(event.colno)}`
  const [, name = 'Error'] = /^Uncaught (\w*Error)\b/.exec(event.message) ?? []
  return { ...readDefect(event.error, where, 'worker'), name, frames: [place] }
}
