import type { Words } from '#app/i18n/en/words.ts'
import type { exchange as english } from '#app/i18n/en/exchange.ts'

export const exchange: Words<typeof english> = {
  problem: {
    dns: {
      title: 'Hostname nicht gefunden',
      text: 'Es wurde kein Server namens {host} gefunden. Bitte die Adresse der Verbindung prüfen. Brauchen Sie ein VPN?',
    },
    refused: {
      title: 'Verbindung abgelehnt',
      text: '{host} hat die Verbindung abgelehnt. Bitte den Port in der Adresse prüfen. Läuft der Server?',
    },
    unreachable: {
      title: 'Netzwerk nicht erreichbar',
      text: '{host} ist aus diesem Netzwerk nicht erreichbar. Bitte Netzwerkverbindung oder VPN prüfen.',
      onMac:
        'Auch macOS kann es blockieren. Erlauben Sie Endpoint Explorer (oder den Browser) unter Systemeinstellungen › Datenschutz & Sicherheit › Lokales Netzwerk.',
    },
    reset: {
      title: 'Verbindung getrennt',
      text: '{host} hat die Verbindung vor der Antwort geschlossen. Bitte noch einmal senden. Bleibt es so, hat der Server oder ein Proxy einen Fehler.',
    },
    tls: {
      title: 'Keine sichere Verbindung',
      text: {
        expired: 'Das Zertifikat von {host} ist abgelaufen. Der Betreiber muss es erneuern.',
        'not-yet-valid':
          'Das Zertifikat von {host} gilt noch nicht. Bitte die Uhr dieses Computers prüfen.',
        'wrong-host':
          'Das Zertifikat wurde für einen anderen Namen als {host} ausgestellt. Bitte die Adresse prüfen.',
        'self-signed':
          '{host} verwendet ein selbst ausgestelltes Zertifikat, das sich nicht prüfen lässt. Der Betreiber kann ein vertrauenswürdiges einrichten.',
        'unknown-issuer':
          'Dieser Computer kennt den Aussteller des Zertifikats von {host} nicht. Ist es Ihre Firma, fügen Sie deren Zertifikat in der Verbindung unter „Erweitert“ hinzu. Im Browser-Betrieb hinter einem Proxy: HTTPS_PROXY setzen.',
        handshake:
          '{host} und diese App haben kein gemeinsames Verschlüsselungsverfahren. Unterstützt die Adresse https?',
      },
    },
    proxy: {
      title: 'Der Proxy lehnt ab',
      text: 'Der Proxy {proxy} hat die Anfrage nicht durchgelassen. Bitte seine Einstellungen prüfen oder den Betreiber fragen.',
    },
    timeout: {
      title: 'Keine rechtzeitige Antwort',
      text: 'Keine Antwort innerhalb von {seconds} s. Versuchen Sie eine kleinere Seite, weniger Includes oder weniger Filter.',
    },
    cancelled: {
      title: 'Abgebrochen',
      text: 'Die Anfrage wurde abgebrochen, bevor eine Antwort kam.',
    },
    'not-http': {
      title: 'Kein Webserver',
      text: '{host} spricht kein HTTP. Bitte den Port prüfen. Sollte es https sein?',
    },
    'redirect-refused': {
      title: 'Der Weiterleitung nicht gefolgt',
      text: {
        'other-origin':
          'Der Server leitet an {to} weiter, eine andere Adresse als die der Verbindung. Ihr Token wurde nicht dorthin gesendet. Ist die neue Adresse richtig, ändern Sie die Verbindung.',
        'too-many': 'Der Server hat mehr als 5-mal weitergeleitet, vermutlich im Kreis.',
        'invalid-address':
          'Der Server leitet an eine ungültige Adresse weiter. Sie wurde nicht verwendet.',
        'method-changes':
          'Der Server leitet das POST so weiter, dass der Body verloren geht. Verwenden Sie GET oder diese Adresse: {to}',
      },
    },
    'plain-http': {
      title: 'Nicht verschlüsselt',
      text: 'Die Adresse von {host} beginnt mit http; andere könnten den Token mitlesen. Verwenden Sie https, oder erlauben Sie http in der Verbindung.',
    },
    'foreign-link': {
      title: 'Link führt aus der Verbindung hinaus',
      text: 'Der Link zeigt auf eine andere Adresse. Die App ist ihm nicht gefolgt, Ihr Token wurde nicht gesendet.',
    },
    'unknown-connection': {
      title: 'Die Verbindung gibt es nicht mehr',
      text: 'Diese Verbindung wurde entfernt, vielleicht in einem anderen Fenster. Bitte eine andere wählen.',
    },
    'token-unavailable': {
      title: 'Token nicht lesbar',
      text: 'Es wurde nichts gesendet: Der Token ist gerade nicht lesbar. Die Verbindung zeigt den Grund.',
    },
    'invalid-request': {
      title: 'Fehler in Endpoint Explorer',
      text: 'Eine interne Anfrage der App war ungültig ({detail}). Bitte melden Sie das.',
    },
    'host-fault': {
      title: 'Fehler in Endpoint Explorer',
      text: 'In der App ist ein Fehler aufgetreten ({detail}). Bitte noch einmal versuchen. Bleibt es dabei, bitte melden.',
    },
    other: {
      title: 'Keine Antwort',
      text: 'Die Anfrage ist mit {code} gescheitert. Bitte noch einmal senden; bleibt es so, bitte diesen Code melden.',
    },
    'host-gone': {
      title: 'Endpoint Explorer wurde beendet',
      text: 'Die App hinter dieser Seite läuft nicht mehr. Bitte die App neu starten. Das Formular bleibt, solange diese Seite offen ist.',
    },
    'not-kept': {
      title: 'Diese Antwort ist nicht mehr gespeichert',
      text: 'Die Antwort wurde entfernt, um Platz für neuere zu schaffen. Bitte die Abfrage noch einmal senden.',
    },
  },
  broken: {
    reset: 'Die Verbindung wurde nach {size} getrennt. Gezeigt wird, was ankam.',
    silence:
      '{seconds} s lang kamen keine Daten an. Die App hat nach {size} abgebrochen. Gezeigt wird, was ankam.',
    'too-large':
      'Die Antwort ist größer als die Grenze von {limit}. Gezeigt wird der Teil bis dorthin.',
    'bad-encoding':
      'Die Daten sind nach {size} kein gültiges {encoding}. Gezeigt wird, was sich dekodieren ließ.',
    cancelled: 'Nach {size} abgebrochen. Gezeigt wird, was ankam.',
    other: 'Die Antwort endete nach {size} mit {code}. Gezeigt wird, was ankam.',
  },
  notItems: {
    'not-json': {
      title: 'Kein JSON',
      text: 'Die Antwort ist kein JSON und hat daher keine Inhalte. Ist das die Adresse der API?',
    },
    html: {
      title: 'Eine Webseite statt Daten',
      text: 'Die Antwort ist HTML: vermutlich eine Anmeldeseite, eine Fehlerseite oder eine falsche Adresse.',
    },
    empty: { title: 'Leere Antwort', text: 'Die Antwort hat gar keinen Body.' },
    'graph-object': {
      title: "{'@'}graph ist keine Liste",
      text: "{'@'}graph ist ein einzelnes Objekt statt einer Liste von Inhalten. Die ganze Antwort ist zu sehen, wie sie kam.",
    },
    'graph-scalar': {
      title: "{'@'}graph ist keine Liste",
      text: "{'@'}graph ist keine Liste von Inhalten. Die ganze Antwort wird gezeigt, wie sie kam.",
    },
    broken: {
      title: 'Vor dem ersten Inhalt abgebrochen',
      text: 'Die Antwort endete, bevor ein ganzer Inhalt da war. Unten steht, was ankam.',
    },
    'left-out': {
      title: 'Gesamtzahl: {total}',
      text: "Die Abfrage lässt die Inhalte weg (section[{'@'}graph]=0). Ohne diesen Parameter sind sie zu sehen.",
    },
    'no-graph': {
      title: "Kein {'@'}graph",
      text: "Die Antwort ist JSON, hat aber keine Liste von Inhalten ({'@'}graph). Die ganze Antwort ist zu sehen, wie sie kam.",
    },
  },
  advice: {
    redirect:
      'Der Server leitet weiter; die App ist dem nicht gefolgt. Die Header der Antwort nennen die neue Adresse.',
    'no-token': 'Es wurde kein Token gesendet. Bitte den Token in der Verbindung eintragen.',
    'token-refused':
      'Der Server weist den Token selbst ab: Er ist falsch oder abgelaufen. Bitte einen gültigen in der Verbindung eintragen.',
    'core-token-refused':
      'Der Token ist ungültig oder abgelaufen, oder sein Konto ist gesperrt. Am Endpunkt liegt es nicht. Bitte dort nachfragen, wo der Token ausgestellt wurde.',
    'core-access-missing':
      'Der Token ist gültig, hat aber keinen Zugriff auf diesen Endpunkt. Der Endpunkt muss für die API freigegeben und mit dem Benutzer des Tokens geteilt sein. Wer den Endpunkt verwaltet, kann beides ändern.',
    'access-missing':
      'Der Token ist gültig, hat aber keinen Zugriff auf diesen Endpunkt. Wer den Endpunkt verwaltet, kann das ändern.',
    'token-or-access':
      '401 heißt: ungültiger Token oder kein Zugriff auf diesen Endpunkt. Was zutrifft, zeigt „Testen“ in der Verbindung. Oder versuchen Sie einen Endpunkt, der mit diesem Token funktioniert.',
    'no-access':
      'Der Server verweigert den Zugriff auf diesen Endpunkt. Wer den Endpunkt verwaltet, kann das ändern.',
    'core-endpoint-unknown':
      'Der Token funktioniert, aber es gibt keinen Endpunkt mit dieser ID oder diesem Slug. Slugs unterscheiden Groß- und Kleinschreibung und können anders lauten als der Name des Endpunkts.',
    'endpoint-missing':
      'Unter diesem Pfad gibt es nichts. Über den Token sagt das nichts. Bitte ID oder Slug des Endpunkts prüfen, dann die Adresse der Verbindung.',
    'base-address':
      'Der Server kennt diesen Pfad nicht. Bitte die Adresse der Verbindung prüfen. Token und Endpunkt wurden nicht geprüft.',
    'core-guard': 'URLs mit „..“ liefern 404. Verwenden Sie POST, oder entfernen Sie einen Punkt.',
    'core-guard-path':
      'Pfade mit „..“ liefern 404, auch bei POST. Verwenden Sie statt dieses Slugs die ID des Endpunkts.',
    'another-program':
      'Hier antwortet ein anderes Programm als die API. Bitte die Adresse der Verbindung prüfen.',
    'bad-request': 'Der Server lehnt die Anfrage ab. Seine Meldung oben sagt, warum.',
    'bad-request-silent':
      'Der Server lehnt die Anfrage ohne Begründung ab. Prüfen Sie: ungültiges JSON, zu große Zahlen, doppelt verwendete Namen.',
    unprocessable: 'Der Server hat die Anfrage verstanden, kann sie aber nicht ausführen.',
    method: 'Der Server nimmt hier kein {method} an. Bitte die andere Methode versuchen.',
    'not-acceptable':
      'Der Server liefert hier kein JSON oder nimmt keines an. Bitte die Adresse der Verbindung prüfen.',
    'too-large': 'Die Anfrage ist dem Server zu lang. Bitte mit POST senden.',
    'core-slow':
      'Die Abfrage dauerte länger als die Minute, die dataCycle CORE zulässt. Versuchen Sie eine kleinere Seite, weniger Relationen oder weniger Felder.',
    'too-many':
      'Zu viele Anfragen: bitte kurz warten. Manche Server melden das auch bei langsamen Abfragen.',
    client: 'Der Server lehnt die Anfrage in dieser Form ab.',
    gateway:
      'Ein Gateway bekam vom Server keine brauchbare Antwort. Bitte gleich noch einmal versuchen.',
    overload: 'Der Server ist überlastet oder wird gewartet. Bitte später noch einmal versuchen.',
    timeout:
      'Der Server hat zu lange gebraucht. Versuchen Sie eine kleinere Seite, weniger Includes oder weniger Filter.',
    server:
      'Der Server ist an dieser Anfrage gescheitert. Versuchen Sie es noch einmal, oder ändern Sie die Abfrage. Der Betreiber findet den Fehler im Protokoll unter der ID der Anfrage.',
  },
  retryAfter: 'In {seconds} s noch einmal versuchen.',
  retryAt: 'Nach {date} noch einmal versuchen.',
  serverSays: 'Der Server sagt',
  serverSilent: 'Der Server nennt keinen Grund.',
  copyForOperator: 'Für den Betreiber kopieren',
  enterToken: 'Token eingeben',
  goToField: 'Zum Feld',
}
