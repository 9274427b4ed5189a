import { constants } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { renderFoundJson, renderReportHtml, type SetReport } from '#core/set/render-report.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'

/** The first file that cannot be written, to be reported before anything is sent; null if all can be. */
export async function findUnwritable(
  files: readonly (string | null)[],
): Promise<{ file: string; code: string } | null> {
  for (const file of files) {
    if (file === null) continue
    const code = await errorCodeOf(() => access(file, constants.W_OK))
    const problem =
      code === 'ENOENT' ? await errorCodeOf(() => access(dirname(file), constants.W_OK)) : code
    if (problem !== null) return { file, code: problem }
  }
  return null
}

/** The system error code with which an operation fails; null if it succeeds. */
async function errorCodeOf(operate: () => Promise<void>): Promise<string | null> {
  try {
    await operate()
    return null
  } catch (error) {
    const code = requireErrorCode(error)
    return code
  }
}

/** Writes the requested reports. The same result gives the same bytes. */
export async function writeReports(
  { html, json }: { html: string | null; json: string | null },
  report: SetReport,
  jsonValue: object,
): Promise<void> {
  if (html !== null) await writeFile(html, renderReportHtml(report))
  if (json !== null) await writeFile(json, renderFoundJson(jsonValue))
}
