import { expect, test } from 'vitest'
import { commandNames } from '#core/command/command.ts'
import { renderAccelerator, shortcutOf } from '#core/command/shortcut.ts'
import { describeMenu, chooseMenuWords } from '#host/menu/application-menu.ts'
import { createElectronDouble } from '../../../support/electron-double/electron-double.ts'

function menu(locale: string, { devTools = false, isMac = false } = {}) {
  const sent: string[] = []
  const template = describeMenu(chooseMenuWords(locale), {
    isMac,
    devTools,
    send: (name) => sent.push(name),
    reload: () => sent.push('reload'),
    showDataFolder: () => sent.push('data folder'),
  })
  const labels = template.map(({ label, submenu }) => [
    label,
    ...submenu.flatMap((entry) => ('label' in entry ? entry.label : [])),
  ])
  return { template, sent, labels }
}

test('the menu speaks English', () => {
  expect(menu('en-US').labels).toEqual([
    [
      ...[
        'File',
        'New tab',
        'Duplicate the tab',
        'Close the tab',
        'Reopen the closed tab',
        'Save the query…',
      ],
      ...['Import queries from a file…', 'Open a folder of queries…'],
      ...['Share…', 'Export the items…'],
      ...['New connection…', 'Edit the connection…', 'Enter the token…', 'Settings…', 'Quit'],
    ],
    [
      ...[
        'Edit',
        'Undo',
        'Redo',
        'Undo clearing, pasting or opening a query',
        'Cut',
        'Copy',
        'Paste',
        'Select all',
      ],
      'Paste a URL, a cURL command or a body…',
      ...[
        'Copy as code…',
        'Find in the response',
        'Why so few items?',
        'Find a missing item…',
        'Open an item by ID…',
        'Back to the previous item',
        'Forward to the next item',
        'Changes since a date…',
        'Compare responses or endpoints…',
        'Fetch all items…',
        'Has the website taken everything over?…',
        'Check all saved queries…',
      ],
    ],
    [
      ...['Query', 'Send', 'Cancel', 'Go to the endpoint', 'Endpoints of this connection…'],
      ...['Go to the full-text search', 'API check…', 'Access overview…'],
      ...['First page', 'Previous page', 'Next page', 'Last page'],
    ],
    [
      ...[
        'View',
        'All commands…',
        'Saved queries',
        'History',
        'Request log',
        'Next tab',
        'Previous tab',
      ],
      ...['Show or hide the query', 'Show or hide the item', 'Next pane'],
      ...['Actual size', 'Zoom in', 'Zoom out', 'Full screen'],
      'Reload the window',
    ],
    ['Help', 'Manual…', 'Keyboard shortcuts…', 'Show the data folder', 'About Endpoint Explorer…'],
  ])
})

test('the menu speaks German', () => {
  const { labels } = menu('de-AT')
  expect(labels.map(([name]) => name)).toEqual([
    'Datei',
    'Bearbeiten',
    'Abfrage',
    'Ansicht',
    'Hilfe',
  ])
  expect(labels[3]).toEqual([
    ...[
      'Ansicht',
      'Alle Befehle…',
      'Gespeicherte Abfragen',
      'Verlauf',
      'Anfrageprotokoll',
      'Nächster Tab',
    ],
    ...['Voriger Tab', 'Abfrage ein- oder ausblenden', 'Inhalt ein- oder ausblenden'],
    'Nächster Bereich',
    ...['Originalgröße', 'Vergrößern', 'Verkleinern', 'Vollbild'],
    'Fenster neu laden',
  ])
})

test('a language without words gets the English ones, also one that begins like German', () => {
  expect(['fr', 'del', ''].map((locale) => menu(locale).labels[0]?.[0])).toEqual([
    'File',
    'File',
    'File',
  ])
})

test('the developer tools are offered only where they are allowed', () => {
  expect(menu('en', { devTools: true }).labels[3]).toContain('Developer tools')
  expect(menu('en').labels[3]).not.toContain('Developer tools')
})

test('every command is in the menu, and is sent to the page', () => {
  const { template, sent } = menu('en')
  const electron = createElectronDouble({
    openPage: () => {
      throw new Error('This test opens no window')
    },
  })
  electron.module.Menu.setApplicationMenu({ template })
  const { command } = chooseMenuWords('en')
  for (const name of commandNames) electron.chooseFromMenu(command(name))
  electron.chooseFromMenu('Reload the window')
  electron.chooseFromMenu('Show the data folder')
  expect(sent).toEqual([...commandNames, 'reload', 'data folder'])
})

test('entries show the shortcuts that the system can show', () => {
  const { template } = menu('en')
  const entries = template.flatMap(({ submenu }) => submenu)
  const { command } = chooseMenuWords('en')
  const shown = commandNames.map((name) => {
    const entry = entries.find((one) => 'label' in one && one.label === command(name))
    return entry !== undefined && 'accelerator' in entry ? entry.accelerator : null
  })
  expect(shown).toEqual(
    commandNames.map((name) => {
      const shortcut = shortcutOf(name)
      return shortcut && renderAccelerator(shortcut, false)
    }),
  )
})

test('on a Mac the first menu is the app’s own, and there is one for windows', () => {
  const { labels, template } = menu('en', { isMac: true })
  expect(labels.map(([name]) => name)).toEqual([
    ...['Endpoint Explorer', 'File', 'Edit', 'Query', 'View', 'Window', 'Help'],
  ])
  expect(labels[0]).toEqual([
    ...['Endpoint Explorer', 'About Endpoint Explorer…', 'Settings…', 'Services'],
    ...['Hide Endpoint Explorer', 'Hide others', 'Show all', 'Quit'],
  ])
  const roles = template.flatMap(({ submenu }) =>
    submenu.flatMap((entry) => ('role' in entry ? entry.role : [])),
  )
  expect(roles).toEqual(
    expect.arrayContaining(['hide', 'minimize', 'recentDocuments', 'front', 'services']),
  )
  expect(labels[1]).toContain('Open recent')
  expect(labels[1]).not.toContain('Quit')
})

test('on a Mac too every command is in the menu once', () => {
  const { template } = menu('de', { isMac: true })
  const { command } = chooseMenuWords('de')
  const labels = template.flatMap(({ submenu }) =>
    submenu.flatMap((entry) => ('label' in entry ? entry.label : [])),
  )
  const counts = commandNames.map((name) => labels.filter((one) => one === command(name)).length)
  expect(counts).toEqual(commandNames.map(() => 1))
})
