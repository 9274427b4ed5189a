import { isUnclosed } from './code-literals.ts'
import { errorType, type CodeLanguage, type CodeNode } from './code-tree.ts'
import { joinMarks, type Mark } from './code-value.ts'

type Span = Pick<CodeNode, 'from' | 'to'>

const maxDescribed = 400
const maxErrors = 3
const maxSourceLength = 80

/** Names places in code: by their line, and by what is written there. */
export function createCodeMarks(source: string, language: CodeLanguage) {
  const lineStarts = Array.from(source.matchAll(/\n/g), ({ index }) => index)

  function lineOf(position: number): number {
    let [low, high] = [0, lineStarts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((lineStarts[middle] ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low + 1
  }

  const describe = ({ from, to }: Span) =>
    describeSource(source.slice(from, Math.min(to, from + maxDescribed)))

  return {
    describe,
    markAt: (at: Span, reason: Mark['reason'] = 'not-followed'): Mark => ({
      line: lineOf(at.from),
      source: describe(at),
      reason,
    }),
    /** Marks of what the grammar does not know in a node. */
    findErrors(node: CodeNode, step: () => boolean): readonly Mark[] {
      const waiting = [node]
      const marks: Mark[] = []
      for (let next = waiting.pop(); next !== undefined && step(); next = waiting.pop()) {
        waiting.push(...next.children)
        // The grammar of Java does not know `Page.class`.
        if (next.type !== errorType || source.startsWith('class', next.from)) continue
        // Where code is cut off, the error stands behind its last line.
        const at = Math.min(next.from, source.trimEnd().length)
        const line = lineOf(at)
        const start = next.from === next.to ? (lineStarts[line - 2] ?? -1) + 1 : at
        const end = source.indexOf('\n', at)
        const written = source
          .slice(start, end === -1 ? undefined : end)
          .trim()
          .slice(0, maxDescribed)
        marks.push({ line, source: describeSource(written), reason: 'not-followed' })
      }
      return marks
        .reduce((all: readonly Mark[], mark) => joinMarks(all, [mark]), [])
        .slice(0, maxErrors)
    },
    /** Whether a text in a node has no end, and the code ends in it. */
    isCutOff(node: CodeNode): boolean {
      if (node.to < source.trimEnd().length) return false
      let last = node
      for (let next: CodeNode | undefined = node; next;) {
        last = next
        next = last.children.findLast(({ type }) => type !== errorType)
      }
      return isUnclosed(source.slice(last.from, last.to).trimEnd(), language)
    },
  }
}

/** Code in one line, without what it holds in quotes and brackets, which may be a secret. */
function describeSource(code: string): string {
  let text = code
    .replace(/(["'`])(?:\\[^]|(?!\1)[^\\])*(?:\1|\\?$)/g, (all, quote: string) =>
      all.length > 2 ? `${quote}…${quote}` : all,
    )
    .replace(/\s+/g, ' ')
  // The condition of a statement stays, as it is what the statement is about.
  const keyword = /^(?:if|else if|elif|elseif|while|for|foreach|switch)\s*\(?/.exec(text)?.[0] ?? ''
  text = text.slice(keyword.length)
  for (let round = 0; round < 8; round += 1)
    text = text.replace(/\((?!…?\))(?:[^()]|\(…?\))+\)/g, '(…)')
  text = keyword + text
  text = text
    .replace(/\{[^{}…]+\}/g, '{…}')
    .replace(/(?<![\s{:])[\s{:]+$/, '')
    .trim()
  return text.length > maxSourceLength ? `${text.slice(0, maxSourceLength - 1)}…` : text
}
