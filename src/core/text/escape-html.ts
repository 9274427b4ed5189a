import { ownValue } from '#core/own-value.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content or a quoted attribute (HTML Standard 13.3). */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ownValue(references, char) ?? char)
