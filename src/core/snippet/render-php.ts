import { requestHeaders } from '#core/request/request-plan.ts'
import { helpersFor, renderWithCalls, type DateHelpers } from './text-with-dates.ts'
import { hasUniqueNames, readQueryPairs } from './query-pairs.ts'
import { quoteInPhp } from './quote-in-code.ts'
import {
  requestTemplateOf,
  type RelativeRequest,
  type RequestTemplate,
  type SnippetRequest,
  tokenMissingMessage,
  tokenVariable,
} from './snippet-request.ts'

/** PHP with its cURL extension; reads the token from the environment. */
export function renderPhp(request: SnippetRequest): string {
  const { method, hasToken, relative } = request
  const template = requestTemplateOf(request)
  const { body, dates } = template
  const headers = [
    ...(hasToken ? ['        "Authorization: Bearer $token",'] : []),
    ...requestHeaders(method).map(([name, value]) => `        '${name}: ${value}',`),
  ]
  return [
    '<?php',
    ...(hasToken
      ? [
          `$token = getenv('${tokenVariable}');`,
          'if (!$token) {',
          `    throw new RuntimeException('${tokenMissingMessage}');`,
          '}',
        ]
      : []),
    ...(relative === undefined ? [] : renderDateHelpers(relative)),
    ...renderAddress(template),
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length === 0 ? [] : ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],']),
    ...(body === null ? [] : [`    CURLOPT_POSTFIELDS => ${render(body, dates)},`]),
    ']);',
    '$answer = curl_exec($request);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($request));',
    '}',
    '$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
    'if ($status < 200 || $status > 299) {',
    '    throw new RuntimeException("$status: $answer");',
    '}',
    'echo $answer;',
  ].join('\n')
}

/** PHP arrays hold each name once, so repeated names stay in the URL. */
function renderAddress({ url, dates }: RequestTemplate): string[] {
  const read = readQueryPairs(url)
  if (read === null || !hasUniqueNames(read))
    return [`$request = curl_init(${render(url, dates)});`]
  return [
    '$query = http_build_query([',
    ...read.pairs.map(([name, value]) => `    ${quoteInPhp(name)} => ${render(value, dates)},`),
    ']);',
    `$request = curl_init(${quoteInPhp(`${read.address}?`)} . $query);`,
  ]
}

/**
 * The other languages take the day from the computer's time zone. PHP cannot: without a setting in `php.ini` it
 * uses UTC, so that today would be yesterday for hours. The zone is therefore part of the code.
 */
const renderDateHelpers = ({ dates, zone }: RelativeRequest): string[] => [
  '// Today by this time zone: on its own, PHP often uses UTC.',
  `date_default_timezone_set(${quoteInPhp(zone)});`,
  ...helpersFor(dates, phpDateHelpers),
]

export const phpDateHelpers: DateHelpers = {
  day: `function day(int $days): string {
    return date('Y-m-d', strtotime("$days days"));
}`,
  month: `function month(int $months): string {
    $first = (new DateTimeImmutable('first day of this month'))->modify("$months months");
    $day = min((int) date('j'), (int) $first->format('t'));
    return $first->format('Y-m-') . sprintf('%02d', $day);
}`,
  weekend: `function weekend(int $days): string {
    $offset = 6 - (int) date('N') + $days;
    return date('Y-m-d', strtotime("$offset days"));
}`,
  firstDay: `function firstDay(int $months): string {
    $first = (new DateTimeImmutable('first day of this month'))->modify("$months months");
    return $first->format('Y-m-d');
}`,
  lastDay: `function lastDay(int $months): string {
    $first = (new DateTimeImmutable('first day of this month'))->modify("$months months");
    return $first->format('Y-m-t');
}`,
}

const render = renderWithCalls(quoteInPhp, ' . ')
