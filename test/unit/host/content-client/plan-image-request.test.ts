import { expect, test } from 'vitest'
import { planImageRequest } from '#host/content-client/plan-image-request.ts'

const connection = 'http://intranet.example:8080/base'

test.each([
  ...[
    '100.63.0.1',
    '100.128.0.1',
    '172.32.0.1',
    'local.example',
    'internal.example',
    'cdn.example.',
  ],
  ...['[2001:db8::1]', '[64:ff9c::1]', '[2003::1]'],
])('a picture is fetched from %s, which only looks like a local one', (host) => {
  expect(planImageRequest(`https://${host}/a.jpg`, connection)).toEqual({
    ok: true,
    value: { origin: `https://${host}`, target: '/a.jpg' },
  })
})

test('a picture is fetched from any public server over https, and from the instance itself', () => {
  expect(planImageRequest('https://cdn.example/a%20b.jpg?width=300', connection)).toEqual({
    ok: true,
    value: { origin: 'https://cdn.example', target: '/a%20b.jpg?width=300' },
  })
  expect(planImageRequest('http://intranet.example:8080/media/1.png', connection)).toEqual({
    ok: true,
    value: { origin: 'http://intranet.example:8080', target: '/media/1.png' },
  })
})

test.each([
  'http://cdn.example/a.jpg',
  'http://intranet.example/a.jpg',
  'https://localhost/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://10.1.2.3/a.jpg',
  'https://192.168.0.1/a.jpg',
  'https://172.20.0.1/a.jpg',
  'https://169.254.169.254/latest',
  'https://[::1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://[::127.0.0.1]/a.jpg',
  'https://[::192.168.0.1]/a.jpg',
  'https://[64:ff9b::192.168.0.1]/a.jpg',
  'https://[64:ff9b:1::1]/a.jpg',
  'https://[2002:c0a8:1::1]/a.jpg',
  'https://[2001:0:4136:e378::1]/a.jpg',
  'https://[fe80::1]/a.jpg',
  'https://[ff02::1]/a.jpg',
  'https://224.0.0.1/a.jpg',
  'https://255.255.255.255/a.jpg',
  'https://printer.local/a.jpg',
  'https://router.lan/a.jpg',
  'https://a.b.internal/a.jpg',
  'https://nas.home.arpa/a.jpg',
  'https://fritz.box/a.jpg',
  'https://wiki.corp./a.jpg',
  'https://printer.local./a.jpg',
  'https://localhost./a.jpg',
  'https://media.localhost/a.jpg',
  'https://router/a.jpg',
  'https://router./a.jpg',
  'https://100.64.0.1/a.jpg',
  'https://100.127.255.254/a.jpg',
  'https://198.18.0.1/a.jpg',
  'https://user:secret@cdn.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
])('content cannot make the app ask %s', (address) => {
  expect(planImageRequest(address, connection)).toEqual({ ok: false, error: 'not-allowed' })
})

test('what is no address is told apart', () => {
  expect(planImageRequest('image', connection)).toEqual({ ok: false, error: 'not-an-address' })
})
