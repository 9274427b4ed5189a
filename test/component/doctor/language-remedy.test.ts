import { expect, test } from 'vitest'
import { h } from 'vue'
import DoctorStep from '#app/features/doctor/DoctorStep.vue'
import { useDiagnosisWords, useRemedyWords } from '#app/features/doctor/use-diagnosis-words.ts'
import { listConditions } from '#core/investigate/conditions.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

const hits = { count: 39n, isExact: true }
const form = {
  ...emptyForm,
  q: 'Markt',
  extra: [{ name: 'language', value: { kind: 'text' as const, text: 'en' } }],
}

/** What a page says of leaving out some of two conditions, a full text and a language. */
function wordsOf(kept: (parameter: string) => boolean, isDatacycle: boolean) {
  const rules = { conventions: presets.core, definitions: [], isDatacycle }
  const conditions = listConditions(form, rules).filter(({ parameter }) => kept(parameter.kind))
  const page = openPage(
    () => ({ ...useDiagnosisWords(), describeRemedy: useRemedyWords() }),
    { language: 'en' },
    () =>
      h('div', [
        h(DoctorStep, {
          step: { kind: 'without', conditions, state: { kind: 'counted', hits }, isCause: false },
          mostHits: 39n,
          coversAllLanguages: isDatacycle,
        }),
      ]),
  )
  const said = [
    page.opened.describeRemedy({ kind: 'leave-out', conditions, hits, form }),
    document.querySelector('[data-test="doctor.step"] .title')?.textContent,
    page.opened.describeDiagnosis({ kind: 'found', causes: conditions, without: hits }),
  ]
  page.close()
  return said
}

test('a CORE’s language is not left out: all of them are searched, and that is said', () => {
  expect(wordsOf((one) => one === 'language', true)).toEqual([
    'Search in all languages (39 items)',
    'In all languages',
    'No items match “Language: English”. In all languages: 39 items.',
  ])
  expect(wordsOf(() => true, true)).toEqual([
    'Leave out “Full text: Markt” and search in all languages (39 items)',
    'Without “Full text: Markt”, in all languages',
    'No items match “Full text: Markt” and “Language: English”. Without this filter, in all languages: 39 items.',
  ])
})

test('elsewhere it is left out like any other', () => {
  expect(wordsOf((one) => one === 'language', false)).toEqual([
    'Leave out “Language: English” (39 items)',
    'Without “Language: English”',
    'No items match “Language: English”. Without this filter: 39 items.',
  ])
  expect(wordsOf(() => true, false)).toEqual([
    'Leave out “Full text: Markt” and “Language: English” (39 items)',
    'Without “Full text: Markt” and “Language: English”',
    'No items match “Full text: Markt” and “Language: English”. Without these filters: 39 items.',
  ])
})
