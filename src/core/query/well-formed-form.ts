import { toWellFormed } from '#core/text/well-formed.ts'
import type { QueryForm } from './form.ts'
import { mapFormTexts } from './value-names.ts'

/**
 * Replaces lone surrogates with U+FFFD, as happens when sending. Apply it before any comparison of names: two
 * that differ only in lone surrogates are sent as the same name.
 */
export const toWellFormedForm = (form: QueryForm): QueryForm => mapFormTexts(form, toWellFormed)
