import type { Conventions } from '#core/query/conventions.ts'
import type { WrittenForm } from '#core/query/form.ts'
import { normaliseForm } from '#core/query/normalise-form.ts'
import { listRelative, resolveForm } from '#core/query/resolve-form.ts'
import { normaliseBaseUrl } from '#core/url/normalise-base-url.ts'

/**
 * A text that two requests share when they ask the same instance for the same, whatever they were written
 * in: `HTTPS://Host:443/base/` is `https://host/base`, and a form counts in its normal form.
 *
 * An endpoint's ID and its slug are two names here: only the server knows that they mean the same.
 */
export const renderRequestKey = (
  baseUrl: string | null,
  form: WrittenForm,
  conventions: Conventions,
): string =>
  JSON.stringify([
    baseUrl === null ? null : normaliseBaseUrl(baseUrl),
    // What is relative to the day is the same as what is relative in the same way, on any day.
    normaliseForm(resolveForm(form, anyDay), conventions),
    listRelative(form),
  ])

const anyDay = '2000-01-01'
