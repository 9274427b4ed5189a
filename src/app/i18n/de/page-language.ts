import { dateDeDE, deDE } from 'naive-ui'
import { startWords } from './start-words.ts'

export const language = { words: startWords, controls: { locale: deDE, dateLocale: dateDeDE } }
