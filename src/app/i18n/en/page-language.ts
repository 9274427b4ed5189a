import { dateEnUS, enUS } from 'naive-ui'
import { startWords } from './start-words.ts'

export const language = { words: startWords, controls: { locale: enUS, dateLocale: dateEnUS } }
