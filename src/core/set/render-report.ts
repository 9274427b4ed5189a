import { escapeHtml, renderHtmlPage } from '#core/text/markup.ts'
import { singleLine } from '#core/text/characters.ts'

/** The texts of a report in one language. Contains no token and no content. */
export interface SetReport {
  language: string
  title: string
  verdict: string
  /** What the verdict refers to. */
  scope: string
  facts: readonly (readonly [label: string, value: string])[]
  /** `ids`: the IDs concerned, or other details of the line. */
  lines: readonly { text: string; ids: readonly string[] }[]
}

/** Maximum number of IDs per kind in a report. */
const maxIds = 200

export function renderReportMarkdown({ title, verdict, scope, facts, lines }: SetReport): string {
  return [
    `# ${inMarkdown(title)}`,
    '',
    `**${inMarkdown(verdict)}**`,
    '',
    inMarkdown(scope),
    '',
    ...facts.map(([label, value]) => `- ${inMarkdown(label)}: ${inMarkdown(value)}`),
    ...lines.flatMap(({ text, ids }) => [
      '',
      `## ${inMarkdown(text)}`,
      '',
      ...ids.slice(0, maxIds).map((id) => `- ${inMarkdown(id)}`),
    ]),
    '',
  ].join('\n')
}

export function renderReportHtml(report: SetReport): string {
  const { language, title, verdict, scope, facts, lines } = report
  const text = (value: string) => escapeHtml(singleLine(value))
  return renderHtmlPage(language, title, [
    `<p><strong>${text(verdict)}</strong></p>`,
    `<p>${text(scope)}</p>`,
    '<dl>',
    ...facts.map(([label, value]) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`),
    '</dl>',
    ...lines.flatMap(({ text: line, ids }) => [
      `<h2>${text(line)}</h2>`,
      ...(ids.length === 0
        ? []
        : ['<ul>', ...ids.slice(0, maxIds).map((id) => `<li>${text(id)}</li>`), '</ul>']),
    ]),
  ])
}

/** Plain text for a terminal or a mail from cron. */
export const renderReportText = ({ verdict, lines }: SetReport): string =>
  [
    singleLine(verdict),
    ...lines.flatMap(({ text, ids }) => [
      `  ${singleLine(text)}`,
      ...ids.slice(0, maxIds).map((id) => `    ${singleLine(id)}`),
    ]),
    '',
  ].join('\n')

/** For other programs; with all IDs. */
export const renderReportJson = (report: SetReport): string =>
  `${JSON.stringify({ ...report, facts: Object.fromEntries(report.facts) }, null, 2)}\n`

/** The result of a command, for other programs. The same result gives the same bytes. */
export const renderFoundJson = (found: object): string =>
  `${JSON.stringify({ version: 1, ...found }, null, 2)}\n`

/** Escapes external text. */
const inMarkdown = (value: string): string =>
  singleLine(value).replace(/[\\`*_{}[\]<>#|]/g, (character) => `\\${character}`)
