import type { Words } from '#app/i18n/en/words.ts'
import type { connect as english } from '#app/i18n/en/connect.ts'

export const connect: Words<typeof english> = {
  /** The samples, as long as they have the name they came with. */
  shippedName: { sample: 'Beispielserver', 'core-sample': 'Beispiel wie dataCycle CORE' },
  select: 'Verbindung',
  none: 'Noch keine Verbindung',
  noneChosen: 'Verbindung wählen',
  menu: 'Verbindung',
  add: 'Neue Verbindung',
  edit: 'Verbindung bearbeiten',
  duplicate: 'Verbindung duplizieren',
  duplicated: 'Ohne Token dupliziert. Geben Sie für die Kopie einen Token ein.',
  copyName: '{name} (Kopie)',
  remove: 'Verbindung entfernen',
  removeQuestion: '„{name}“ entfernen?',
  removal: {
    deleted: 'Ebenfalls gelöscht: {parts}.',
    token: 'ihr Token',
    endpoints: '{count} gespeicherter Endpunkt | {count} gespeicherte Endpunkte',
    filterKeys: '{count} Filterschlüssel | {count} Filterschlüssel',
    kept: 'Erhalten bleiben: {parts}. Sie wurden für diese Verbindung gemacht. Vor dem nächsten Senden wählen Sie dafür einen anderen Server.',
    tabs: '{count} offener Tab | {count} offene Tabs',
    saved: '{count} gespeicherte Abfrage | {count} gespeicherte Abfragen',
  },
  otherInstance: {
    title: 'Ein anderer Server',
    moves: 'Alles, was mit „{name}“ für {before} gemacht wurde, geht künftig an {after}:',
    instead:
      'Um {before} zu behalten, brechen Sie ab, duplizieren Sie die Verbindung und ändern Sie die Adresse der Kopie.',
    change: 'Adresse ändern',
  },
  removed: {
    named:
      'Die Verbindung „{name}“ dieser Abfrage wurde entfernt. Wählen Sie einen Server, um die Abfrage zu senden.',
    unnamed:
      'Die Verbindung dieser Abfrage wurde entfernt. Wählen Sie einen Server, um die Abfrage zu senden.',
    choose: 'Server wählen',
  },
  name: 'Name',
  namePlaceholder: 'z. B. Tourismusportal (live)',
  baseUrl: 'Adresse',
  readAs: 'Wird als {address} gelesen',
  baseUrlHint: 'Alles vor /api/v4/. Eine eingefügte Endpunkt-URL geht auch.',
  token: 'Zugriffstoken',
  tokenPlaceholder: 'Token einfügen',
  tokenReplace: 'Neuen Token einfügen, um den gespeicherten zu ersetzen',
  tokenHint: 'Der Token wird nur an diese Adresse gesendet. Er lässt sich nicht wieder anzeigen.',
  tokenRemove: 'Token entfernen',
  tokenStoreAgain: 'Schlüsselbund noch einmal versuchen',
  tokenNote: {
    'white-space': 'Leerraum vor und nach dem Token wurde entfernt.',
    'invisible-characters': 'Unsichtbare Zeichen wurden entfernt.',
    'header-name': '„Authorization:“ am Anfang wurde entfernt.',
    'bearer-prefix': '„Bearer“ am Anfang wurde entfernt; die App ergänzt es beim Senden.',
  },
  tokenProblem: {
    empty: 'In diesem Text ist kein Token, nur Leerraum oder „Bearer“.',
    'line-break':
      'Der Token enthält einen Zeilenumbruch. Bitte nur den Token und am Stück kopieren, dann noch einmal einfügen.',
    'inner-space':
      'Der Token enthält ein Leerzeichen. Bitte nur den Token kopieren und noch einmal einfügen.',
    'control-character':
      'Der Token enthält ein Zeichen, das sich nicht senden lässt ({codePoint}). Bitte noch einmal kopieren.',
    'not-ascii':
      'Der Token enthält ein Zeichen, das es in Token nicht gibt ({codePoint}). Bitte noch einmal an der Quelle kopieren.',
  },
  preset: 'Servertyp',
  presetName: { documented: 'Standard-API', core: 'dataCycle CORE', own: 'Angepasst' },
  presetHint: {
    documented: 'Folgt der API-Dokumentation. Im Zweifel richtig.',
    core: 'Für Server mit dataCycle CORE. Die App erkennt die meisten selbst.',
  },
  presetFacts: {
    documented: 'mehrere Werte: ODER',
    core: 'mehrere Werte: UND; nur die erste Sortierung zählt',
  },
  plainHttp: 'Unverschlüsseltes http zu diesem Host erlauben',
  plainHttpHint: 'Unterwegs kann dann jeder den Token lesen.',
  missing: {
    address: 'Zum Speichern fehlt die Adresse.',
    token: 'Vor dem Speichern bitte den Zugriffstoken berichtigen.',
    limit: 'Vor dem Speichern bitte die Grenzen unter „Erweitert“ berichtigen.',
  },
  advanced: 'Erweitert',
  firstByte: 'Auf eine Antwort warten (Sekunden)',
  silence: 'Auf weitere Daten warten (Sekunden)',
  total: 'Größte Antwort (MiB)',
  limitHint: 'Von {least} bis {most}.',
  certificates: 'Zertifikate der Firma (PEM)',
  certificatesHint:
    'Nur nötig, wenn dieser Computer den Aussteller des Serverzertifikats nicht kennt. Gilt zusätzlich zu den üblichen Zertifikaten, nur für diese Verbindung.',
  certificatesChoose: 'Datei wählen…',
  certificateProblem: {
    'no-certificate':
      'Dieser Text ist kein Zertifikat. Er sollte mit -----BEGIN CERTIFICATE----- beginnen.',
    'private-key':
      'Das ist ein privater Schlüssel. Er ist geheim und wird hier nicht gebraucht. Bitte nur das Zertifikat einfügen.',
    unreadable:
      'Ein Zertifikat in diesem Text ist nicht lesbar. Vielleicht wurde es beim Kopieren abgeschnitten.',
  },
  test: 'Testen',
  testEndpoint: 'Endpunkt zum Testen',
  testEndpointHint:
    'Ohne Endpunkt wird nur der Token geprüft (dataCycle CORE). Mit ID oder Slug wird ein Inhalt angefragt.',
  testing: 'Test läuft…',
  trial: {
    works: 'Es funktioniert: Der Endpunkt hat mit diesem Token geantwortet.',
    worksWithoutToken: 'Es funktioniert, auch ohne Token.',
    credentialsWork: 'Es funktioniert: Der Server hat den Token angenommen.',
    notJson:
      'Die Antwort ist kein JSON, vermutlich eine Anmeldeseite oder eine andere Website. Bitte die Adresse prüfen.',
    tokenMissing:
      'Dieser Server braucht einen Token, es wurde aber keiner gesendet. Bitte oben eingeben.',
    tokenRefused:
      'Der Token wurde abgelehnt. Ist er vollständig kopiert? Ist er abgelaufen? Gehört er zu diesem Server?',
    tokenOrRight:
      'Der Token ist ungültig oder hat keinen Zugriff auf diesen Endpunkt; 401 kann beides heißen. Testen Sie mit einem Endpunkt, der mit diesem Token funktioniert.',
    rightMissing:
      'Der Token ist gültig, hat aber keinen Zugriff auf diesen Endpunkt. Der Betreiber des Servers kann den Zugriff freigeben.',
    forbidden:
      'Der Token hat keinen Zugriff auf diesen Endpunkt. Der Betreiber des Servers kann den Zugriff freigeben.',
    endpointMissing:
      'Der Server hat keinen solchen Endpunkt. Bitte ID oder Slug und die Adresse prüfen.',
    coreWorks:
      'Es funktioniert: Das ist ein dataCycle CORE. Der Server hat den Token angenommen und nennt dafür {count} Endpunkt. | Es funktioniert: Das ist ein dataCycle CORE. Der Server hat den Token angenommen und nennt dafür {count} Endpunkte.',
    endpointUnknown:
      'Der Token funktioniert, aber es gibt keinen Endpunkt mit dieser ID oder diesem Slug. Bei Slugs zählt die Groß- und Kleinschreibung. Ein Slug kann anders lauten als der Name des Endpunkts.',
    guard: 'URLs mit „..“ liefern auf diesem Server 404. Der Endpunkt ist nicht die Ursache.',
    baseAddress:
      'Ein Server hat geantwortet, hat unter dieser Adresse aber nichts. Bitte den Teil vor /api/v4/ prüfen. Der Token wurde nicht geprüft.',
    credentialsUnknown:
      'Dieser Server kann einen Token nicht ohne Endpunkt prüfen. Bitte einen Endpunkt zum Testen angeben.',
    overloaded:
      'Der Server ist überlastet oder begrenzt Anfragen. Bitte in einer Minute noch einmal versuchen.',
    serverFault:
      'Der Server meldet einen Fehler. Bitte später noch einmal versuchen oder dem Betreiber melden.',
    unexpected: 'Eine unerwartete Antwort. Bitte die Adresse prüfen.',
    tokenUnavailable: 'Es wurde nichts gesendet, weil der gespeicherte Token nicht nutzbar ist:',
  },
  notice: {
    'set-aside':
      'Die Datei mit den Verbindungen war nicht lesbar. Sie wurde in {file} umbenannt, und die App hat eine neue Liste begonnen.',
    'entries-set-aside':
      '{count} Verbindungen in der Datei waren nicht lesbar und wurden ausgelassen. Die ursprüngliche Datei wurde als {file} gesichert. Die anderen Verbindungen sind hier.',
    newer:
      'Ihre Verbindungen wurden mit einer neueren Version von Endpoint Explorer gespeichert. Hier lassen sie sich nicht ändern. Bitte die App aktualisieren.',
    unavailable:
      'Die Datei mit den Verbindungen ist gerade nicht lesbar ({code}). Sie wird nicht überschrieben. Bitte die Zugriffsrechte der Datei prüfen und die App neu starten.',
    'mode-narrowed':
      'Andere Personen an diesem Computer konnten die Datei mit den verschlüsselten Token lesen. Das wurde behoben.',
    'link-replaced':
      'Die Datei mit den verschlüsselten Token war eine Verknüpfung. Sie wurde durch eine eigene Datei ersetzt.',
    'not-repaired':
      'Andere Personen an diesem Computer können die Datei mit den verschlüsselten Token vielleicht lesen. Bitte die Zugriffsrechte des Datenordners prüfen.',
  },
  coreSample: {
    offer:
      'Es gibt jetzt einen zweiten Beispielserver, der wie dataCycle CORE arbeitet. Die Endpunkte core-events und core-places sind dorthin umgezogen.',
    take: 'Zu den Verbindungen hinzufügen',
    decline: 'Nein, danke',
  },
  hostGone:
    'Endpoint Explorer läuft nicht mehr, daher wurde nichts gespeichert. Bitte die App neu starten.',
  connectionGone:
    'Diese Verbindung wurde entfernt, vielleicht in einem anderen Fenster. Es wurde nichts gespeichert.',
  invalid: 'Eine Angabe wurde nicht verstanden ({detail}). Bitte die Angaben prüfen.',
  colour: 'Fensterfarbe',
  colourName: { none: 'Keine', green: 'Grün', blue: 'Blau', amber: 'Gelb', red: 'Rot' },
  sampleNote:
    'Der Beispielserver läuft auf diesem Computer, mit erfundenen Inhalten zum Ausprobieren.',
  tokenState: {
    sample: 'Beispieltoken',
    none: 'Kein Token',
    stored: 'Token verschlüsselt gespeichert',
    memory: 'Token nur im Speicher',
    locked: 'Schlüsselbund gesperrt',
    unavailable: 'Token nicht verfügbar',
    'other-origin': 'Token einer anderen Adresse',
    'key-missing': 'Token neu eingeben',
    'key-changed': 'Token neu eingeben',
    damaged: 'Token beschädigt',
    unreadable: 'Tokendatei unlesbar',
    'newer-version': 'Tokendatei ist neuer',
  },
  tokenStateText: {
    sample: 'Der Beispielserver hat seinen eigenen Token. Er schützt nichts und ist nicht geheim.',
    none: 'Anfragen werden ohne Token gesendet. Die meisten Endpunkte antworten dann mit 401.',
    stored: 'Token gespeichert, verschlüsselt mit dem Schlüsselbund des Systems.',
    memory: {
      asked:
        'Endpoint Explorer wurde so gestartet, dass Token nur im Arbeitsspeicher bleiben. Geben Sie den Token nach dem nächsten Start neu ein.',
      'no-keyring':
        'Dieser Computer hat keinen sicheren Schlüsselbund. Der Token bleibt nur im Arbeitsspeicher. Geben Sie ihn nach dem nächsten Start neu ein. Es wurde nichts gespeichert.',
      locked:
        'Der Schlüsselbund des Systems ist gesperrt. Der Token bleibt nur im Arbeitsspeicher. Entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal, oder geben Sie den Token nach dem nächsten Start neu ein.',
      'not-written':
        'Der Datenträger ist voll oder schreibgeschützt. Der Token bleibt nur im Arbeitsspeicher. Geben Sie ihn nach dem nächsten Start neu ein.',
      'newer-version':
        'Die Token-Datei gehört zu einer neueren Version von Endpoint Explorer und bleibt unverändert. Der Token bleibt nur im Arbeitsspeicher. Zum Speichern bitte die App aktualisieren.',
    },
    memoryOverStored: {
      asked:
        'Endpoint Explorer wurde so gestartet, dass Token nur im Arbeitsspeicher bleiben. Der neue Token gilt, bis die App geschlossen wird; der gespeicherte bleibt unverändert.',
      'no-keyring':
        'Der Schlüsselbund des Systems ist nicht erreichbar. Der neue Token gilt, bis die App geschlossen wird. Nach dem nächsten Start gilt wieder der gespeicherte.',
      locked:
        'Der Schlüsselbund des Systems ist gesperrt. Der neue Token gilt, bis die App geschlossen wird; danach gilt wieder der gespeicherte. Zum Speichern den Schlüsselbund entsperren und noch einmal versuchen.',
      'not-written':
        'Der Datenträger ist voll oder schreibgeschützt. Der neue Token gilt, bis die App geschlossen wird. Nach dem nächsten Start gilt wieder der gespeicherte.',
      'newer-version':
        'Die Token-Datei gehört zu einer neueren Version von Endpoint Explorer und bleibt unverändert. Der neue Token gilt, bis die App geschlossen wird. Zum Speichern bitte die App aktualisieren.',
    },
    locked:
      'Der Schlüsselbund des Systems ist gesperrt. Bitte entsperren und noch einmal versuchen. Die gespeicherten Token sind unverändert.',
    unavailable:
      'Der Schlüsselbund des Systems oder die Token-Datei ist gerade nicht erreichbar. Die gespeicherten Token sind unverändert. Bitte später noch einmal versuchen.',
    'other-origin':
      'Der gespeicherte Token gehört zur früheren Adresse und wird nicht an die neue gesendet. Bitte einen Token für die neue Adresse eingeben.',
    'key-missing':
      'Der Schlüssel ist nicht mehr im Schlüsselbund des Systems. Der Token muss neu eingegeben werden. Einstellungen und Verlauf sind nicht betroffen.',
    'key-changed':
      'Der Schlüssel im Schlüsselbund des Systems hat sich geändert. Bitte den Token neu eingeben. Kehrt der alte Schlüssel zurück, gilt der gespeicherte Token wieder.',
    damaged:
      'Der gespeicherte Token ist beschädigt und muss neu eingegeben werden. Andere Token sind in Ordnung.',
    unreadable:
      'Die Token-Datei war nicht lesbar und wurde in {file} umbenannt. Bitte die Token neu eingeben.',
    'newer-version':
      'Die Token-Datei stammt von einer neueren Version von Endpoint Explorer und bleibt unverändert. Bitte die App aktualisieren.',
  },
  baseUrlProblem: {
    'not-a-url': 'Das ist keine Adresse. Sie sollte aussehen wie https://api.example.org',
    'not-http': 'Nur Adressen mit https oder http sind erreichbar.',
    'has-user':
      'Die Adresse enthält einen Benutzernamen oder ein Passwort. Bitte entfernen; der Token hat ein eigenes Feld.',
    'has-query': 'Die Adresse enthält „?“ oder „#“. Hierher gehört nur der Teil vor /api/v4/.',
    'other-version':
      'Diese Adresse gehört zu einer anderen API-Version; diese App verwendet Version 4. Bitte alles ab /api/ entfernen.',
  },
}
