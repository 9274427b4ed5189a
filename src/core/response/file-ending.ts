/** The ending of a file that holds an answer with this Content-Type, with its dot. */
export function contentTypeEnding(contentType: string): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/html') return '.html'
  if (type === 'text/plain') return '.txt'
  if (/[/+]xml$/.test(type)) return '.xml'
  return '.json'
}
