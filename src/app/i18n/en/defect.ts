/** Words for what went wrong in the app itself. */
export const defect = {
  text: 'Something went wrong in the app. The rest keeps working. Please report it.',
  details: 'Show report',
  copy: 'Copy report',
  copied: 'Copied',
  log: 'The app logs its errors in:',
  start: {
    title: 'Endpoint Explorer could not start',
    text: 'Reload the page. If it keeps happening, please report it. Your data is unchanged.',
    reload: 'Reload',
  },
} as const
