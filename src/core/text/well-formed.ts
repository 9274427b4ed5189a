/**
 * Replaces every lone surrogate by U+FFFD, as UTF-8 encoders do.
 *
 * A JavaScript string can hold halves of a surrogate pair; UTF-8 cannot, and `encodeURIComponent` throws on them.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
