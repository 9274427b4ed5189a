import { expect, test } from 'vitest'
import { commandNames } from '#core/command/command.ts'
import { describeMenu } from '#host/menu/application-menu.ts'
import { chooseMenuWords } from '#host/menu/menu-words.ts'
import { createElectronDouble } from '../../../support/electron-double/electron-double.ts'

function menu(locale: string, devTools = false) {
  const sent: string[] = []
  const template = describeMenu(chooseMenuWords(locale), {
    isMac: false,
    devTools,
    send: (name) => sent.push(name),
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
      ...['File', 'New tab', 'Duplicate the tab', 'Close the tab', 'Save the request…'],
      ...['Take in requests from a file…', 'Hand over…', 'Save the answer as a file…'],
      'Export the items…',
      ...['New connection…', 'Edit the connection…', 'Settings…', 'Quit'],
    ],
    [
      ...['Edit', 'Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Select all'],
      ...['Paste a URL, a cURL command or a body…', 'Copy the exact URL', 'Copy the POST body'],
      ...[
        'Copy as cURL',
        'Find in the answer',
        'What shrinks this result?',
        'Why is this item not here?…',
      ],
    ],
    [
      ...['Query', 'Send', 'Cancel', 'Go to the endpoint', 'Endpoints of this connection…'],
      ...['Go to the full text', 'Ask by GET'],
      ...['Ask by POST', 'Clear the query', 'What this instance does…'],
      'Access at a glance…',
      ...['First page', 'Previous page', 'Next page', 'Last page'],
    ],
    [
      ...[
        'View',
        'All commands…',
        'Saved requests',
        'History',
        'All requests of the app',
        'Next tab',
        'Previous tab',
      ],
      ...['Show or hide the query', 'Show or hide the item', 'Go to the next part of the window'],
      ...['Actual size', 'Zoom in', 'Zoom out', 'Full screen'],
    ],
    ['Help', 'About Endpoint Explorer'],
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
      'Alle Anfragen der App',
      'Nächster Tab',
    ],
    ...['Voriger Tab', 'Abfrage ein- oder ausblenden', 'Inhalt ein- oder ausblenden'],
    'Zum nächsten Teil des Fensters gehen',
    ...['Originalgröße', 'Vergrößern', 'Verkleinern', 'Vollbild'],
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
  expect(menu('en', true).labels[3]).toContain('Developer tools')
  expect(menu('en', false).labels[3]).not.toContain('Developer tools')
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
  expect(sent).toEqual(commandNames)
})
