import type { Words } from '../en/words.ts'
import type { connect as english } from '../en/connect.ts'

export const connect: Words<typeof english> = {
  /** The samples, as long as they have the name they came with. */
  shippedName: { sample: 'Beispielinstanz', 'core-sample': 'Beispiel wie dataCycle CORE' },
  select: 'Verbindung',
  none: 'Noch keine Verbindung',
  noneChosen: 'Verbindung wählen',
  menu: 'Verbindung',
  add: 'Neue Verbindung',
  edit: 'Verbindung bearbeiten',
  duplicate: 'Verbindung duplizieren',
  duplicated: 'Ohne Token dupliziert: Bitte den Token der Kopie eingeben.',
  copyName: '{name} (Kopie)',
  remove: 'Verbindung entfernen',
  removeQuestion: '„{name}“ entfernen?',
  removal: {
    deleted: 'Mit ihr gelöscht: {parts}.',
    token: 'ihr Token',
    endpoints: '{count} gemerkter Endpunkt | {count} gemerkte Endpunkte',
    filterKeys: '{count} Filterschlüssel | {count} Filterschlüssel',
    kept: 'Für sie gemacht: {parts}. Das bleibt alles da und fragt nach einer anderen Instanz, bevor wieder etwas gesendet wird.',
    tabs: '{count} offener Tab | {count} offene Tabs',
    saved: '{count} gespeicherte Abfrage | {count} gespeicherte Abfragen',
  },
  otherInstance: {
    title: 'Eine andere Instanz',
    moves:
      'Mit dieser Adresse fragt alles, was mit „{name}“ für {before} gemacht wurde, künftig {after}:',
    instead:
      'Soll es bei {before} bleiben: abbrechen, die Verbindung duplizieren und die Adresse der Kopie ändern.',
    change: 'Adresse ändern',
  },
  removed: {
    named:
      'Diese Abfrage wurde für „{name}“ gemacht, eine Verbindung, die entfernt wurde. Sie geht nirgendwohin, bis eine Instanz für sie gewählt ist.',
    unnamed:
      'Diese Abfrage wurde für eine Verbindung gemacht, die entfernt wurde. Sie geht nirgendwohin, bis eine Instanz für sie gewählt ist.',
    choose: 'Instanz wählen',
  },
  name: 'Name',
  namePlaceholder: 'z. B. Tourismusportal (live)',
  baseUrl: 'Adresse',
  useAddress: '{address} verwenden',
  baseUrlHint: 'Alles vor /api/v4/. Eine eingefügte Endpunkt-URL geht auch.',
  token: 'Zugriffstoken',
  tokenPlaceholder: 'Token einfügen',
  tokenReplace: 'Neuen Token einfügen, um den gespeicherten zu ersetzen',
  tokenHint: 'Geht nur an diese Adresse. Er lässt sich hier nicht wieder auslesen.',
  tokenRemove: 'Token entfernen',
  tokenStoreAgain: 'Schlüsselbund noch einmal versuchen',
  tokenNote: {
    'white-space': 'Leerraum davor und dahinter wurde weggelassen.',
    'invisible-characters': 'Unsichtbare Zeichen wurden weggelassen.',
    'header-name': '„Authorization:“ davor wurde weggelassen.',
    'bearer-prefix': '„Bearer“ davor wurde weggelassen; es kommt beim Senden dazu.',
  },
  tokenProblem: {
    empty: 'In diesem Text ist kein Token, nur Leerraum oder „Bearer“.',
    'line-break':
      'Mitten darin ist ein Zeilenumbruch. Bitte den Token allein und am Stück kopieren und noch einmal einfügen.',
    'inner-space':
      'Mitten darin ist ein Leerzeichen. Bitte den Token allein kopieren und noch einmal einfügen.',
    'control-character':
      'Er enthält ein Zeichen, das sich nicht senden lässt ({codePoint}). Bitte den Token noch einmal kopieren.',
    'not-ascii':
      'Er enthält ein Zeichen, das es in Token nicht gibt ({codePoint}). Vielleicht hat ein Textprogramm es ersetzt: Bitte den Token dort kopieren, wo er herkommt.',
  },
  preset: 'Art der Instanz',
  presetName: { documented: 'Wie dokumentiert', core: 'dataCycle CORE', own: 'Eigene' },
  presetHint: {
    documented: 'fields je Relation, eine Liste meint einen beliebigen ihrer Werte.',
    core: 'Eine flache fields-Liste, eine Liste meint alle ihre Werte, nur das erste Sortierkriterium zählt.',
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
  silence: 'Auf mehr davon warten (Sekunden)',
  total: 'Größte Antwort (MiB)',
  limitHint: 'Von {least} bis {most}.',
  certificates: 'Zertifikate der Firma (PEM)',
  certificatesHint:
    'Nur nötig, wenn dieser Computer einen Aussteller nicht kennt. Sie gelten zusätzlich zu den üblichen, nur für diese Verbindung.',
  certificatesChoose: 'Datei wählen…',
  certificateProblem: {
    'no-certificate':
      'Dieser Text ist kein Zertifikat. Er sollte mit -----BEGIN CERTIFICATE----- beginnen.',
    'private-key':
      'Das ist ein privater Schlüssel: Er ist geheim und wird hier nicht gebraucht. Bitte nur das Zertifikat einfügen.',
    unreadable:
      'Ein Zertifikat in diesem Text ist nicht lesbar. Vielleicht wurde es beim Kopieren abgeschnitten.',
  },
  test: 'Testen',
  testEndpoint: 'Endpunkt zum Testen',
  testEndpointHint:
    'Ohne Endpunkt wird nur der Token geprüft, wo die Instanz das anbietet (dataCycle CORE). Mit ID oder Slug wird ein Inhalt davon abgefragt.',
  testing: 'Wird gefragt…',
  trial: {
    works: 'Es funktioniert: Der Endpunkt hat mit diesem Token geantwortet.',
    worksWithoutToken: 'Es funktioniert, auch ohne Token.',
    credentialsWork: 'Es funktioniert: Die Instanz hat den Token angenommen.',
    notJson:
      'Etwas hat geantwortet, aber nicht mit JSON: wahrscheinlich eine Anmeldeseite oder eine andere Website. Bitte die Adresse prüfen.',
    tokenMissing:
      'Diese Instanz verlangt einen Token, und es wurde keiner gesendet. Bitte oben eingeben.',
    tokenRefused:
      'Der Token wurde nicht angenommen. Bitte prüfen, ob er ganz kopiert wurde, nicht abgelaufen ist und zu dieser Instanz gehört.',
    tokenOrRight:
      'Entweder ist der Token ungültig, oder ihm fehlt das Recht auf diesen Endpunkt: Dieses 401 sagt nicht, welches von beiden. Bitte mit einem Endpunkt testen, den dieser Token sicher öffnet.',
    rightMissing:
      'Der Token ist gültig, hat aber kein Recht auf diesen Endpunkt. Das kann der Betreiber der Instanz ändern.',
    forbidden:
      'Der Token darf diesen Endpunkt nicht benutzen. Das Recht kann der Betreiber der Instanz geben.',
    endpointMissing:
      'Die Instanz hat geantwortet, kennt aber keinen solchen Endpunkt. Bitte ID oder Slug und die Adresse prüfen.',
    coreWorks:
      'Es funktioniert: Das ist ein dataCycle CORE. Er hat den Token angenommen und nennt ihm {count} Endpunkt. | Es funktioniert: Das ist ein dataCycle CORE. Er hat den Token angenommen und nennt ihm {count} Endpunkte.',
    endpointUnknown:
      'Der Token wurde angenommen, und einen Endpunkt mit dieser ID oder diesem Slug gibt es nicht. Beim Slug zählt Groß und Klein, und der Name eines Endpunkts ist nicht sein Slug.',
    guard:
      'Das ist eine Schutzregel des Servers, nicht der Endpunkt: Auf jede URL mit „..“ antwortet er 404.',
    baseAddress:
      'Ein Server hat geantwortet, dass dort nichts liegt: Die Adresse ist irgendwo vor /api/v4/ falsch. Über den Token sagt das nichts.',
    credentialsUnknown:
      'Dieser Server kann einen Token allein nicht prüfen. Bitte einen Endpunkt zum Testen angeben.',
    overloaded:
      'Die Instanz ist überlastet oder begrenzt Anfragen. Bitte in einer Minute noch einmal versuchen.',
    serverFault:
      'Die Instanz hat einen Fehler. Bitte später noch einmal versuchen oder dem Betreiber melden.',
    unexpected: 'Eine unerwartete Antwort. Bitte die Adresse prüfen.',
    tokenUnavailable: 'Es wurde nichts gesendet, weil der gespeicherte Token nicht nutzbar ist:',
  },
  notice: {
    'set-aside':
      'Die Datei mit den Verbindungen war nicht lesbar. Sie liegt nun als {file} daneben, und eine neue Liste wurde begonnen.',
    'entries-set-aside':
      'Einige Verbindungen ({count}) in der Datei waren nicht lesbar und wurden ausgelassen. Die Datei, wie sie war, liegt als {file} daneben; die anderen Verbindungen sind hier.',
    newer:
      'Die Datei mit den Verbindungen stammt von einer neueren Version von Endpoint Explorer. Sie bleibt, wie sie ist, und hier lässt sich nichts ändern; bitte die App aktualisieren.',
    unavailable:
      'Die Datei mit den Verbindungen ist gerade nicht lesbar ({code}). Sie wird nicht überschrieben; bitte die Zugriffsrechte prüfen und neu starten.',
    'mode-narrowed':
      'Andere Personen an diesem Computer konnten die Datei mit den verschlüsselten Token lesen. Das wurde behoben.',
    'link-replaced':
      'Die Datei mit den verschlüsselten Token war eine Verknüpfung auf etwas anderes. Dort steht jetzt eine eigene Datei.',
    'not-repaired':
      'Andere Personen an diesem Computer können die Datei mit den verschlüsselten Token vielleicht lesen, und das ließ sich nicht ändern. Bitte die Zugriffsrechte des Datenordners prüfen.',
  },
  coreSample: {
    offer:
      'Es gibt jetzt eine zweite Beispielinstanz, die wie dataCycle CORE antwortet. Die Endpunkte core-events und core-places der ersten sind dorthin umgezogen.',
    take: 'Zu den Verbindungen hinzufügen',
    decline: 'Nein, danke',
  },
  hostGone: 'Endpoint Explorer läuft nicht mehr, es wurde nichts gespeichert. Bitte neu starten.',
  connectionGone:
    'Diese Verbindung wurde entfernt, vielleicht in einem anderen Fenster. Es wurde nichts gespeichert.',
  invalid: 'Eine Angabe wurde nicht verstanden ({detail}). Bitte die Angaben prüfen.',
  colour: 'Fensterfarbe',
  colourName: { none: 'Keine', green: 'Grün', blue: 'Blau', amber: 'Gelb', red: 'Rot' },
  sampleNote:
    'Die Beispielinstanz läuft auf diesem Computer, mit erfundenen Inhalten zum Ausprobieren.',
  tokenState: {
    sample: 'Beispieltoken',
    none: 'Kein Token',
    stored: 'Token verschlüsselt gespeichert',
    memory: 'Token nur im Speicher',
    locked: 'Schlüsselbund gesperrt',
    unavailable: 'Token nicht erreichbar',
    'other-origin': 'Token einer anderen Adresse',
    'key-missing': 'Token neu eingeben',
    'key-changed': 'Token neu eingeben',
    damaged: 'Token beschädigt',
    unreadable: 'Tokendatei unlesbar',
    'newer-version': 'Tokendatei ist neuer',
  },
  tokenStateText: {
    sample:
      'Die Beispielinstanz bringt ihren eigenen Token mit. Er schützt nichts und ist nicht geheim.',
    none: 'Anfragen gehen ohne Token hinaus. Die meisten Endpunkte antworten dann mit 401.',
    stored: 'Token gespeichert, verschlüsselt mit dem Schlüsselbund des Systems.',
    memory: {
      asked:
        'Der Endpoint Explorer wurde so gestartet, dass Token nur im Arbeitsspeicher bleiben. Nach dem nächsten Start ist der Token neu einzugeben.',
      'no-keyring':
        'Dieser Computer bietet keinen sicheren Schlüsselbund. Der Token bleibt nur im Arbeitsspeicher und muss nach dem nächsten Start neu eingegeben werden. Es wurde nichts auf die Platte geschrieben.',
      locked:
        'Der Schlüsselbund des Systems ist gesperrt, der Token bleibt deshalb nur im Arbeitsspeicher. Bitte den Schlüsselbund entsperren und es noch einmal versuchen; sonst muss der Token nach dem nächsten Start neu eingegeben werden.',
      'not-written':
        'Der Datenträger ist voll oder schreibgeschützt, der Token bleibt deshalb nur im Arbeitsspeicher und muss nach dem nächsten Start neu eingegeben werden.',
      'newer-version':
        'Die Datei mit den Token gehört zu einer neueren Version von Endpoint Explorer und bleibt, wie sie ist. Der Token bleibt nur im Arbeitsspeicher; bitte die App aktualisieren, um ihn zu speichern.',
    },
    memoryOverStored: {
      asked:
        'Der Endpoint Explorer wurde so gestartet, dass Token nur im Arbeitsspeicher bleiben. Der neue Token gilt bis zum Ende der App; der gespeicherte bleibt unverändert.',
      'no-keyring':
        'Der Schlüsselbund des Systems ist nicht erreichbar, der neue Token gilt deshalb nur, bis die App endet. Der vorher gespeicherte ist unverändert und gilt nach dem nächsten Start wieder.',
      locked:
        'Der Schlüsselbund des Systems ist gesperrt, der neue Token gilt deshalb nur, bis die App endet. Der vorher gespeicherte ist unverändert und gilt nach dem nächsten Start wieder, es sei denn, der Schlüsselbund wird entsperrt und noch einmal versucht.',
      'not-written':
        'Der Datenträger ist voll oder schreibgeschützt, der neue Token gilt deshalb nur, bis die App endet. Der vorher gespeicherte ist unverändert und gilt nach dem nächsten Start wieder.',
      'newer-version':
        'Die Datei mit den Token gehört zu einer neueren Version von Endpoint Explorer und bleibt, wie sie ist. Der neue Token gilt nur, bis die App endet; bitte die App aktualisieren, um ihn zu speichern.',
    },
    locked:
      'Der Schlüsselbund des Systems ist gesperrt. Bitte entsperren und noch einmal versuchen. Die gespeicherten Token sind unverändert.',
    unavailable:
      'Der Schlüsselbund des Systems oder die Datei mit den Token ist gerade nicht erreichbar. Die gespeicherten Token sind unverändert; bitte später noch einmal versuchen.',
    'other-origin':
      'Der gespeicherte Token gehört zur früheren Adresse dieser Verbindung und wird nicht an die neue gesendet. Bitte den Token für die neue Adresse eingeben.',
    'key-missing':
      'Der Schlüssel ist nicht mehr im Schlüsselbund des Systems. Der Token muss neu eingegeben werden. Einstellungen und Verlauf sind nicht betroffen.',
    'key-changed':
      'Im Schlüsselbund des Systems liegt ein anderer Schlüssel. Der Token muss neu eingegeben werden; kehrt der alte Schlüssel zurück, öffnet er sich von selbst.',
    damaged:
      'Der gespeicherte Token ist beschädigt und muss neu eingegeben werden. Andere Token sind in Ordnung.',
    unreadable:
      'Die Datei mit den Token war nicht lesbar und liegt nun als {file} daneben. Die Token müssen neu eingegeben werden.',
    'newer-version':
      'Die Datei mit den Token stammt von einer neueren Version von Endpoint Explorer. Sie bleibt unverändert; bitte die App aktualisieren.',
  },
  baseUrlProblem: {
    'not-a-url': 'Das ist keine Adresse. Sie sollte aussehen wie https://api.example.org',
    'not-http': 'Nur Adressen mit https oder http sind erreichbar.',
    'has-user':
      'Die Adresse enthält einen Benutzernamen oder ein Passwort. Bitte entfernen; der Token hat ein eigenes Feld.',
    'has-query': 'Die Adresse enthält eine Abfrage. Hierher gehört nur der Teil vor /api/v4/.',
    'other-version':
      'Diese Adresse nennt eine andere Version der API; diese App spricht Version 4. Bitte alles ab /api/ weglassen.',
  },
}
