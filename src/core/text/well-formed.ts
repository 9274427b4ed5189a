/** Replaces lone surrogates by U+FFFD, as UTF-8 encoders do; `encodeURIComponent` throws on them. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
