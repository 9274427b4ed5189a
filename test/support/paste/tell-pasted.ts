import { readPasted } from '#core/paste/read-pasted.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { bodyOf, renderTarget } from '#core/request/request-plan.ts'

/**
 * What is read from a pasted text, line for line: the request that the form sends, the token, what is left out (`-`), and
 * the notes (`+`). A text that is no query gives its problem.
 */
export function tellPasted(text: string): string[] {
  const read = readPasted(text, presets.documented)
  if (read.kind === 'problem') {
    const { kind, ...more } = read.problem
    return [`problem ${kind} ${Object.values(more).map(String).join(' ')}`.trim()]
  }
  const planned = planRequest(resolveForm(read.form, '2026-11-28'), presets.documented)
  const target = planned.ok ? decodeURIComponent(renderTarget(planned.value)) : 'cannot be sent'
  const body = planned.ok ? bodyOf(planned.value) : null
  return [
    `${read.source} ${read.form.method} ${read.baseUrl ?? '?'}${target.replace('/api/v4/endpoints', '')}`,
    ...(body === null ? [] : [body]),
    ...(read.token === null ? [] : [`token ${read.token}`]),
    ...read.leftOut.map(({ what, reason }) => `- ${what}: ${reason}`),
    ...read.notes.map(({ kind, ...more }) => `+ ${[kind, ...Object.values(more)].join(' ')}`),
  ]
}
