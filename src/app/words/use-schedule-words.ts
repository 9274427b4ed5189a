import type { ScheduleSummary } from '#core/content/schedule.ts'
import { saySchedule } from '#core/spoken/say-schedule.ts'
import { useSpokenWords } from './use-spoken-words.ts'

/** Describes a schedule in a few words: “weekly, 8 dates from 22 Nov 2026, 19:00”. */
export function useScheduleWords(): (schedule: ScheduleSummary) => string {
  const words = useSpokenWords()
  return (schedule) => saySchedule(schedule, words.value)
}
