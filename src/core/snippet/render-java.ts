import { encodeSign, encodeStraySigns } from './encode-stray-signs.ts'
import { quoteInJava } from './quote-in-java.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** Java (11 or later) with java.net.http, as one class; the token comes from the environment. */
export function renderJava({ method, url, body, hasToken }: SnippetRequest): string {
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Query {',
    '    public static void main(String[] args) throws Exception {',
    ...(hasToken ? [`        String token = System.getenv("${tokenVariable}");`] : []),
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${quoteInJava(asUri(url))}))`,
    ...(hasToken ? ['            .header("Authorization", "Bearer " + token)'] : []),
    ...(body === null
      ? []
      : [
          '            .header("Content-Type", "application/json")',
          `            .${method}(HttpRequest.BodyPublishers.ofString(${quoteInJava(body)}))`,
        ]),
    '            .build();',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        if (response.statusCode() != 200) {',
    '            throw new IllegalStateException(response.statusCode() + ": " + response.body());',
    '        }',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n')
}

/** java.net.URI takes no brackets in a query either. */
const asUri = (url: string): string => encodeStraySigns(url).replace(/[[\]]/g, encodeSign)
