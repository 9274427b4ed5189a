/** Reads the citations in sources and documents: files of the repository, and sections of documents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * @typedef {object} Citation
 * @property {string} from the citing file, relative to the project, with slashes
 * @property {string} file as written: `truth.md`, `core/query/form.ts`, `../README.md`
 * @property {readonly string[]} sections `2.2`, `5b`, `row 15`; empty for the whole file
 * @property {boolean} isWordy contains a word such as "section", although the number is enough
 */

const section = String.raw`\d+(?:\.\d+)*[a-z]?\b`
const several = String.raw`(?:,| and| to) (?:${section}|row \d+)`
const document = String.raw`(?<![\w/.-])(?<file>(?:\.{0,2}[\w-]*/)*[\w-]+\.md)\b`
const words = String.raw`(?<wordy>,? (?:sections?|rule|rules|item|chapter)\b)?`
const cited = new RegExp(`${document}${words}(?: (?<sections>${section}(?:${several})*))?`, 'g')
// out/ contains the build.
const source = /(?<![\w/.@#-])(?<file>(?!out\/)(?:[\w-]+\/)+[\w.-]+\.(?:ts|vue|mjs|js))\b/g

/**
 * The citations in a source: of documents and files in comments, and of sections in strings, such as test
 * titles. Other strings are ignored, because they may be names of files that the app writes.
 *
 * @param {string} project the root folder
 * @param {string} from a `.ts`, `.vue`, `.mjs` or `.js` file
 * @returns {Citation[]}
 */
export function readSourceCitations(project, from) {
  const text = readFileSync(join(project, from), 'utf8')
  // Parsing is slow, and most files have no citations.
  if (!/\.md\b|\/[\w.-]+\.(?:ts|vue|mjs|js)\b/.test(text)) return []
  const { comments, texts } = readTexts(from, text)
  return [
    ...comments.flatMap((comment) => [
      ...readDocuments(from, comment),
      ...[...comment.matchAll(source)].map((match) => citationOf(from, match)),
    ]),
    ...texts.flatMap((title) =>
      readDocuments(from, title).filter(({ sections }) => sections.length > 0),
    ),
  ]
}

/**
 * The citations in a document: sections as in comments, links to files, and paths and names in code spans.
 *
 * @param {string} project the root folder
 * @param {string} from a `.md` file
 * @returns {Citation[]}
 */
export function readDocumentCitations(project, from) {
  const text = readFileSync(join(project, from), 'utf8')
  const links = [...text.matchAll(/\]\((?<file>[^)#:\s]+)(?:#[^)]*)?\)/g)]
  const paths = text.matchAll(
    /`(?<file>(?:src|electron|test|scripts|bench|docs|resources)\/[\w./-]*|\w[\w.-]*\.(?:ts|vue|mjs))`/g,
  )
  return [
    ...readDocuments(from, text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')),
    ...[...links, ...paths].map((match) => citationOf(from, match)),
  ]
}

/** @param {string} from @param {string} text @returns {Citation[]} */
function readDocuments(from, text) {
  return [...text.matchAll(cited)].map((match) => ({
    ...citationOf(from, match),
    sections: match.groups?.sections?.split(/, (?:and )?| and | to /) ?? [],
    isWordy: match.groups?.wordy !== undefined,
  }))
}

/** @param {string} from @param {RegExpMatchArray} match @returns {Citation} */
const citationOf = (from, match) => ({
  from,
  file: match.groups?.file ?? '',
  sections: [],
  isWordy: false,
})

/** @param {string} from @param {string} text */
function readTexts(from, text) {
  if (!from.endsWith('.vue')) return readScript(text)
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ''
  const { comments, texts } = readScript(script)
  const inMarkup = [...text.matchAll(/<!--([\s\S]*?)-->/g)].map(([, comment = '']) =>
    oneLine(comment),
  )
  return { comments: [...comments, ...inMarkup], texts }
}

/** @param {string} text */
function readScript(text) {
  const file = ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true)
  /** @type {Map<number, string>} */
  const comments = new Map()
  /** @type {string[]} */
  const texts = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
    if (children.length === 0) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ]
      for (const { pos, end } of ranges) comments.set(pos, oneLine(text.slice(pos, end)))
    }
    children.forEach(visit)
  }
  visit(file)
  return {
    comments: joinLines(
      [...comments].sort(([one], [other]) => one - other),
      text,
    ),
    texts,
  }
}

/**
 * Joins consecutive line comments, because a section number may be on the next line.
 *
 * @param {readonly [number, string][]} comments each with its position
 * @param {string} text
 */
function joinLines(comments, text) {
  /** @type {string[]} */
  const joined = []
  let end = -1
  for (const [start, comment] of comments) {
    const isNext = end >= 0 && /^\n[ \t]*$/.test(text.slice(end, start))
    if (isNext) joined.push(`${joined.pop() ?? ''} ${comment}`)
    else joined.push(comment)
    end = text.indexOf('\n', start)
    if (text.startsWith('/*', start)) end = -1
  }
  return joined
}

/** @param {string} comment */
const oneLine = (comment) =>
  comment
    .replaceAll(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
    .replace(/^\/\/\s*/, '')
    .trim()
