/**
 * A synthetic response with all kinds of values. Host and page parse it before the first request, so that the
 * code is warm.
 */
export function renderWarmUpResponse(): string {
  const items = Array.from({ length: 25 }, (_, position) => ({
    '@id': `rehearsal-${String(position)}`,
    '@type': ['Thing', 'Event'],
    name: `Käse und Wein ${String(position)}`,
    description: '<p>Eine Verkostung.</p>'.repeat(8),
    startDate: '2026-07-04T19:00:00+02:00',
    endDate: '2026-07-05',
    price: position / 4,
    isOpen: position % 2 === 0,
    image: [{ '@id': `image-${String(position)}`, '@type': ['ImageObject'] }],
    location: {
      '@id': `place-${String(position)}`,
      '@type': ['Place'],
      name: 'Alm',
      geo: { '@type': 'GeoCoordinates', longitude: 13.5, latitude: 46.6 },
    },
    keywords: ['Käse', 'Wein'],
    url: 'https://rehearsal.example/',
    nothing: null,
  }))
  return JSON.stringify({
    '@graph': items,
    meta: { total: 60, pages: 3 },
    links: { self: 'http://rehearsal/?page=1', next: 'http://rehearsal/?page=2' },
  })
}
