import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutSaved } from '#app/features/workspace/use-tab-difference-words.ts'
import { linesWithin } from '#app/ui/line-segments.ts'
import { emptyForm } from '#core/query/form.ts'
import type { OpenedFolder } from '#core/workspace/opened-folder.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'

const request = (folder: string, name = folder): SavedRequest => ({
  id: name,
  name,
  note: '',
  folder,
  position: 0,
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form: emptyForm,
})

const namesOf = (requests: readonly SavedRequest[], roots: readonly OpenedFolder[] = []) =>
  layOutSaved(requests, roots).lines.map((line) => {
    if (line.kind === 'root') return `<${line.root.name}>`
    return line.kind === 'folder' ? `[${line.place.folder}]` : line.request.name
  })

test('requests stand under their folder, those without one need no heading among themselves', () => {
  expect(namesOf([request('', 'a'), request('', 'b')])).toEqual(['a', 'b'])
  expect(namesOf([request('', 'a'), request('x', 'b'), request('x', 'c')])).toEqual([
    '[]',
    'a',
    '[x]',
    'b',
    'c',
  ])
})

test('opened folders follow the own requests, each with its folders, also without any request', () => {
  const opened = (id: string) => ({
    id,
    path: `/${id}`,
    name: id,
    isOpen: true,
    links: [],
    connections: [],
  })
  const requests = [request('', 'a'), { ...request('x', 'b'), root: 'R' }]
  expect(namesOf(requests, [opened('Q'), opened('R')])).toEqual(['a', '<Q>', '<R>', '[x]', 'b'])
})

test('the lines in view are those that a walk through all of them finds', () => {
  const folders = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 60 })
  fc.assert(
    fc.property(folders, fc.nat(800), fc.nat(200), (names, from, length) => {
      const { lines, units } = layOutSaved(names.toSorted().map((folder) => request(folder)))
      const last = lines.at(-1)
      expect(units).toBe(last ? last.top + last.units : 0)
      expect(linesWithin(lines, from, from + length)).toEqual(
        lines.filter((line) => line.top + line.units > from && line.top < from + length),
      )
    }),
  )
})
