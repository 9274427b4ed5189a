import type { Words } from '../en/words.ts'
import type { exchange as english } from '../en/exchange.ts'

export const exchange: Words<typeof english> = {
  problem: {
    dns: {
      title: 'Hostname nicht gefunden',
      text: 'Ein Computer namens {host} wurde nicht gefunden. Bitte die Adresse der Verbindung prüfen, und ob ein VPN nötig ist.',
    },
    refused: {
      title: 'Unter dieser Adresse antwortet niemand',
      text: '{host} hat die Verbindung abgelehnt. Bitte den Port in der Adresse prüfen, oder ob der Server läuft.',
    },
    unreachable: {
      title: 'Kein Weg zu dieser Adresse',
      text: 'Das Netz hat keinen Weg zu {host}. Bitte Netzverbindung oder VPN prüfen.',
      onMac:
        'Auch macOS kann es verweigern: Unter Systemeinstellungen › Datenschutz & Sicherheit › Lokales Netzwerk muss Endpoint Explorer (oder der Browser) erlaubt sein.',
    },
    reset: {
      title: 'Verbindung getrennt',
      text: '{host} hat die Verbindung vor der Antwort geschlossen. Bitte noch einmal senden; bleibt es so, hat der Server oder ein Proxy dazwischen einen Fehler.',
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
          '{host} zeigt ein selbst ausgestelltes Zertifikat, das sich nicht prüfen lässt. Der Betreiber kann ein richtiges einrichten.',
        'unknown-issuer':
          'Das Zertifikat von {host} stammt von einer Stelle, die dieser Computer nicht kennt. Ist es die der eigenen Firma, gehört ihr Zertifikat in die Verbindung unter „Erweitert“. Geht der Weg über einen Proxy, nennt ihn im Browser-Betrieb die Umgebungsvariable HTTPS_PROXY.',
        handshake:
          '{host} und diese App finden keine gemeinsame Verschlüsselung. Bitte prüfen, ob die Adresse wirklich https spricht.',
      },
    },
    proxy: {
      title: 'Der Proxy lehnt ab',
      text: 'Der Proxy {proxy} hat die Anfrage nicht durchgelassen. Bitte seine Einstellungen prüfen oder den Betreiber fragen.',
    },
    timeout: {
      title: 'Keine rechtzeitige Antwort',
      text: 'Innerhalb von {seconds} s kam nichts zurück. Bitte eine kleinere Seite, weniger Includes oder weniger Filter verlangen.',
    },
    cancelled: {
      title: 'Abgebrochen',
      text: 'Die Anfrage wurde abgebrochen, bevor eine Antwort kam.',
    },
    'not-http': {
      title: 'Kein Webserver',
      text: 'Was unter {host} antwortet, spricht kein HTTP. Bitte den Port prüfen, und ob es https sein sollte.',
    },
    'redirect-refused': {
      title: 'Der Weiterleitung nicht gefolgt',
      text: {
        'other-origin':
          'Der Server leitet zu {to} weiter; das ist nicht die Adresse dieser Verbindung. Der Token wurde nicht dorthin gesendet. Ist es der richtige Ort, bitte die Adresse der Verbindung ändern.',
        'too-many': 'Der Server hat mehr als 5-mal weitergeleitet und dreht sich wohl im Kreis.',
        'invalid-address':
          'Der Server leitet zu einer unlesbaren Adresse weiter, deshalb wurde dem nicht gefolgt.',
        'method-changes':
          'Der Server antwortet auf POST mit einer Weiterleitung, die daraus GET machen und den Body verlieren würde. Bitte mit GET senden oder die genannte Adresse verwenden: {to}',
      },
    },
    'plain-http': {
      title: 'Nicht verschlüsselt',
      text: 'Die Adresse von {host} beginnt mit http, der Token wäre unterwegs lesbar. Bitte https verwenden oder es in der Verbindung erlauben.',
    },
    'foreign-link': {
      title: 'Link führt aus der Verbindung hinaus',
      text: 'Der Link zeigt auf eine andere Adresse als die der Verbindung, deshalb wurde ihm nicht mit dem Token gefolgt.',
    },
    'unknown-connection': {
      title: 'Die Verbindung gibt es nicht mehr',
      text: 'Diese Verbindung wurde entfernt, vielleicht in einem anderen Fenster. Bitte eine andere wählen.',
    },
    'token-unavailable': {
      title: 'Token nicht lesbar',
      text: 'Es wurde nichts gesendet, weil der Token der Verbindung gerade nicht lesbar ist. Die Verbindung zeigt den Grund.',
    },
    'invalid-request': {
      title: 'Fehler in Endpoint Explorer',
      text: 'Die Seite hat etwas verlangt, das ihr eigener Host nicht versteht ({detail}). Bitte melden.',
    },
    'host-fault': {
      title: 'Fehler in Endpoint Explorer',
      text: 'Das Programm hinter dieser Seite ist an der Aufgabe gescheitert ({detail}). Bitte noch einmal versuchen; bleibt es dabei, bitte melden.',
    },
    other: {
      title: 'Keine Antwort',
      text: 'Die Anfrage ist mit {code} gescheitert. Bitte noch einmal senden; bleibt es so, bitte diesen Code melden.',
    },
    'host-gone': {
      title: 'Endpoint Explorer wurde beendet',
      text: 'Das Programm hinter dieser Seite läuft nicht mehr. Bitte neu starten; das Formular bleibt, solange diese Seite offen ist.',
    },
    'not-kept': {
      title: 'Diese Antwort ist nicht mehr da',
      text: 'Neuere Antworten haben ihren Platz bekommen, oder die Grenze für behaltene Antworten wurde kleiner. Noch einmal senden zeigt, was jetzt kommt.',
    },
  },
  broken: {
    reset: 'Die Verbindung wurde nach {size} getrennt. Gezeigt wird, was ankam.',
    silence:
      '{seconds} s lang kam kein Byte, nach {size} hat die App aufgehört. Gezeigt wird, was ankam.',
    'too-large':
      'Die Antwort ist größer als die Grenze von {limit}. Gezeigt wird der Teil bis dorthin.',
    'bad-encoding':
      'Die Daten sind nach {size} kein gültiges {encoding}. Gezeigt wird, was sich dekodieren ließ.',
    cancelled: 'Nach {size} abgebrochen. Gezeigt wird, was ankam.',
    other: 'Nach {size} mit {code} beendet. Gezeigt wird, was ankam.',
  },
  notItems: {
    'not-json': {
      title: 'Kein JSON',
      text: 'Die Antwort ist kein JSON und enthält daher keine Inhalte. Bitte prüfen, ob die Adresse die der API ist.',
    },
    html: {
      title: 'Eine Webseite statt Daten',
      text: 'Die Antwort ist HTML. Oft ist das eine Anmeldeseite, eine Fehlerseite oder eine falsche Adresse.',
    },
    empty: { title: 'Leere Antwort', text: 'Die Antwort hat gar keinen Body.' },
    'graph-object': {
      title: "{'@'}graph ist keine Liste",
      text: "{'@'}graph ist ein einzelnes Objekt statt einer Liste von Inhalten. Die ganze Antwort ist zu sehen, wie sie kam.",
    },
    'graph-scalar': {
      title: "{'@'}graph ist keine Liste",
      text: "{'@'}graph enthält keine Inhalte, sondern etwas anderes. Die ganze Antwort ist zu sehen, wie sie kam.",
    },
    broken: {
      title: 'Vor dem ersten Inhalt abgebrochen',
      text: 'Die Antwort endete, bevor ein ganzer Inhalt da war. Unten steht, was ankam.',
    },
    'no-graph': {
      title: "Kein {'@'}graph",
      text: "Die Antwort ist JSON, hat aber keine Liste von Inhalten ({'@'}graph). Die ganze Antwort ist zu sehen, wie sie kam.",
    },
  },
  advice: {
    redirect: 'Der Server leitet weiter, dem wurde nicht gefolgt. Die Header nennen die Adresse.',
    'no-token': 'Es wurde kein Token gesendet. Bitte den Token in der Verbindung eintragen.',
    'token-refused':
      'Der Server weist den Token selbst ab: Er ist falsch oder abgelaufen. Bitte einen gültigen in der Verbindung eintragen.',
    'core-token-refused':
      'Es liegt am Token: dataCycle CORE weist ihn ab, bevor es den Endpunkt ansieht. Entweder ist er falsch oder nicht mehr gültig, oder das zugehörige Konto ist gesperrt. Das weiß, wer den Token ausgegeben hat.',
    'core-access-missing':
      'Der Token gilt, aber dieser Endpunkt antwortet ihm nicht: Entweder ist er nicht für die API freigegeben, oder er ist nicht mit dem Benutzer geteilt, dem der Token gehört. Beides kann ändern, wer den Endpunkt veröffentlicht.',
    'access-missing':
      'Der Token gilt, hat aber kein Recht auf diesen Endpunkt. Wer ihn veröffentlicht, kann das ändern.',
    'token-or-access':
      'Entweder ist der Token falsch oder abgelaufen, oder er hat kein Recht auf diesen Endpunkt: Dieser Server meldet beides mit 401. Ein Endpunkt, den der Token sicher öffnet, unterscheidet die beiden, ebenso „Testen“ in der Verbindung.',
    'no-access':
      'Der Server verweigert den Zugriff auf diesen Endpunkt. Wer ihn veröffentlicht, kann sagen, ob dieser Token ihn lesen darf.',
    'core-endpoint-unknown':
      'Der Token wurde angenommen, und einen Endpunkt mit dieser ID oder diesem Slug gibt es nicht. Beim Slug zählt Groß und Klein, und der Name eines Endpunkts ist nicht sein Slug.',
    'endpoint-missing':
      'Unter diesem Pfad gibt es nichts; über den Token sagt das nichts. Bitte ID oder Slug des Endpunkts prüfen, dann die Adresse der Verbindung.',
    'base-address':
      'Der Server kennt so einen Pfad nicht: Die Adresse der Verbindung stimmt nicht ganz. Über Token und Endpunkt sagt das nichts.',
    'core-guard':
      'Der Server beantwortet jede URL mit „..“ mit 404. Bitte den Wert im Body eines POST senden oder einen Punkt weglassen.',
    'core-guard-path':
      'Der Server beantwortet jeden Pfad mit „..“ mit 404, auch bei POST. Statt dieses Slugs bitte die ID des Endpunkts verwenden.',
    'another-program':
      'Hier antwortet ein anderes Programm als die API. Bitte die Adresse der Verbindung prüfen.',
    'bad-request':
      'Der Server nimmt die Anfrage so nicht an. Warum, steht oben in seinen eigenen Worten.',
    'bad-request-silent':
      'Der Server nimmt die Anfrage nicht an. Es kann an kaputtem JSON liegen, an einer zu großen Zahl oder an einem Namen, der doppelt mit unvereinbaren Werten vorkommt.',
    unprocessable: 'Der Server hat die Anfrage verstanden, kann sie aber so nicht ausführen.',
    method: 'Der Server nimmt hier kein {method} an. Bitte die andere Methode versuchen.',
    'not-acceptable':
      'Der Server liefert oder versteht hier kein JSON. Bitte die Adresse der Verbindung prüfen.',
    'too-large': 'Die Anfrage ist dem Server zu lang. Bitte mit POST senden.',
    'core-slow':
      'Die Abfrage hat dataCycle CORE länger beschäftigt, als es zulässt (eine Minute). Bitte eine kleinere Seite, weniger Relationen oder weniger Attribute verlangen.',
    'too-many':
      'Der Server bittet zu warten: zu viele Anfragen. Manche Server sagen das auch zu einer langsamen Abfrage.',
    client: 'Der Server lehnt die Anfrage so ab.',
    gateway:
      'Was vor dem Server steht, bekam von ihm keine brauchbare Antwort. Bitte gleich noch einmal versuchen.',
    overload: 'Der Server ist überlastet oder wird gewartet. Bitte später noch einmal versuchen.',
    timeout:
      'Der Server hat zu lange gebraucht. Bitte eine kleinere Seite, weniger Includes oder weniger Filter verlangen.',
    server:
      'Der Server ist an dieser Anfrage gescheitert. Entweder vergeht der Fehler, oder ein Teil der Abfrage löst ihn aus; sein Betreiber findet ihn im Protokoll unter der ID der Anfrage.',
  },
  retryAfter: 'In {seconds} s noch einmal versuchen.',
  retryAt: 'Nach {date} noch einmal versuchen.',
  serverSays: 'Der Server sagt',
  serverSilent: 'Der Server nennt keinen Grund.',
  copyForOperator: 'Für den Betreiber kopieren',
  enterToken: 'Token eingeben',
  goToField: 'Zum Feld',
}
