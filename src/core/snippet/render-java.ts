import { requestHeaders } from '#core/request/request-plan.ts'
import { encodeCharacter, encodeStrayCharacters, quoteInJava } from './quote-in-code.ts'
import { helpersFor, renderWithCalls, type DateHelpers } from './text-with-dates.ts'
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
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${render(asUri(url), dates)}))`,
    ...(hasToken ? ['            .header("Authorization", "Bearer " + token)'] : []),
    ...requestHeaders(method).map(([name, value]) => `            .header("${name}", "${value}")`),
    ...(body === null
      ? []
      : [`            .${method}(HttpRequest.BodyPublishers.ofString(${render(body, dates)}))`]),
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

const render = renderWithCalls(quoteInJava)

export const javaDateHelpers: DateHelpers = {
  day: `
    static String day(int days) {
        return LocalDate.now().plusDays(days).toString();
    }`,
  month: `
    static String month(int months) {
        return LocalDate.now().plusMonths(months).toString();
    }`,
  weekend: `
    static String weekend(int days) {
        LocalDate now = LocalDate.now();
        return now.plusDays(6 - now.getDayOfWeek().getValue() + days).toString();
    }`,
  firstDay: `
    static String firstDay(int months) {
        return LocalDate.now().withDayOfMonth(1).plusMonths(months).toString();
    }`,
  lastDay: `
    static String lastDay(int months) {
        LocalDate next = LocalDate.now().withDayOfMonth(1).plusMonths(months + 1);
        return next.minusDays(1).toString();
    }`,
}

/** java.net.URI does not accept brackets in a query string. */
const asUri = (url: string): string => encodeStrayCharacters(url).replace(/[[\]]/g, encodeCharacter)
