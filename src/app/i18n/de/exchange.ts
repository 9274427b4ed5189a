import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/exchange.ts'

export const exchange: Words<typeof english.exchange> = {
  endpointUnknown: 'Endpunkt „{endpoint}“ nicht gefunden',
  problem: {
    dns: {
      title: 'Hostname nicht gefunden',
      text: 'Es wurde kein Server namens {host} gefunden. Bitte die Adresse der Verbindung prüfen. Brauchen Sie ein VPN?',
    },
    refused: {
      title: 'Verbindung abgelehnt',
      text: 'Unter {host} antwortet kein Server. Bitte den Port in der Adresse prüfen. Läuft der Server?',
    },
    unreachable: {
      title: 'Netzwerk nicht erreichbar',
      text: '{host} ist aus diesem Netzwerk nicht erreichbar. Bitte Netzwerkverbindung oder VPN prüfen.',
      onMac:
        'Vielleicht blockiert macOS die Verbindung. Erlauben Sie Endpoint Explorer (oder dem Browser) den Zugriff unter Systemeinstellungen › Datenschutz & Sicherheit › Lokales Netzwerk.',
    },
    reset: {
      title: 'Verbindung getrennt',
      text: '{host} hat die Verbindung vor der Antwort geschlossen. Bitte noch einmal senden. Wird die Verbindung wieder geschlossen, hat der Server oder ein Proxy einen Fehler.',
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
          '{host} verwendet ein selbst ausgestelltes Zertifikat. Kennen Sie den Server, fügen Sie sein Zertifikat in der Verbindung unter „Erweitert“ hinzu. Dann vertraut die App diesem Server.',
        'unknown-issuer':
          'Dieser Computer kennt den Aussteller des Zertifikats von {host} nicht. Ist Ihre Firma der Aussteller, fügen Sie das Zertifikat der Firma in der Verbindung unter „Erweitert“ hinzu. Läuft die App im Browser hinter einem Proxy, setzen Sie die Umgebungsvariable HTTPS_PROXY.',
        handshake:
          '{host} und diese App haben kein gemeinsames Verschlüsselungsverfahren. Unterstützt der Server https?',
      },
      fingerprint:
        'Vergleichen Sie den SHA-256-Fingerabdruck mit dem, den der Betreiber nennt: {fingerprint}',
    },
    proxy: {
      title: 'Vom Proxy abgelehnt',
      text: 'Der Proxy {proxy} hat die Anfrage nicht durchgelassen. Bitte die Proxy-Einstellungen prüfen oder den Betreiber des Proxys fragen.',
      login:
        'Der Proxy {proxy} braucht eine Anmeldung (Status 407). Läuft die App im Browser, tragen Sie die Anmeldung in die Umgebungsvariable HTTPS_PROXY ein (http://name:passwort@proxy). In der Desktop-App bitten Sie den Betreiber des Proxys um eine Ausnahme.',
    },
    timeout: {
      title: 'Keine rechtzeitige Antwort',
      text: 'Der Server hat innerhalb von {seconds} s nicht geantwortet. Versuchen Sie es mit einer kleineren Seite, weniger Includes oder weniger Filtern.',
    },
    cancelled: {
      title: 'Abgebrochen',
      text: 'Die Anfrage wurde abgebrochen, bevor eine Antwort kam.',
    },
    'not-http': {
      title: 'Kein Webserver',
      text: '{host} spricht kein HTTP. Bitte den Port prüfen. Muss die Adresse mit https beginnen?',
    },
    'invalid-head': {
      title: 'Ungültige HTTP-Antwort',
      text: {
        lengths:
          'Die Längenangaben in der Antwort von {host} widersprechen sich: Content-Length kommt doppelt vor, steht neben Transfer-Encoding oder passt nicht zum Body. HTTP verbietet das, deshalb nimmt die App die Antwort nicht an; andere Programme lesen sie vielleicht. „curl -i“ zeigt die Header.',
        'too-large':
          'Die Header der Antwort von {host} sind größer, als diese App liest. „curl -i“ zeigt sie.',
        other:
          'Die Header der Antwort von {host} enthalten eine Zeile oder ein Zeichen, das HTTP verbietet. „curl -i“ zeigt sie.',
      },
    },
    'redirect-refused': {
      title: 'Weiterleitung nicht ausgeführt',
      text: {
        'other-origin':
          'Der Server leitet an {to} weiter. Das ist nicht die Adresse der Verbindung. Die App hat Ihren Token daher nicht an diese Adresse gesendet. Ist die neue Adresse richtig, ändern Sie die Verbindung.',
        'too-many':
          'Der Server hat die Anfrage mehr als {max}-mal weitergeleitet, vermutlich im Kreis.',
        'invalid-address':
          'Der Server leitet an eine ungültige Adresse weiter. Die App ist der Weiterleitung nicht gefolgt.',
        'method-changes':
          'Der Server leitet die POST-Anfrage so weiter, dass der Body verloren geht. Verwenden Sie GET oder diese Adresse: {to}',
      },
    },
    'plain-http': {
      title: 'Nicht verschlüsselt',
      text: 'Die Adresse von {host} beginnt mit http; andere könnten den Token mitlesen. Verwenden Sie https, oder erlauben Sie http in der Verbindung.',
    },
    'unknown-connection': {
      title: 'Die Verbindung gibt es nicht mehr',
      text: 'Diese Verbindung wurde entfernt, vielleicht in einem anderen Fenster. Bitte eine andere Verbindung wählen.',
    },
    'token-unavailable': {
      title: 'Token nicht lesbar',
    },
    'invalid-request': {
      title: 'Fehler in Endpoint Explorer',
      text: 'Eine interne Anfrage der App war ungültig ({detail}). Bitte melden Sie diesen Fehler.',
    },
    'host-fault': {
      title: 'Fehler in Endpoint Explorer',
      text: 'In der App ist ein Fehler aufgetreten ({detail}). Bitte noch einmal versuchen. Tritt der Fehler wieder auf, melden Sie ihn bitte.',
    },
    other: {
      title: 'Keine Antwort',
      text: 'Die Anfrage ist mit dem Fehler {code} gescheitert. Bitte noch einmal senden. Scheitert sie wieder, melden Sie bitte diesen Fehlercode.',
    },
    'host-gone': {
      title: 'Endpoint Explorer wurde beendet',
      text: 'Die App hinter dieser Seite läuft nicht mehr. Bitte die App neu starten. Ihre Eingaben bleiben erhalten, solange diese Seite offen ist.',
    },
    'app-refused': {
      title: 'Von der App selbst abgelehnt',
      text: 'An den Server wurde nichts gesendet: Endpoint Explorer hat die Anfrage dieser Seite abgelehnt (HTTP {status}). Bitte die Seite neu laden. Kommt die Meldung wieder, löschen Sie im Browser die Cookies von 127.0.0.1.',
    },
    'not-kept': {
      title: 'Diese Antwort ist nicht gespeichert',
      text: 'Bitte die Abfrage noch einmal senden.',
    },
  },
  broken: {
    reset: 'Die Verbindung wurde nach {size} getrennt. Die App zeigt den empfangenen Teil.',
    silence:
      'Die App hat die Anfrage nach {size} abgebrochen, weil {seconds} s lang keine Daten ankamen. Die App zeigt den empfangenen Teil.',
    duration:
      'Die Antwort war nach {seconds} s noch nicht vollständig. Das ist die Grenze in der Verbindung. Nach {size} hat die App abgebrochen und zeigt den empfangenen Teil.',
    'too-large':
      'Die Antwort ist größer als die Grenze von {limit}. Die App zeigt den Teil bis zu dieser Grenze.',
    'bad-encoding':
      'Nach {size} sind die Daten kein gültiges {encoding} mehr. Die App zeigt den Teil, der sich dekodieren ließ.',
    'unknown-encoding':
      'Die App kann {encoding} nicht dekodieren und die Antwort daher nicht zeigen. Bitten Sie den Betreiber um gzip oder br.',
    cancelled: 'Sie haben die Anfrage nach {size} abgebrochen. Die App zeigt den empfangenen Teil.',
    other:
      'Die Antwort endete nach {size} mit dem Fehler {code}. Die App zeigt den empfangenen Teil.',
  },
  notItems: {
    'not-json': {
      title: 'Kein JSON',
      text: 'Die Antwort ist kein JSON und hat daher keine Inhalte. Ist das die Adresse der API?',
    },
    html: {
      title: 'Eine Webseite statt Daten',
      text: 'Die Antwort ist HTML, vermutlich eine Anmeldeseite oder eine Fehlerseite. Vielleicht ist die Adresse falsch.',
    },
    empty: { title: 'Leere Antwort', text: 'Die Antwort hat keinen Body.' },
    'graph-object': {
      text: '@graph ist ein einzelnes Objekt statt einer Liste von Inhalten. Die App zeigt die ganze Antwort unverändert.',
    },
    'graph-scalar': {
      title: '@graph ist keine Liste',
      text: '@graph ist keine Liste von Inhalten. Die App zeigt die ganze Antwort unverändert.',
    },
    broken: {
      title: 'Vor dem ersten Inhalt abgebrochen',
      text: 'Die Antwort endete, bevor der erste Inhalt vollständig war. Unten steht der empfangene Teil.',
    },
    'left-out': {
      title: 'Gesamtzahl der Inhalte: {total}',
      text: 'Die Abfrage lässt die Inhalte weg (section[@graph]=0). Entfernen Sie diesen Parameter, um die Inhalte zu sehen.',
    },
    'no-graph': {
      title: 'Kein @graph',
      text: 'Die Antwort ist JSON, hat aber keine Liste von Inhalten (@graph). Die App zeigt die ganze Antwort unverändert.',
    },
  },
  advice: {
    redirect:
      'Der Server leitet die Anfrage weiter. Die App ist der Weiterleitung nicht gefolgt. Die Header der Antwort nennen die neue Adresse.',
    'not-modified':
      'Nicht geändert: Laut Server ist eine gespeicherte Kopie noch gültig, deshalb kommen keine Daten. Die App hat keine Kopie und hat nicht danach gefragt; vielleicht irrt ein Cache dazwischen. Senden Sie die Abfrage noch einmal.',
    'no-token': 'Es wurde kein Token gesendet. Bitte den Token in der Verbindung eintragen.',
    'token-refused':
      'Der Server lehnt den Token ab: Der Token ist falsch oder abgelaufen. Bitte einen gültigen Token in der Verbindung eintragen.',
    'core-token-refused':
      'Der Token ist ungültig oder abgelaufen, oder das Konto des Tokens ist gesperrt. Der Endpunkt ist nicht die Ursache. Bitte dort nachfragen, wo der Token ausgestellt wurde.',
    'core-access-missing':
      'Der Token ist gültig, hat aber keinen Zugriff auf diesen Endpunkt. Der Endpunkt muss für die API freigegeben und mit dem Benutzer des Tokens geteilt sein. Wer den Endpunkt verwaltet, kann beides ändern.',
    'access-missing':
      'Der Token ist gültig, hat aber keinen Zugriff auf diesen Endpunkt. Wer den Endpunkt verwaltet, kann das ändern.',
    'token-or-access':
      'Status 401: Der Token ist ungültig oder hat keinen Zugriff auf diesen Endpunkt. „Testen“ in der Verbindung zeigt, was zutrifft. Oder versuchen Sie einen Endpunkt, der mit diesem Token funktioniert.',
    'no-access':
      'Der Server verweigert den Zugriff auf diesen Endpunkt. Wer den Endpunkt verwaltet, kann das ändern.',
    'core-endpoint-unknown':
      'Der Token funktioniert, aber es gibt keinen Endpunkt mit dieser ID oder diesem Slug. Bei Slugs zählt die Groß- und Kleinschreibung. Ein Slug kann anders lauten als der Name des Endpunkts.',
    'endpoint-missing':
      'Auf dem Server gibt es unter diesem Pfad nichts. Ob der Token gültig ist, bleibt offen. Bitte ID oder Slug des Endpunkts prüfen, dann die Adresse der Verbindung.',
    'base-address':
      'Der Server kennt diesen Pfad nicht. Bitte die Adresse der Verbindung prüfen. Token und Endpunkt wurden nicht geprüft.',
    'core-guard':
      'URLs mit „..“ liefern Status 404. Verwenden Sie POST, oder entfernen Sie einen Punkt.',
    'core-guard-path':
      'Pfade mit „..“ liefern Status 404, auch bei POST. Verwenden Sie statt dieses Slugs die ID des Endpunkts.',
    'another-program':
      'Unter dieser Adresse antwortet ein anderes Programm als die API. Bitte die Adresse der Verbindung prüfen.',
    'bad-request': 'Der Server lehnt die Anfrage ab. Die Meldung des Servers oben nennt den Grund.',
    'bad-request-silent':
      'Der Server lehnt die Anfrage ohne Begründung ab. Mögliche Gründe: ungültiges JSON, zu große Zahlen, doppelt verwendete Namen.',
    unprocessable: 'Der Server hat die Anfrage verstanden, kann sie aber nicht ausführen.',
    method:
      'Der Server nimmt hier kein {method} an. Bitte die andere Methode (GET oder POST) versuchen.',
    'proxy-login':
      'Status 407: Ein Proxy zwischen diesem Computer und dem Server braucht eine Anmeldung. Nicht die API lehnt den Token ab. Bitte den Betreiber des Proxys fragen.',
    'not-acceptable':
      'Der Server liefert hier kein JSON oder nimmt hier kein JSON an. Bitte die Adresse der Verbindung prüfen.',
    'too-large': 'Die Anfrage ist zu lang für den Server. Bitte mit POST senden.',
    'core-slow':
      'Die Abfrage dauerte länger als eine Minute; mehr lässt dataCycle CORE nicht zu. Versuchen Sie es mit einer kleineren Seite, weniger Includes oder weniger Feldern.',
    'too-many':
      'Der Server meldet zu viele Anfragen. Bitte kurz warten. Manche Server melden das auch bei langsamen Abfragen.',
    client: 'Der Server lehnt die Anfrage in dieser Form ab.',
    gateway:
      'Ein Gateway bekam vom Server keine brauchbare Antwort. Bitte gleich noch einmal versuchen.',
    overload: 'Der Server ist überlastet oder wird gewartet. Bitte später noch einmal versuchen.',
    timeout:
      'Der Server hat zu lange gebraucht. Versuchen Sie es mit einer kleineren Seite, weniger Includes oder weniger Filtern.',
    server:
      'Der Server ist an dieser Anfrage gescheitert. Versuchen Sie es noch einmal, oder ändern Sie die Abfrage. Der Betreiber findet den Fehler im Protokoll unter der ID der Anfrage.',
  },
  retryAfter: 'In {seconds} s noch einmal versuchen.',
  retryAt: 'Erst ab {date} noch einmal versuchen.',
  serverSays: 'Der Server sagt',
  appKnows: 'Wahrscheinliche Ursache laut App',
  serverSilent: 'Der Server nennt keinen Grund.',
  copyForOperator: 'Angaben für den Betreiber kopieren',
  enterToken: 'Token eingeben',
  goToField: 'Zum Feld gehen',
}

