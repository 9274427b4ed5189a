import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { normaliseForm } from '#core/query/normalise-form.ts'
import { normaliseBaseUrl } from '#core/url/normalise-base-url.ts'

/**
 * A text that two requests share when they ask the same instance for the same, whatever they were written
 * in: `HTTPS://Host:443/base/` is `https://host/base`, and a form counts in its normal form.
 *
 * An endpoint's ID and its slug are two names here: only the server knows that they mean the same.
 */
export const renderRequestKey = (
  baseUrl: string | null,
  form: QueryForm,
  conventions: Conventions,
): string =>
  JSON.stringify([
    baseUrl === null ? null : normaliseBaseUrl(baseUrl),
    normaliseForm(form, conventions),
  ])
