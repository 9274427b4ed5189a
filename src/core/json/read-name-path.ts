import { readJson } from './read-json.ts'

/** A quoted name, or the text up to the next dot or quoted name. */
const steps = /\[("(?:[^"\\]|\\.)*")\]|((?:[^.[]|\[(?!"))+|\[)/gs

/** Reads a path as `renderPath` writes it (`["a.b"].c`). Invalid quoting is read literally. */
export const readNamePath = (text: string): string[] =>
  Array.from(text.matchAll(steps), ([step, quoted, plain]) => plain ?? nameIn(quoted) ?? step)

function nameIn(quoted = ''): string | null {
  const read = readJson(quoted)
  return read.ok && read.value.kind === 'string' ? read.value.value : null
}
