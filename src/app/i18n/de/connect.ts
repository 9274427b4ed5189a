import type { Words } from '#app/i18n/language-words.ts'
import type { connect as english } from '#app/i18n/en/connect.ts'

export const connect: Words<typeof english> = {
  /** The samples, as long as they have the name they came with. */
  shippedName: { sample: 'Beispielserver', 'core-sample': 'Beispiel wie dataCycle CORE' },
  samplePurpose: {
    sample: 'arbeitet wie in der API-Dokumentation beschrieben',
    'core-sample': 'arbeitet wie ein echter dataCycle-Server, mit Kategorien und Touren',
  },
  sampleStarts: 'startet bei der ersten Verwendung',
  select: 'Verbindung',
  none: 'Noch keine Verbindung',
  noneChosen: 'Verbindung wählen',
  add: 'Neue Verbindung',
  edit: 'Verbindung bearbeiten',
  leave: {
    title: 'Eingaben verwerfen?',
    content: 'Ihre Eingaben zu dieser Verbindung sind noch nicht gespeichert.',
    discard: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
  addCopy: 'Verbindung duplizieren',
  duplicate: 'Duplizieren, z. B. für einen anderen Token…',
  duplicated:
    'Die Verbindung wurde ohne Token dupliziert. Geben Sie für die Kopie einen Token ein.',
  copyName: '{name} (Kopie)',
  remove: 'Verbindung entfernen',
  removeOpen: 'Verbindung entfernen…',
  removeQuestion: '„{name}“ entfernen?',
  removal: {
    deleted: 'Ebenfalls gelöscht werden: {parts}.',
    token: 'der Token',
    endpoints: '{count} gespeicherter Endpunkt | {count} gespeicherte Endpunkte',
    filterKeys: '{count} Filterschlüssel | {count} Filterschlüssel',
    kept: 'Nicht gelöscht werden: {parts}. Wählen Sie für diese Abfragen vor dem nächsten Senden einen anderen Server.',
    tabs: '{count} offener Tab | {count} offene Tabs',
    saved: '{count} gespeicherte Abfrage | {count} gespeicherte Abfragen',
  },
  otherServer: {
    title: 'Ein anderer Server',
    moves: 'Die Verbindung „{name}“ sendet künftig an {after} statt an {before}. Das betrifft:',
    instead:
      'Um {before} zu behalten, brechen Sie ab und duplizieren Sie die Verbindung. Ändern Sie dann die Adresse der Kopie.',
    change: 'Adresse ändern',
  },
  removed: {
    ofFolder:
      'Der Ordner „{folder}“ nennt für diese Abfrage den Server {address}. Wählen Sie die Verbindung, und damit den Token, für das Senden.',
    noAddress: 'ohne Adresse',
    add: 'Als Verbindung ohne Token anlegen',
    named:
      'Die Verbindung „{name}“ dieser Abfrage wurde entfernt. Wählen Sie einen Server, um die Abfrage zu senden.',
    unnamed:
      'Die Verbindung dieser Abfrage wurde entfernt. Wählen Sie einen Server, um die Abfrage zu senden.',
    choose: 'Server wählen',
  },
  name: 'Name',
  namePlaceholder: 'z. B. Tourismusportal (live)',
  baseUrl: 'Adresse',
  readAs: 'Verwendete Adresse: {address}',
  baseUrlHint: 'Alles vor /api/v4/. Sie können auch die URL eines Endpunkts einfügen.',
  token: 'Zugriffstoken',
  tokenPlaceholder: 'Token einfügen',
  tokenReplace: 'Neuen Token einfügen, um den gespeicherten zu ersetzen',
  tokenUnsaved: 'Der Token ist noch nicht gespeichert.',
  tokenHint: 'Der Token wird nur an diese Adresse gesendet. Er lässt sich nicht wieder anzeigen.',
  tokenRemove: 'Token entfernen',
  tokenStoreAgain: 'Schlüsselbund erneut öffnen',
  tokenNote: {
    'white-space': 'Leerraum vor und nach dem Token wurde entfernt.',
    'invisible-characters': 'Unsichtbare Zeichen wurden aus dem Token entfernt.',
    'header-name': '„Authorization:“ am Anfang wurde entfernt.',
    'bearer-prefix': '„Bearer“ am Anfang wurde entfernt; die App ergänzt es beim Senden.',
  },
  tokenProblem: {
    empty: 'In diesem Text ist kein Token, nur Leerraum oder „Bearer“.',
    'line-break':
      'Der Token enthält einen Zeilenumbruch. Bitte nur den Token kopieren, ohne Umbruch, und noch einmal einfügen.',
    'inner-space':
      'Der Token enthält ein Leerzeichen. Bitte nur den Token kopieren und noch einmal einfügen.',
    'control-character':
      'Der Token enthält ein Zeichen, das sich nicht senden lässt ({codePoint}). Bitte den Token noch einmal kopieren.',
    'not-ascii':
      'Der Token enthält ein Zeichen, das kein Token enthalten kann ({codePoint}). Bitte den Token noch einmal an der Quelle kopieren.',
  },
  preset: 'Servertyp',
  presetName: { documented: 'Standard-API', core: 'dataCycle CORE', own: 'Angepasst' },
  presetHint: {
    documented:
      'Für Server, die der API-Dokumentation folgen. Einen dataCycle-Server erkennt die App, wenn Sie ihn mit Token hinzufügen.',
    core: 'Für Server mit dataCycle CORE.',
  },
  plainHttp: 'Unverschlüsseltes HTTP zu diesem Host erlauben',
  plainHttpHint: 'Ohne Verschlüsselung können andere im Netzwerk den Token mitlesen.',
  missing: {
    address: 'Zum Speichern fehlt die Adresse.',
    domain:
      '„{typed}“ ist keine vollständige Adresse. Ist es ein Name im eigenen Netz, geben Sie https://{typed} ein.',
    token: 'Vor dem Speichern bitte den Zugriffstoken korrigieren.',
    limit: 'Vor dem Speichern bitte die Grenzwerte unter „Erweitert“ korrigieren.',
    itemLink:
      'Vor dem Speichern bitte „Inhalte im CMS“ unter „Erweitert“ korrigieren: eine Adresse mit http oder https, ohne Benutzername und mit {mark} nach dem Servernamen.',
  },
  advanced: 'Erweitert',
  firstByte: 'Längste Wartezeit auf eine Antwort (Sekunden)',
  silence: 'Längste Wartezeit auf weitere Daten (Sekunden)',
  total: 'Größte erlaubte Antwort (MiB)',
  duration: 'Längste Dauer einer ganzen Antwort (Sekunden; leer: keine Grenze)',
  limitHint: 'Erlaubt sind Werte von {least} bis {most}.',
  itemLink: 'Inhalte im CMS',
  itemLinkNone: 'Keinen Link zum CMS anbieten',
  itemLinkHint:
    'Die Adresse eines Inhalts in Ihrem CMS, mit {mark} für seine ID. Der Inhalt bekommt dann den Link „Im CMS öffnen“.',
  itemLinkUsual:
    'Bleibt das Feld leer, wird die angezeigte Adresse angenommen, mit {mark} für die ID des Inhalts. Sie ist bei einem dataCycle CORE üblich; bitte einmal mit einem Inhalt prüfen.',
  certificates: 'Zertifikate Ihrer Firma (PEM)',
  certificatesHint:
    'Nur nötig, wenn dieser Computer den Aussteller des Serverzertifikats nicht kennt. Diese Zertifikate gelten zusätzlich zu den üblichen und nur für diese Verbindung.',
  certificatesChoose: 'Datei wählen…',
  certificateProblem: {
    'no-certificate':
      'Dieser Text ist kein Zertifikat. Er sollte mit -----BEGIN CERTIFICATE----- beginnen.',
    'private-key':
      'Das ist ein privater Schlüssel. Er ist geheim und wird hier nicht gebraucht. Bitte nur das Zertifikat einfügen.',
    unreadable:
      'Ein Zertifikat in diesem Text ist nicht lesbar. Vielleicht wurde es beim Kopieren abgeschnitten.',
  },
  test: 'Verbindung testen',
  testEndpoint: 'Endpunkt zum Testen',
  testEndpointHint:
    'Ohne Endpunkt prüft der Test nur den Token. Das geht nur bei dataCycle CORE. Mit einer ID oder einem Slug fragt der Test einen Inhalt des Endpunkts an.',
  testing: 'Test läuft…',
  trial: {
    works: 'Die Verbindung funktioniert: Der Endpunkt hat mit diesem Token geantwortet.',
    worksWithoutToken: 'Die Verbindung funktioniert auch ohne Token.',
    credentialsWork: 'Die Verbindung funktioniert: Der Server hat den Token angenommen.',
    notJson:
      'Die Antwort ist kein JSON, vermutlich eine Anmeldeseite oder eine andere Website. Bitte die Adresse prüfen.',
    tokenMissing:
      'Dieser Server braucht einen Token, es wurde aber keiner gesendet. Bitte oben einen Token eingeben.',
    tokenRefused:
      'Der Server hat den Token abgelehnt. Ist der Token vollständig kopiert? Ist er abgelaufen? Gehört er zu diesem Server?',
    tokenOrRight:
      'Status 401: Der Token ist ungültig oder hat keinen Zugriff auf diesen Endpunkt. Testen Sie mit einem Endpunkt, auf den dieser Token Zugriff haben müsste.',
    rightMissing:
      'Der Token ist gültig, hat aber keinen Zugriff auf diesen Endpunkt. Der Betreiber des Servers kann den Zugriff freigeben.',
    forbidden:
      'Der Token hat keinen Zugriff auf diesen Endpunkt. Der Betreiber des Servers kann den Zugriff freigeben.',
    endpointMissing:
      'Diesen Endpunkt gibt es auf dem Server nicht. Bitte ID oder Slug und die Adresse prüfen.',
    coreWorks:
      'Die Verbindung funktioniert: Auf dem Server läuft dataCycle CORE. Der Server hat den Token angenommen und nennt für den Token {count} Endpunkt. | Die Verbindung funktioniert: Auf dem Server läuft dataCycle CORE. Der Server hat den Token angenommen und nennt für den Token {count} Endpunkte.',
    guard:
      'URLs mit „..“ liefern auf diesem Server Status 404. Der Endpunkt ist nicht die Ursache.',
    baseAddress:
      'Ein Server hat geantwortet, kennt diese Adresse aber nicht. Bitte den Teil vor /api/v4/ prüfen. Der Token wurde nicht geprüft.',
    credentialsUnknown:
      'Bei diesem Server lässt sich ein Token nur mit einem Endpunkt prüfen. Bitte einen Endpunkt zum Testen angeben.',
    overloaded:
      'Der Server ist überlastet oder begrenzt die Zahl der Anfragen. Bitte in einer Minute noch einmal versuchen.',
    serverFault:
      'Der Server meldet einen Fehler. Bitte später noch einmal versuchen oder den Fehler dem Betreiber melden.',
    unexpected: 'Die Antwort ist unerwartet. Bitte die Adresse prüfen.',
    tokenUnavailable: 'Es wurde nichts gesendet, weil der gespeicherte Token nicht nutzbar ist:',
  },
  notice: {
    'set-aside':
      'Die Datei mit den Verbindungen war nicht lesbar. Die App hat sie in {file} umbenannt und eine neue Liste begonnen.',
    'entries-set-aside':
      'Nicht lesbare Verbindungen in der Datei: {count}. Die App hat diese Verbindungen ausgelassen und die anderen geladen. Die ursprüngliche Datei ist als {file} gesichert.',
    newer:
      'Ihre Verbindungen wurden mit einer neueren Version von Endpoint Explorer gespeichert. Diese Version kann die Verbindungen nicht ändern. Bitte die App aktualisieren.',
    unavailable:
      'Die Datei mit den Verbindungen ist gerade nicht lesbar ({code}). Die App überschreibt sie nicht. Bitte die Zugriffsrechte der Datei prüfen und die App neu starten.',
    'mode-narrowed':
      'Andere Personen an diesem Computer konnten die Datei mit den verschlüsselten Token lesen. Die App hat die Zugriffsrechte korrigiert.',
    'link-replaced':
      'Die Datei mit den verschlüsselten Token war eine Verknüpfung zu einem anderen Ort. Die App hat sie durch eine normale Datei ersetzt.',
    'not-repaired':
      'Andere Personen an diesem Computer können die Datei mit den verschlüsselten Token vielleicht lesen. Bitte die Zugriffsrechte des Datenordners prüfen.',
  },
  coreSample: {
    offer:
      'Es gibt jetzt einen zweiten Beispielserver, der wie dataCycle CORE arbeitet. Die Endpunkte core-events und core-places gehören jetzt zu diesem Server.',
    take: 'Beispielserver hinzufügen',
    decline: 'Nein, danke',
  },
  hostGone:
    'Endpoint Explorer läuft nicht mehr, daher wurde nichts gespeichert. Bitte die App neu starten.',
  connectionGone:
    'Diese Verbindung wurde entfernt, vielleicht in einem anderen Fenster. Es wurde nichts gespeichert.',
  invalid: 'Die App hat eine Angabe nicht verstanden ({detail}). Bitte die Angaben prüfen.',
  colour: 'Fensterfarbe',
  colorName: { none: 'Keine', green: 'Grün', blue: 'Blau', amber: 'Gelb', red: 'Rot' },
  sampleNote:
    'Der Beispielserver läuft auf diesem Computer. Seine Inhalte sind erfunden und zum Ausprobieren gedacht.',
  tokenState: {
    sample: 'Beispieltoken',
    none: 'Kein Token',
    stored: 'Token verschlüsselt gespeichert',
    memory: 'Token gilt nur bis zum Beenden der App',
    locked: 'Schlüsselbund gesperrt',
    unavailable: 'Token nicht verfügbar',
    'other-origin': 'Token gehört zu einer anderen Adresse',
    'key-missing': 'Token neu eingeben',
    'key-changed': 'Token neu eingeben',
    damaged: 'Token beschädigt',
    unreadable: 'Token-Datei unlesbar',
    'newer-version': 'Token-Datei einer neueren App-Version',
  },
  tokenStateText: {
    sample:
      'Der Beispielserver hat einen eigenen Token. Dieser Token schützt nichts und ist nicht geheim.',
    none: 'Die App sendet Anfragen ohne Token. Die meisten Endpunkte antworten dann mit Status 401.',
    stored: 'Der Token ist gespeichert und mit dem Schlüsselbund des Systems verschlüsselt.',
    memory: {
      asked:
        'Endpoint Explorer wurde so gestartet, dass Token nur im Arbeitsspeicher bleiben. Geben Sie den Token nach dem nächsten Start neu ein.',
      'no-keyring':
        'Der Token wurde nicht gespeichert, denn dieser Computer hat keinen sicheren Schlüsselbund. Der Token bleibt nur im Arbeitsspeicher. Geben Sie ihn nach dem nächsten Start neu ein.',
      locked:
        'Der Schlüsselbund des Systems ist gesperrt. Der Token bleibt nur im Arbeitsspeicher. Entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal, oder geben Sie den Token nach dem nächsten Start neu ein.',
      'not-written':
        'Der Datenträger ist voll oder schreibgeschützt. Der Token bleibt nur im Arbeitsspeicher. Geben Sie ihn nach dem nächsten Start neu ein.',
      'newer-version':
        'Die Token-Datei gehört zu einer neueren Version von Endpoint Explorer und bleibt unverändert. Der Token bleibt nur im Arbeitsspeicher. Zum Speichern bitte die App aktualisieren.',
    },
    memoryOverStored: {
      asked:
        'Endpoint Explorer wurde so gestartet, dass Token nur im Arbeitsspeicher bleiben. Der neue Token gilt, bis die App geschlossen wird. Der gespeicherte Token bleibt unverändert.',
      'no-keyring':
        'Der Schlüsselbund des Systems ist nicht erreichbar. Der neue Token gilt, bis die App geschlossen wird. Nach dem nächsten Start gilt wieder der gespeicherte Token.',
      locked:
        'Der Schlüsselbund des Systems ist gesperrt. Der neue Token gilt, bis die App geschlossen wird; danach gilt wieder der gespeicherte Token. Zum Speichern bitte den Schlüsselbund entsperren und es noch einmal versuchen.',
      'not-written':
        'Der Datenträger ist voll oder schreibgeschützt. Der neue Token gilt, bis die App geschlossen wird. Nach dem nächsten Start gilt wieder der gespeicherte Token.',
      'newer-version':
        'Die Token-Datei gehört zu einer neueren Version von Endpoint Explorer und bleibt unverändert. Der neue Token gilt, bis die App geschlossen wird. Zum Speichern bitte die App aktualisieren.',
    },
    locked:
      'Der Schlüsselbund des Systems ist gesperrt. Bitte den Schlüsselbund entsperren und es noch einmal versuchen. Die gespeicherten Token sind unverändert.',
    unavailable:
      'Der Schlüsselbund des Systems oder die Token-Datei ist gerade nicht erreichbar. Die gespeicherten Token sind unverändert. Bitte später noch einmal versuchen.',
    'other-origin':
      'Der gespeicherte Token gehört zur früheren Adresse der Verbindung. Die App sendet ihn nicht an die neue Adresse. Bitte einen Token für die neue Adresse eingeben.',
    'key-missing':
      'Der Schlüssel für die Token ist nicht mehr im Schlüsselbund des Systems. Bitte den Token neu eingeben. Einstellungen und Verlauf sind nicht betroffen.',
    'key-changed':
      'Im Schlüsselbund des Systems hat sich der Schlüssel für die Token geändert. Bitte den Token neu eingeben. Kehrt der alte Schlüssel zurück, gilt der gespeicherte Token wieder.',
    damaged:
      'Der gespeicherte Token ist beschädigt. Bitte den Token neu eingeben. Die anderen gespeicherten Token sind nicht betroffen.',
    unreadable:
      'Die Token-Datei war nicht lesbar und wurde in {file} umbenannt. Bitte die Token neu eingeben.',
    'newer-version':
      'Die Token-Datei stammt von einer neueren Version von Endpoint Explorer und bleibt unverändert. Bitte die App aktualisieren.',
  },
  baseUrlProblem: {
    'not-a-url': 'Das ist keine gültige Adresse. Beispiel: https://api.example.org',
    'not-http': 'Die Adresse muss mit https oder http beginnen.',
    'has-user':
      'Die Adresse enthält einen Benutzernamen oder ein Passwort. Bitte diesen Teil entfernen. Der Token hat ein eigenes Feld.',
    'has-query': 'Die Adresse enthält „?“ oder „#“. Hierher gehört nur der Teil vor /api/v4/.',
    'other-version':
      'Diese Adresse gehört zu einer anderen API-Version; diese App verwendet Version 4. Bitte alles ab /api/ entfernen.',
  },
}
