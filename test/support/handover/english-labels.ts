import type { MarkdownLabels } from '#core/handover/render-markdown.ts'

export const englishLabels: MarkdownLabels = {
  connection: 'Connection',
  request: 'Request',
  readable: 'For people',
  body: 'Body',
  tokenNote: 'Put your token in for $TOKEN.',
  answer: 'Last answer',
  status: 'Status',
  total: 'Hits',
  duration: 'Duration',
  size: 'Size',
  date: 'Date',
  sampleItem: 'Sample item',
  snippets: {
    'curl-bash': 'cURL (bash)',
    'curl-powershell': 'cURL (PowerShell)',
    'curl-cmd': 'cURL (cmd)',
    'curl-batch': 'cURL (batch file)',
    javascript: 'JavaScript',
    python: 'Python',
    php: 'PHP',
    http: 'HTTP',
  },
}
