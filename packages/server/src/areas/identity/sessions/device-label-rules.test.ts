// Browsers by the name that their owners know them by.
import { expect, test } from 'vitest'
import { deviceLabel } from './device-label-rules.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = `${webkit} Chrome/142.0.0.0`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 16; SM-S931N)'

test.each([
  [`${windows} ${chrome} Safari/537.36 Edg/142.0`, 'Edge · Windows'],
  [`${windows} ${chrome} Safari/537.36`, 'Chrome · Windows'],
  [`${windows} ${chrome} Whale/4.30 Safari/537.36`, 'Whale · Windows'],
  [`${windows} ${chrome} Safari/537.36 OPR/120.0`, 'Opera · Windows'],
  [`${android} ${webkit} SamsungBrowser/29.0 Chrome/142.0 Mobile Safari/537.36`, 'Samsung Internet · Android'],
  [`${android} ${chrome} Mobile Safari/537.36 KAKAOTALK/25.9`, 'KakaoTalk · Android'],
  [`${phone} NAVER(inapp; search; 2000; 12.0)`, 'NAVER · iOS'],
  [`${phone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome · iOS'],
  [`${phone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iOS'],
  [`${phone} EdgiOS/142.0 Version/19.0 Safari/604.1`, 'Edge · iOS'],
  [`${android} ${chrome} Safari/537.36 EdgA/142.0`, 'Edge · Android'],
  [`${phone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari · iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (iPod touch; CPU like Mac OS X) Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari · macOS'],
  ['Mozilla/5.0 (Macintosh; PPC) Firefox/145.0', 'Firefox · macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/142.0.0.0 Safari/537.36', 'Chrome · ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
  ['curl/8.5.0 (Linux)', 'Linux'], ['Safari/1', 'Safari'], ['<script>alert(1)</script>', null], ['', null],
  [undefined, null],
])('%j is %j', (said, label) => {
  expect(deviceLabel(said)).toBe(label)
})
