/** The words of one command, quotes and escapes resolved. */
export type ShellWords =
  | {
      kind: 'words'
      words: string[]
      /** What follows the command (`| jq .`), as typed; '' where nothing does. */
      rest: string
    }
  /** A quote that is never closed: the text was cut off when it was copied. */
  | { kind: 'unclosed-quote'; quote: string }

/** Collects words: a word may be empty when it was quoted, and begins with its first part. */
export function createWordList() {
  const words: string[] = []
  let word: string | null = null
  return {
    add: (text: string) => {
      word = (word ?? '') + text
    },
    end: () => {
      if (word !== null) words.push(word)
      word = null
    },
    isInWord: () => word !== null,
    words,
  }
}
