const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text for the content of an element of HTML or for an attribute between quotes (HTML Standard 13.3). */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign)