export const requestLog: Words<typeof english.requestLog> = {
  none: 'Noch nichts gesendet',
  noneText: 'Hier erscheint jede Anfrage der App. Beim Schließen der App wird diese Liste geleert.',
  count: '{count} Anfrage seit dem Start | {count} Anfragen seit dem Start',
  purpose: {
    send: 'Von Ihnen gesendet',
    page: 'Seite {number}',
    anotherPage: 'Weitere Seite',
    compare: 'Zum Vergleich noch einmal gesendet',
    batch: 'Prüfung mehrerer Abfragen: {name}',
    export: 'Export, Seite {page}',
    set: {
      count: 'Abruf aller Inhalte: Gesamtzahl',
      list: 'Abruf aller Inhalte: Liste der IDs',
      batch: 'Abruf aller Inhalte in Teilen, nach IDs (Anfrage {number})',
      page: 'Abruf aller Inhalte: eine Seite (Anfrage {number})',
    },
    sync: {
      list: 'Importprüfung: Liste der IDs (Anfrage {number})',
      modified: 'Importprüfung: Änderungen laut dct:modified (Anfrage {number})',
      touched: 'Importprüfung: Änderungen laut dc:touched (Anfrage {number})',
      deleted: 'Importprüfung: Löschungen (Anfrage {number})',
    },
    check: 'Prüfung von {parameter}',
    doctor: 'Suche nach dem Grund für wenige Inhalte',
    culprit: 'Suche nach dem fehlerhaften Teil der Abfrage',
    conformance: 'API-Prüfung',
    access: 'Zugriff auf {endpoint}',
    'include-cost': 'Messung der Ladezeit von Includes',
    missing: 'Suche nach einem Inhalt',
    item: 'Inhalt über die ID abgerufen',
    changes: {
      changed: 'Änderungen seit einem Datum: geänderte Inhalte',
      deleted: 'Änderungen seit einem Datum: Löschungen',
      names: 'Änderungen seit einem Datum: Namen',
      list: 'Änderungen seit einem Datum: Liste der IDs',
    },
    'connection-test': 'Test der Verbindung',
    endpoints: 'Liste der Endpunkte',
    'concept-schemes': 'Liste der Kategoriengruppen',
    concepts: 'Liste der Kategorien',
    counts: 'Anzahl der Treffer je Wert',
    'whole-count': 'Gesamtzahl eines Endpunkts',
    'linked-names': 'Namen verknüpfter Inhalte',
    'used-in': 'Suche nach Inhalten, die einen Inhalt verwenden',
    picture: 'Bild',
    update: 'Suche nach neuer Version',
  },
  redirected: '{purpose}, weitergeleitet',
  waiting: 'wartet auf die Antwort',
  receiving: 'wird empfangen',
  brokenOff: 'abgebrochen',
  total: 'Gesamtzahl {total}',
  copyCurl: 'Als cURL kopieren',
  copyLine: 'Anfragezeile kopieren',
  openTab: 'Als Abfrage in neuem Tab öffnen',
  noForm: 'Für diese Anfrage gibt es kein Abfrageformular',
  withoutToken: '{connection}, ohne Token',
  unsaved: 'noch nicht gespeicherte Verbindung',
  removed: 'gelöschte Verbindung',
  leftOut: 'Nicht ins Formular übernommen: {parts}',
}
