import { expect, test } from 'vitest'
import { offerUnseenRelations } from '#core/dialect/known-datacycle.ts'
import { emptyForm } from '#core/query/form.ts'
import { noNamesSeen, withSeenNames } from '#core/query/known-names.ts'

const elsewhere = [{ relations: ['performer', 'image'], attributes: [] }]
const observed = {
  relations: ['image'],
  attributes: [{ relation: '', names: ['name', 'image'] }],
}
const cut = withSeenNames(noNamesSeen, observed, {
  ...emptyForm,
  fields: [{ relation: '', attributes: ['name', 'image'] }],
})

test('after responses cut by fields, relations of other endpoints and of a CORE are offered too', () => {
  expect(offerUnseenRelations(cut, elsewhere, false)).toEqual(['performer'])
  expect(offerUnseenRelations(cut, elsewhere, true)).toEqual([
    'performer',
    'image.author',
    'location',
    'organizer',
    'offers',
    'eventSchedule',
    'openingHoursSpecification',
    'dc:classification',
  ])
})

test('a whole response shows which relations there are', () => {
  expect(offerUnseenRelations(withSeenNames(cut, observed, emptyForm), elsewhere, true)).toEqual([])
})
