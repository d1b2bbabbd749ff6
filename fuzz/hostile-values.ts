// What nobody in their right mind sends: texts, numbers, keys and depths that have broken programs before.

const long = 100_000

export const hostileTexts: readonly string[] = [
  '', ' ', '\t\n\r', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202eabc', '\ufeff', '\u200b',
  'é'.normalize('NFD'), '가'.repeat(5_000), 'x'.repeat(long), '\u1100'.repeat(60), '👨‍👩‍👧‍👦'.repeat(40), 'İıßſ', 'ﷺ',
  '９９９', '٣٤', '\uffff', '\'; drop table users; --', '" or 1=1 --', '$1', '%', '_', '\\', '\\x00', '%00', '{}',
  '[]', '(a+)+$', '.*'.repeat(200), '../../../../etc/passwd', '..\\..\\', '/dev/null', 'file:///etc/passwd',
  'http://127.0.0.1:1/', 'javascript:alert(1)', '<script>alert(1)</script>', '{{7*7}}', '=1+1', '@SUM(1)',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-0',
  '1e400', '0x10', '1_000', '1,000', '-1', '9'.repeat(400), '2026-02-30', '0000-00-00', '9999-12-31',
  '10000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-01-01T00:00:00+25:00',
  '2026-01-01T24:00:00Z', '2026-12-31T23:59:60Z', '0001-01-01T00:00:00.000Z', '1970-01-01',
  '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-0000-0000-000000000000}', '12가3456', '１２가３４５６', '010-1234-5678', '+82 10 1234 5678',
  '000-00-00000', '0000000000', 'a@b', `${'a'.repeat(300)}@b.kr`,
]

export const hostileNumbers: readonly number[] = [
  0, -0, 1, -1, 0.1, -0.5, 1.000_000_000_000_000_2, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53,
  2 ** 63, 1e15, 1e21, 1e308, -1e308, 5e-324,
]

export const hostileKeys: readonly string[] = [
  '__proto__', 'constructor', 'prototype', 'toString', 'length', '', ' ', '\u0000', 'id', 'version',
  'k'.repeat(5_000), '가',
]

/** Texts of JSON that are none, or that two readers read differently. */
export const brokenTexts: readonly string[] = [
  '', ' ', '{', '[', '"', '{"a":}', '{"a":1,}', '[1,]', '{a:1}', '{\'a\':1}', '// {}', 'NaN', '1e999', '-', '01',
  '\ufeff{}', '{"a":1}{"a":2}', '{"a":1} x', '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}', 'null', 'true', '0', '"text"', '[]', '[[]]', '{}', '{"a":"\\ud800"}',
  '{"a":"\\u0000"}', '"\u0001"', '['.repeat(50_000), `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"a":${'9'.repeat(50_000)}}`, `"${'x'.repeat(200_000)}"`,
]

export const hostileHeaders: readonly (readonly [name: string, value: string])[] = [
  ['app-namespace', 'production'], ['app-namespace', ''], ['app-namespace', 'x'.repeat(5_000)],
  ['idempotency-key', ''], ['idempotency-key', 'x'], ['idempotency-key', 'k'.repeat(5_000)],
  ['idempotency-key', '\u00ff\u00fe'], ['accept-language', '*'], ['accept-language', ';q=,,;q=9'],
  ['accept-language', 'en-'.repeat(2_000)], ['accept-language', 'en'], ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'], ['content-type', ''],
  ['content-type', 'application/json'.repeat(50)], ['content-type', 'multipart/form-data; boundary=x'],
  ['content-encoding', 'gzip'], ['content-encoding', 'br, br, br'], ['accept', 'text/html'], ['accept', ''],
  ['accept-encoding', '*;q=0'], ['accept-encoding', 'br;q=nan, gzip'], ['range', 'bytes=0-,-1'],
  ['if-none-match', '*'], ['authorization', 'Bearer'], ['authorization', 'Bearer '],
  ['authorization', 'Basic Og=='], ['authorization', 'api-key x'],
  ['authorization', `Bearer ${'a'.repeat(10_000)}`], ['authorization', 'Bearer \u00e9\u00ff'],
  ['authorization', 'bearer a b c'], ['cookie', `a=${'x'.repeat(5_000)}`], ['origin', 'null'],
  ['origin', 'http://evil.example'], ['referer', 'x'.repeat(5_000)], ['x-forwarded-for', '1.1.1.1, '.repeat(500)],
  ['x-forwarded-for', '::ffff:0:0, %'], ['forwarded', 'for="_x"'], ['x-request-id', '../../x'], ['user-agent', ''],
  ['user-agent', 'x'.repeat(5_000)], ['x-http-method-override', 'DELETE'], ['expect', '100-continue'],
  ['upgrade', 'websocket'], ['te', 'trailers'], ['via', '1.1 x'], ['last-event-id', 'x'.repeat(999)],
]
