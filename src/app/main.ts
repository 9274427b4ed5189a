import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import './ui/tokens.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { createHostClient, hostClientKey } from './client/host-client.ts'
import { enter } from './client/launch.ts'
import { createSendExchange, sendExchangeKey } from './answer/answer-client.ts'
import { createStartExport, startExportKey } from './features/export/start-export.ts'
import { chooseLanguage, createPageI18n } from './i18n/create-i18n.ts'
import LockedPage from './LockedPage.vue'

const entry = await enter(window.location, sessionStorage)
const language = chooseLanguage('system', navigator.languages)
const i18n = createPageI18n(language)
// The settings may choose another one; the page that is locked has none.
document.documentElement.lang = language

if (entry.kind === 'locked') createApp(LockedPage).use(i18n).mount('#app')
else {
  createApp(App)
    .provide(hostClientKey, createHostClient(entry.appToken))
    .provide(sendExchangeKey, createSendExchange(entry.appToken))
    .provide(startExportKey, createStartExport(entry.appToken))
    .use(createPinia())
    .use(i18n)
    .mount('#app')
}
