// The settings of the carrier beside what the notices have to say on phones.
import { expect, test } from 'vitest'
import { readEnvironment } from '../../runtime/environment.ts'
import { openPhone } from './open-phone.ts'

const never = (): never => {
  throw new Error('nobody is asked')
}
const openWith = (SOLAPI_TEMPLATES: string) =>
  openPhone(readEnvironment({
    SOLAPI_API_KEY: 'NCSAYU7YDBXYORXC', SOLAPI_API_SECRET: 'a-secret-of-16-or-more', SOLAPI_SENDER: '0212345678',
    SOLAPI_CHANNEL: 'KA01PF01', SOLAPI_TEMPLATES,
  }), {
    db: undefined as never, transact: never, ownOrigin: never, phoneMs: 1_000,
    phoneTemplates: new Map([['carAwarded', '낙찰'], ['dutyEnding', '기한']]),
  })

test('a template of a kind that says nothing on phones is refused, each by its name', () => {
  expect(openWith('carAwarded:KA01TP1,dutyEnding:KA01TP2').phone.templates.size).toBe(2)
  expect(() => openWith('carAwardd:KA01TP1,dutyEnding:KA01TP2,digest:KA01TP3')).toThrow([
    'The configuration has 2 problem(s):', '  - SOLAPI_TEMPLATES: no notice of the kind carAwardd goes to phones',
    '  - SOLAPI_TEMPLATES: no notice of the kind digest goes to phones',
  ].join('\n'))
})
