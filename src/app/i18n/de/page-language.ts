import { dateDeDE, deDE } from 'naive-ui'
import { de } from './messages.ts'

export const language = { words: de, controls: { locale: deDE, dateLocale: dateDeDE } }
