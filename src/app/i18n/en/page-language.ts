import { dateEnUS, enUS } from 'naive-ui'
import { en } from './messages.ts'

export const language = { words: en, controls: { locale: enUS, dateLocale: dateEnUS } }
