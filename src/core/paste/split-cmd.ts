import { createWordList, type ShellWords } from './shell-words.ts'

/**
 * Splits a command as the Windows command prompt and the C runtime of the called program do: first the carets
 * (`^"`, `^&`, a `^` at the end of a line), then the quotes (`\"`, `""`). Variables are not replaced.
 * If every `%` is doubled, as in a batch file, `%%` becomes `%`.
 */
export function splitCmd(text: string): ShellWords {
  const { unescaped, rest } = resolveCarets(undoBatchEscapes(text))
  const list = createWordList()
  let isQuoted = false
  for (let at = 0; at < unescaped.length;) {
    const character = unescaped[at] ?? ''
    const backslashes = /^\\+(?=")/.exec(unescaped.slice(at))?.[0].length ?? 0
    if (backslashes > 0) {
      const isEscaped = backslashes % 2 === 1
      list.add('\\'.repeat(Math.floor(backslashes / 2)) + (isEscaped ? '"' : ''))
      at += backslashes + (isEscaped ? 1 : 0)
    } else if (character === '"') {
      const isDoubled = isQuoted && unescaped[at + 1] === '"'
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

/** In a batch file every `%` of a URL is doubled; only the token's variable has single ones. */
function undoBatchEscapes(text: string): string {
  const others = text.replace(/(?<=Bearer )%\w+%/gi, '').replaceAll('%%', '')
  return others.includes('%') ? text : text.replaceAll('%%', '%')
}

function resolveCarets(text: string): { unescaped: string; rest: string } {
  let unescaped = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted || character !== '^') {
      if (/[\r\n]/.test(character) && !isQuoted && unescaped.trim() !== '')
        return { unescaped, rest: text.slice(at) }
      if (!isQuoted && isOperator(text, at)) return { unescaped, rest: text.slice(at) }
      unescaped += character
      continue
    }
    // A caret removes a following line end and escapes the next character.
    const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0] ?? ''
    const escaped = text.slice(at + 1 + lineEnd.length, at + 2 + lineEnd.length)
    unescaped += escaped
    at += lineEnd.length + 1
  }
  return { unescaped, rest: '' }
}

/** True for a pipe, a redirection or `&` between blanks; within a word they are part of the word. */
const isOperator = (text: string, at: number): boolean =>
  /^[|&<>]{1,2}(\s|$)/.test(text.slice(at, at + 3)) && /\s/.test(text[at - 1] ?? ' ')
