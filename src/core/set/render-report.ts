import { handoverStyle } from '#core/handover/handover-style.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import { singleLine } from '#core/text/single-line.ts'

/** What a report says, in the words of one language: no token, no content. */
export interface SetReport {
  language: string
  title: string
  verdict: string
  /** What the verdict is said of. */
  scope: string
  facts: readonly (readonly [label: string, value: string])[]
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

/** A self-contained page without scripts or external resources, enforced by its own policy. */
export function renderReportHtml(report: SetReport): string {
  const { language, title, verdict, scope, facts, lines } = report
  const text = (value: string) => escapeHtml(singleLine(value))
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${text(title)}</title>`,
    `<style>\n${handoverStyle}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${text(title)}</h1>`,
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
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** For a terminal and for mails from cron: the verdict, then each line with its IDs below it. */
export const renderReportText = ({ verdict, lines }: SetReport): string =>
  [
    singleLine(verdict),
    ...lines.flatMap(({ text, ids }) => [
      `  ${singleLine(text)}`,
      ...ids.slice(0, maxIds).map((id) => `    ${singleLine(id)}`),
    ]),
    '',
  ].join('\n')

/** For other programs: the same facts with their names, all IDs that are named. */
export const renderReportJson = (report: SetReport): string =>
  `${JSON.stringify({ ...report, facts: Object.fromEntries(report.facts) }, null, 2)}\n`

/** What a command found, for other programs: its version comes first. The same facts give the same bytes. */
export const renderFoundJson = (found: object): string =>
  `${JSON.stringify({ version: 1, ...found }, null, 2)}\n`

/** External text is escaped. */
const inMarkdown = (value: string): string =>
  singleLine(value).replace(/[\\`*_{}[\]<>#|]/g, (sign) => `\\${sign}`)
