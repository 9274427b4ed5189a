import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText } from '#core/content/html-to-text.ts'

test.each([
  ['<p>Ein <b>Fest</b></p><p>f&uuml;r alle</p>', 'Ein Fest\nfür alle'],
  ['one<br>two<br/>three<br><br>four', 'one\ntwo\nthree\n\nfour'],
  ['<ul><li>a</li><li>b <i>c</i></li></ul>end', '• a\n• b c\nend'],
  ['<ul><li></li><li>a</li></ul>', '• a'],
  ['a<!-->b<!---->c', 'abc'],
  ['  much \n\t space  ', 'much space'],
  [
    'a &amp; b &lt;c&gt; &#8364;&#x20AC; &unknown; &amp;amp; &#0; &toString;',
    'a & b <c> €€ &unknown; &amp; \ufffd &toString;',
  ],
  ['&Scaron;kofja Loka &hearts; &nbspx', '\u0160kofja Loka \u2665 &nbspx'],
  ['a < b and c > d', 'a < b and c > d'],
  ['a <b', 'a <b'],
  ['<script>alert(1)</script><style>p{}</style>text<!-- <p>no</p> -->!', 'text!'],
  ['<script>alert(1)', ''],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['<a href="https://x.example/?a=1&amp;b=2" title="t">link</a>', 'link'],
  ['<contentlink data-id="1">place</contentlink>', 'place'],
  ['no markup', 'no markup'],
  ['', ''],
])('%j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('text without markup and doubled space stays what it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäß.,!]{1,9}( [a-zäß.,!]{1,9}){0,5}$/), (text) => {
      expect(htmlToText(text)).toBe(text)
    }),
  )
})

test('a megabyte of open signs is read to its end', () => {
  expect(htmlToText('<a'.repeat(500_000))).toHaveLength(1_000_000)
  expect(htmlToText(`${'<a'.repeat(500_000)}>`)).toBe('')
})
