import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import HtmlPreview from '#app/features/share/HtmlPreview.vue'

const drawn = (main: string) => {
  const wrapper = mount(HtmlPreview, { props: { html: `<html><body><main>${main}</main></body>` } })
  const html = wrapper.get('.preview').element.innerHTML
  wrapper.unmount()
  return html
}

test('the page is drawn with its headings, lists and code', () => {
  expect(drawn('<h1>A</h1><ul><li>b &lt;c&gt;</li></ul><pre><code class="x">d</code></pre>')).toBe(
    '<h1>A</h1><ul><li>b &lt;c&gt;</li></ul><pre tabindex="0"><code>d</code></pre>',
  )
  expect(drawn('<details open><summary>a</summary>b</details>')).toBe(
    '<details open=""><summary>a</summary>b</details>',
  )
})

test('no other element and no attribute comes along', () => {
  expect(
    drawn('<p onclick="x()" style="color:red">a<img src="http://h/x" onerror="x()"></p>'),
  ).toBe('<p>a</p>')
  expect(drawn('<a href="javascript:x()">b</a><form><input value="x"></form>')).toBe('b')
  expect(drawn('<h1 id="app">c</h1>')).toBe('<h1>c</h1>')
})
