// A provider that lies, and browsers that lie about it: nobody is proven by it, and nobody else's check suffers.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody, withoutCi } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { beginCheck, completeCheck, passCheck } from '../../../testing/identity-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const who = withoutCi(somebody())
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code

test.each([
  ['zero-width spaces', '\u200b\u200b'], ['the filler of Hangul', '\u3164\u3164'], ['the empty Braille cell', '\u2800'],
])('proves nobody whose name is made of %s', async (_, name) => {
  const begun = await beginCheck(app, { usage: 'sign-up' })
  await passCheck(app, begun, { who: { ...who, name } })
  expect(await codeOf(completeCheck(app, begun))).toBe('INVALID_COMPLETE_INPUT')
})

test('cannot be led elsewhere again and again until nobody’s check is asked any more', async () => {
  const leadsElsewhere = {
    resultCode: '0000', txId: 'x', token: 'AAECAwQFBgcICQoLDA0ODw==', authRequestUrl: `${app.base}/k/cb?s=nobody`,
  }
  for (let at = 0; at < 6; at++) {
    const { transactionId, verifier } = await beginCheck(app)
    const forged = app.ask(calls.completeKg, { body: { transactionId, verifier, returned: leadsElsewhere } })
    expect(await codeOf(forged)).toBe('INVALID_COMPLETE_INPUT')
  }
  const honest = await beginCheck(app)
  await passCheck(app, honest, { who })
  expect((await completeCheck(app, honest)).usage).toBe('ID/password-recovery')
})
