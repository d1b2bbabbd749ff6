// The names under which files are offered, for names that people and attackers give.
import { expect, test } from 'vitest'
import { dispositionOf } from './file-headers.ts'

test.each<[string, string]>([
  ['plain.pdf', `inline; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
  ['차 사진.jpg', `inline; filename="_ __.jpg"; filename*=UTF-8''%EC%B0%A8%20%EC%82%AC%EC%A7%84.jpg`],
  ['a"; filename="b.html', `inline; filename="a__ filename=_b.html"; filename*=UTF-8''a%22%3B%20filename%3D%22b.html`],
  ['a\r\nSet-Cookie: b', `inline; filename="aSet-Cookie: b"; filename*=UTF-8''aSet-Cookie%3A%20b`],
  ['../../etc/passwd', `inline; filename="....etcpasswd"; filename*=UTF-8''....etcpasswd`],
  ["it's (1)*.png", `inline; filename="it's (1)*.png"; filename*=UTF-8''it%27s%20%281%29%2A.png`],
])('%j is offered safely', (name, offered) => {
  expect(dispositionOf('inline', name)).toBe(offered)
})

test('a long name is cut before its ending', () => {
  const offered = dispositionOf('attachment', `${'가'.repeat(90)}.jpeg`)
  expect(offered).toContain(`filename="${'_'.repeat(35)}.jpeg"`)
  expect(encodeURIComponent(offered).length).toBeLessThan(800)
})
