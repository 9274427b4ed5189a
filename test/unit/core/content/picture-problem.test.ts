import { expect, test } from 'vitest'
import { readPictureProblem } from '#core/content/image-address.ts'

const own = 'https://core.example'

test.each([
  ['not-allowed', 'http://localhost:3000/a.jpg', { kind: 'other-host', host: 'localhost' }],
  ['dns', 'https://media.example/a.jpg', { kind: 'other-host-failed', host: 'media.example' }],
  ['refused', `${own}/a.jpg`, { kind: 'not-delivered', host: 'core.example' }],
  ['not-an-image', `${own}/a.jpg`, { kind: 'no-picture', host: 'core.example' }],
  ['images-off', `${own}/a.jpg`, null],
  ['not-an-address', 'a.jpg', null],
])('%s of %s', (refusal, address, problem) => {
  expect(readPictureProblem(refusal, address, own)).toEqual(problem)
})
