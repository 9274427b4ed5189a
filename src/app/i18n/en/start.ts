/** Words of the window before anything was sent. */
export const start = {
  title: 'See what your endpoints deliver',
  text: 'Send a query, look at the items, find what is missing, and share the exact request.',
  see: { title: 'See items', text: 'The first items, as a table' },
  missing: { title: 'What is missing?', text: 'Pictures, texts, languages' },
  export: { title: 'Export', text: 'All items as a table or file' },
  share: { title: 'Share a request', text: 'A working example, without your token' },
  connect: 'Connect your server…',
  connectAnother: 'Connect another server…',
  choose: 'Which endpoint of “{name}” do you want to see?',
  noneKnown: 'No endpoints are known yet. Fetch the list, or type an ID or slug above.',
  fetchEndpoints: 'Fetch endpoints (1 request)',
  moreEndpoints:
    '{count} more endpoint: type its name above. | {count} more endpoints: type a name above.',
  more: 'More examples: Tools > Examples.',
} as const
