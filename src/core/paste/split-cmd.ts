import { createWordList, type ShellWords } from './shell-words.ts'

/**
 * Splits a command as the Windows command prompt and the C runtime of the called program do.
 *
 * First the prompt takes its carets (`^"`, `^&`, a `^` at the end of a line), then the runtime its quotes
 * (`\"`, `""`). Variables are not replaced. `%%`, which stands for `%` in a batch file, becomes one
 * where every `%` of the text is doubled.
 */
export function splitCmd(text: string): ShellWords {
  const { carriedOut, rest } = takeCarets(undoBatch(text))
  const list = createWordList()
  let isQuoted = false
  for (let at = 0; at < carriedOut.length;) {
    const character = carriedOut[at] ?? ''
    const backslashes = /^\\+(?=")/.exec(carriedOut.slice(at))?.[0].length ?? 0
    if (backslashes > 0) {
      const isEscaped = backslashes % 2 === 1
      list.add('\\'.repeat(Math.floor(backslashes / 2)) + (isEscaped ? '"' : ''))
      at += backslashes + (isEscaped ? 1 : 0)
    } else if (character === '"') {
      const isDoubled = isQuoted && carriedOut[at + 1] === '"'
      list.add(isDoubled ? '"' : '')
      if (!isDoubled) isQuoted = !isQuoted
      at += isDoubled ? 2 : 1
    } else if (!isQuoted && /\s/.test(character)) {
      list.end()
      at += 1
    } else {
      list.add(character)
      at += 1
    }
  }
  list.end()
  return isQuoted
    ? { kind: 'unclosed-quote', quote: '"' }
    : { kind: 'words', words: list.words, rest: rest.trim() }
}

/** In a batch file every `%` of an address is written twice; only the token's variable has single ones. */
function undoBatch(text: string): string {
  const others = text.replace(/(?<=Bearer )%\w+%/gi, '').replaceAll('%%', '')
  return others.includes('%') ? text : text.replaceAll('%%', '%')
}

function takeCarets(text: string): { carriedOut: string; rest: string } {
  let carriedOut = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted || character !== '^') {
      if (/[\r\n]/.test(character) && !isQuoted && carriedOut.trim() !== '')
        return { carriedOut, rest: text.slice(at) }
      if (!isQuoted && isOperator(text, at)) return { carriedOut, rest: text.slice(at) }
      carriedOut += character
      continue
    }
    // A caret takes the line end away and makes what stands behind it an ordinary character.
    const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0] ?? ''
    const escaped = text.slice(at + 1 + lineEnd.length, at + 2 + lineEnd.length)
    carriedOut += escaped
    at += lineEnd.length + 1
  }
  return { carriedOut, rest: '' }
}

/** A pipe, a redirection or a further command, standing alone: within a word it is taken as part of it. */
const isOperator = (text: string, at: number): boolean =>
  /^[|&<>]{1,2}(\s|$)/.test(text.slice(at, at + 3)) && /\s/.test(text[at - 1] ?? ' ')
