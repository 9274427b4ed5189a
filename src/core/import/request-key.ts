import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import { listRelativeRows, resolveForm } from '#core/query/relative-date.ts'
import { normalizeBaseUrl } from '#core/url/split-url.ts'

/**
 * A key that is equal for requests of the same data from the same server: `HTTPS://Host:443/base/` equals
 * `https://host/base`, and forms are normalized. An endpoint's ID and slug differ: only the server knows that
 * they are the same endpoint.
 */
export const renderRequestKey = (
  baseUrl: string | null,
  form: StoredForm,
  conventions: Conventions,
): string =>
  JSON.stringify([
    baseUrl === null ? null : normalizeBaseUrl(baseUrl),
    // Any day will do, because rows with relative dates are also listed below.
    normalizeForm(resolveForm(form, anyDay), conventions),
    listRelativeRows(form),
  ])

const anyDay = '2000-01-01'
