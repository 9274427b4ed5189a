import type { link as english } from '#app/i18n/en/link.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** Words of an address in content, and of what it leads to. */
export const link: Words<typeof english> = {
  menu: { address: 'Adresse öffnen…', picture: 'Bild zeigen' },
  chip: { address: 'öffnen…', picture: 'Bild' },
  picture: 'Bild größer zeigen',
  title: 'Außerhalb der App öffnen?',
  pictureTitle: 'Bild',
  leadsTo: 'Führt zu',
  openHint: 'Öffnet sich im Browser. Der Token wird nicht mitgesendet.',
  refused: {
    'not-encrypted':
      'Die Adresse ist unverschlüsselt (http), daher öffnet die App sie nicht. Kopieren Sie die Adresse, um sie selbst zu öffnen.',
    'has-login':
      'Die Adresse enthält Anmeldedaten, daher öffnet die App sie nicht. Kopieren Sie die Adresse, um sie zuerst zu prüfen.',
    odd: 'Die Adresse sieht ungewöhnlich aus, daher öffnet die App sie nicht. Kopieren Sie die Adresse, um sie zuerst zu prüfen.',
  },
  open: 'Im Browser öffnen',
  copy: 'Adresse kopieren',
  loading: 'Wird geladen…',
  alt: 'Bild an dieser Adresse',
  picturesOff:
    'Bilder sind ausgeschaltet. Eingeschaltet werden sie ohne Ihren Token von den im Inhalt genannten Servern geladen. Diese Server sehen die IP-Adresse dieses Computers.',
  turnOn: 'Bilder einschalten',
}
