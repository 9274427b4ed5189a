import { defineStore } from 'pinia'
import { createWeakMemory } from '#app/response/weak-memory.ts'
import type { SurveySource } from '#app/features/survey/survey-view.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { ShownLine } from '#core/overview/describe-overview.ts'
import type { DuplicateGroup } from '#core/overview/duplicate-groups.ts'

/** The items of the clicked line: fetched ones, or duplicates, which are listed in groups. */
export interface FoundItems {
  /** null for all duplicates. */
  line: ShownLine | null
  condition: RowCondition
  positions: readonly number[]
  groups: readonly DuplicateGroup[]
  /** The attribute that looks wrong; '' if none does. */
  attribute: string
}

/** The list that is open in the overview of each response or walk; another tab may be shown in between. */
export const useFoundItemsStore = defineStore('found-items', () =>
  createWeakMemory<SurveySource, FoundItems | null>(),
)
