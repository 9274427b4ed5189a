import { readDefect, type Defect, type DefectPlace } from '#core/defect/defect.ts'

/** What a worker threw, as its page hears of it: a place and a line of text, and no error to read. */
export function readWorkerError(event: ErrorEvent, where: DefectPlace): Defect {
  const file = event.filename.split('/').at(-1) ?? ''
  const place = `${file}:${String(event.lineno)}:${String(event.colno)}`
  const [, name = 'Error'] = /^Uncaught (\w*Error)\b/.exec(event.message) ?? []
  return { ...readDefect(event.error, where, 'worker'), name, frames: [place] }
}
