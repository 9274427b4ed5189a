/** The words of one command, quotes and escapes resolved. */
export type ShellWords =
  | {
      kind: 'words'
      words: string[]
      /** The text after the command (`| jq .`), as typed; may be ''. */
      rest: string
    }
  /** A quote is never closed: the text was cut off when it was copied. */
  | { kind: 'unclosed-quote'; quote: string }

/** Collects words from parts. A quoted word may be empty: `add('')` begins a word. */
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
