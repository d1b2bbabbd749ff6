// Addresses that came through a browser: the provider's own are asked, everything that only looks like them is not.
import { expect, test } from 'vitest'
import { kgResultOrigins } from './kg-inicis.ts'
import { isResultAddress } from './result-address.ts'

test.each([
  'https://kssa.inicis.com/request/verifyAuth', 'https://fcsa.inicis.com/a?b=c%20d', 'https://kssa.inicis.com',
])('asks %s', (address) => {
  expect(isResultAddress(address, kgResultOrigins)).toBe(true)
})

test.each([
  'http://kssa.inicis.com/a', 'https://kssa.inicis.com:443/a', 'https://kssa.inicis.com:8443/a',
  'https://kssa.inicis.com.evil.example/a', 'https://kssa.inicis.com@evil.example/a',
  'https://evil.example@kssa.inicis.com/a', 'https://user:pw@kssa.inicis.com/a',
  'https://kssa.inicis.com\\@evil.example/a', 'https://evil.example/https://kssa.inicis.com',
  'https://evil.example#kssa.inicis.com', 'https://kssa.inicis.com#@evil.example', 'https://kssa.inicis.com/a#b',
  'https://kssa.inicis.comevil.example', 'https://xkssa.inicis.com/a', 'https://sa.inicis.com/a',
  'https://inicis.com/a', 'https://KSSA.inicis.com/a', 'https://kssa.inicis.com./a', ' https://kssa.inicis.com/a',
  'https://kssa.inicis.com/a ', 'https://kssa.inicis.com/a\nhost: evil', 'https://kssa。inicis。com/a',
  'https://ｋssa.inicis.com/a', 'https:kssa.inicis.com/a', 'https:/kssa.inicis.com/a', '//kssa.inicis.com/a',
  'https:///kssa.inicis.com/a', 'javascript:alert(1)', 'file:///etc/passwd', 'ftp://kssa.inicis.com/a',
  'https://127.0.0.1/a', 'http://127.0.0.1:7400/a', 'https://[::1]/a', 'https://0x7f000001/a',
  'http://169.254.169.254/latest/meta-data', 'https://localhost/a', 'gopher://kssa.inicis.com', '', 'null',
  'https://',
])('never asks %j', (address) => {
  expect(isResultAddress(address, kgResultOrigins)).toBe(false)
})
