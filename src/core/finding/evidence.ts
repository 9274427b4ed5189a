import type { ResponsePage } from '#core/response/response-page.ts'
import type { Evidence } from '#core/verdict/verdict.ts'
import type { Finding, NamedLink } from './finding.ts'

/** The evidence of a finding, shown on demand. Empty if its sentence already says everything. */
export function evidenceOf(
  finding: Finding,
  { paging, links }: Pick<ResponsePage, 'paging' | 'links'>,
): readonly Evidence[] {
  const member = (path: string, value: string | number | null): Evidence[] =>
    value === null ? [] : [{ kind: 'member', path, value: String(value) }]
  const counts = () => [
    ...member('meta.total', paging.total),
    ...member('meta.pages', paging.pages),
    ...member('meta.page.number', paging.number),
    ...member('meta.page.size', paging.size),
  ]
  const ofLink = ({ name, address }: NamedLink): Evidence => ({ kind: 'link', name, address })
  switch (finding.kind) {
    case 'link-refused':
    case 'links-relative':
      return finding.links.map(ofLink)
    case 'link-to-wrong-page':
    case 'next-on-last':
      return [ofLink(finding.link), ...counts()]
    case 'next-absent':
      return [
        ...counts(),
        ...(['self', 'first', 'prev', 'last'] as const).flatMap((name) =>
          links[name] === null ? [] : [ofLink({ name, address: links[name] })],
        ),
      ]
    case 'short-page':
    case 'total-below-items':
    case 'pages-contradict-total':
    case 'empty-page-of-total':
      return counts()
    case 'items-of-page-before':
    case 'items-invalid-json':
    case 'items-not-objects':
    case 'items-without-id':
    case 'ids-no-uuid':
    case 'items-repeated':
    case 'items-without-type':
    case 'type-is-text':
    case 'relation-unrequested':
    case 'number-changes':
    case 'names-missing':
    case 'names-empty':
    case 'languages-mixed':
    case 'member-repeated':
      return finding.evidence
    case 'byte-order-mark':
    case 'invalid-utf8':
    case 'broken-off':
    case 'malformed':
    case 'trailing-bytes':
    case 'repeated-graph':
    case 'too-long':
    case 'no-count':
    case 'wrong-kind':
    case 'contradiction':
    case 'items-lost':
    case 'no-paging':
    case 'no-sort':
    case 'bare-list':
    case 'error-in-success':
    case 'content-type':
    case 'redirected':
    case 'token-repeated':
      return []
  }
}
