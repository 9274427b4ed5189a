import { requestHeaders } from '#core/request/request-plan.ts'
import { encodeCharacter, encodeStrayCharacters } from './quote-in-code.ts'
import {
  renderHelperCall,
  helpersFor,
  renderWithDates,
  type DateHelpers,
  type DateSyntax,
} from './text-with-dates.ts'
import {
  requestTemplateOf,
  type SnippetRequest,
  tokenMissingMessage,
  tokenVariable,
} from './snippet-request.ts'

/** A Java class (11 or later) with java.net.http; reads the token from the environment. */
export function renderJava(request: SnippetRequest): string {
  const { method, hasToken } = request
  const { url, body, dates } = requestTemplateOf(request)
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(dates.length === 0 ? [] : ['import java.time.LocalDate;']),
    '',
    'public class Query {',
    '    public static void main(String[] args) throws Exception {',
    ...(hasToken
      ? [
          `        String token = System.getenv("${tokenVariable}");`,
          '        if (token == null || token.isEmpty()) {',
          `            throw new IllegalStateException("${tokenMissingMessage}");`,
          '        }',
        ]
      : []),
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${renderWithDates(asUri(url), dates, dateSyntax)}))`,
    ...(hasToken ? ['            .header("Authorization", "Bearer " + token)'] : []),
    ...requestHeaders(method).map(([name, value]) => `            .header("${name}", "${value}")`),
    ...(body === null
      ? []
      : [
          `            .${method}(HttpRequest.BodyPublishers.ofString(${renderWithDates(body, dates, dateSyntax)}))`,
        ]),
    '            .build();',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        if (response.statusCode() < 200 || response.statusCode() > 299) {',
    '            throw new IllegalStateException(response.statusCode() + ": " + response.body());',
    '        }',
    '        System.out.println(response.body());',
    '    }',
    ...helpersFor(dates, javaDateHelpers),
    '}',
  ].join('\n')
}

const dateSyntax: DateSyntax = {
  quote: quoteInJava,
  date: renderHelperCall,
  plus: ' + ',
}

export const javaDateHelpers: DateHelpers = {
  day: [
    '',
    '    static String day(int days) {',
    '        return LocalDate.now().plusDays(days).toString();',
    '    }',
  ],
  month: [
    '',
    '    static String month(int months) {',
    '        return LocalDate.now().plusMonths(months).toString();',
    '    }',
  ],
  weekend: [
    '',
    '    static String weekend(int days) {',
    '        LocalDate now = LocalDate.now();',
    '        return now.plusDays(6 - now.getDayOfWeek().getValue() + days).toString();',
    '    }',
  ],
  firstDay: [
    '',
    '    static String firstDay(int months) {',
    '        return LocalDate.now().withDayOfMonth(1).plusMonths(months).toString();',
    '    }',
  ],
  lastDay: [
    '',
    '    static String lastDay(int months) {',
    '        LocalDate next = LocalDate.now().withDayOfMonth(1).plusMonths(months + 1);',
    '        return next.minusDays(1).toString();',
    '    }',
  ],
}

/** java.net.URI does not accept brackets in a query string. */
const asUri = (url: string): string => encodeStrayCharacters(url).replace(/[[\]]/g, encodeCharacter)

/** In UTF-16 units of up to three bytes; Java's limit is 65,535 bytes (JVM specification 4.4.7). */
const maxLiteralLength = 16_000

/**
 * A Java string expression. ASCII only, because older versions read files in the system's encoding; a very
 * long text is joined from several literals.
 */
function quoteInJava(text: string): string {
  if (text.length <= maxLiteralLength) return quote(text)
  const parts = Array.from({ length: Math.ceil(text.length / maxLiteralLength) }, (_, at) =>
    quote(text.slice(at * maxLiteralLength, (at + 1) * maxLiteralLength)),
  )
  return `String.join("", ${parts.join(', ')})`
}

const quote = (text: string): string =>
  `"${text
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    // After the line breaks, because Java would read \u000a as a line break within the literal.
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
