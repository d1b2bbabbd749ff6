// Identity checks from end to end: the form, the provider's page, the way back, the result, and the token in the end.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { identityMethod } from '@bidyard/contract/enums'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { somebody, withoutCi } from '../../../testing/accounts.ts'
import { alphaSettings } from '../../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  beginCheck, chooseAt, comeBack, completeCheck, formIn, passCheck, sendForm,
} from '../../../testing/identity-browser.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000, bounds: { identityResultMs: 300 } })
})
afterAll(() => app.stop())
beforeEach(() => {
  minutes += 1
})

const who = withoutCi(somebody())
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const usage = 'ID/password-recovery'

test.each(['post', 'get'] as const)('proves a person whom the provider sends back by %s', async (backBy) => {
  const begun = await beginCheck(app)
  const screen = new URL(await passCheck(app, begun, { who, backBy }), app.base)
  expect([screen.pathname, screen.searchParams.get('transaction')]).toEqual(['/identity/return', begun.transactionId])
  const proof = await completeCheck(app, begun)
  expect(proof.usage).toBe(usage)
  const token = { token: proof.identityToken, usage } as const
  expect(await app.ask(calls.validateIdentityToken, { body: token })).toEqual({ usage, endsAt: proof.endsAt })
  expect(await app.ask(calls.getIdentityTokenPerson, { body: token }))
    .toEqual({ name: '홍*동', birthday: '1990-**-**', phone: `010-****-${who.phone.slice(-4)}` })
})

test('stays within what the provider takes', async () => {
  const { form, transactionId } = await beginCheck(app)
  expect(transactionId).toMatch(/^[a-z2-9]{20}$/)
  expect(Buffer.byteLength(form.fields['successUrl'] ?? '')).toBeLessThanOrEqual(128)
  expect(form.fields['successUrl']).toMatch(/\/k\/cb\?s=[\w-]{22}$/)
})

test.each([...identityMethod.values, 'IBK'])('proves by %s', async (method) => {
  const begun = await beginCheck(app, method === 'IBK' ? {} : { method: identityMethod.schema.parse(method) })
  await passCheck(app, begun, { who, method })
  expect((await completeCheck(app, begun)).usage).toBe(usage)
})

test('takes the fields from a client that caught the call-back itself', async () => {
  const begun = await beginCheck(app)
  const { fields } = await chooseAt(app, begun, { who })
  const { transactionId, verifier } = begun
  const returned = { resultCode: fields['resultCode'] ?? '', ...fields }
  expect((await app.ask(calls.completeKg, { body: { transactionId, verifier, returned } })).usage).toBe(usage)
})

describe('a check is completed', () => {
  test('once, also by two at once', async () => {
    const begun = await beginCheck(app)
    await passCheck(app, begun, { who })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => completeCheck(app, begun)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codeOf(completeCheck(app, begun))).toBe('ALREADY_COMPLETED')
  })

  test('only by the browser that began it, and only for a check that there is', async () => {
    const begun = await beginCheck(app)
    await passCheck(app, begun, { who })
    const other = await beginCheck(app)
    expect(await codeOf(completeCheck(app, { ...begun, verifier: other.verifier }))).toBe('INVALID_COMPLETE_INPUT')
    expect(await codeOf(completeCheck(app, { ...begun, transactionId: 'nosuchtransaction222' })))
      .toBe('INVALID_COMPLETE_INPUT')
    expect((await completeCheck(app, begun)).usage).toBe(usage)
  })

  test('not by who began it and had somebody else pass it in another browser', async () => {
    const begun = await beginCheck(app)
    const told = new URL(await passCheck(app, begun, { who }), app.base).searchParams.get('arrival') ?? ''
    const { transactionId, verifier } = begun
    const mine = new URL(await passCheck(app, begun, { who, outcome: 'refuse' }), app.base).searchParams.get('arrival')
    expect(mine).not.toBe(told)
    for (const arrival of [undefined, mine ?? '', told.slice(1)]) {
      const body = { transactionId, verifier, ...(arrival === undefined ? {} : { arrival }) }
      expect(await codeOf(app.ask(calls.completeKg, { body }))).toBe('INVALID_COMPLETE_INPUT')
    }
    expect((await app.ask(calls.completeKg, { body: { transactionId, verifier, arrival: told } })).usage).toBe(usage)
  })

  test('by a browser that repeats its way back', async () => {
    const begun = await beginCheck(app)
    const { address, fields } = await chooseAt(app, begun, { who })
    const [first, again] = [await sendForm(address, fields), await sendForm(address, fields)]
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
  })

  test('not before anything came back', async () => {
    const begun = await beginCheck(app)
    expect(await codeOf(completeCheck(app, begun))).toBe('INVALID_COMPLETE_INPUT')
    await passCheck(app, begun, { who })
    expect((await completeCheck(app, begun)).usage).toBe(usage)
  })

  test('not after ten minutes', async () => {
    const begun = await beginCheck(app)
    await passCheck(app, begun, { who })
    await app.sql`update clock_shift set shift = shift + interval '601 seconds'`
    expect(await codeOf(completeCheck(app, begun))).toBe('INVALID_COMPLETE_INPUT')
  })
})

test('keeps nothing of the person once it is over, whatever came out', async () => {
  for (const outcome of ['approve', 'refuse'] as const) {
    const begun = await beginCheck(app, { person: who })
    await passCheck(app, begun, { who, outcome })
    const kept = () => app.sql`
      select asked_sealed, returned_sealed from identity_requests where transaction_id = ${begun.transactionId}`
    expect(Object.values((await kept())[0] ?? {}).filter((sealed) => sealed !== null)).toHaveLength(2)
    await completeCheck(app, begun).catch(() => undefined)
    expect(await kept()).toEqual([{ asked_sealed: null, returned_sealed: null }])
  }
})

describe('a forged call-back', () => {
  const forge = async (fields: Readonly<Record<string, string>>) => {
    const begun = await beginCheck(app)
    await comeBack(app, begun, { address: begun.form.fields['successUrl'] ?? '', fields })
    return begun
  }

  test('with an address of somebody else proves nobody, and nobody is asked', async () => {
    const begun = await forge({
      resultCode: '0000', txId: 'x', token: 'AAECAwQFBgcICQoLDA0ODw==', authRequestUrl: 'http://169.254.169.254/latest',
    })
    expect(await codeOf(completeCheck(app, begun))).toBe('INVALID_COMPLETE_INPUT')
    expect(await codeOf(completeCheck(app, begun))).toBe('ALREADY_COMPLETED')
  })

  test('with the real result of another check proves nobody', async () => {
    const own = await beginCheck(app)
    const { fields } = await chooseAt(app, own, { who })
    expect(await codeOf(completeCheck(app, await forge(fields)))).toBe('INVALID_COMPLETE_INPUT')
  })

  test('that comes after the real one changes nothing', async () => {
    const begun = await beginCheck(app)
    await passCheck(app, begun, { who })
    const forged = await sendForm(begun.form.fields['successUrl'] ?? '', { resultCode: '9999', resultMsg: 'forged' })
    expect(forged.status).toBe(303)
    expect((await completeCheck(app, begun)).usage).toBe(usage)
  })

  test('with a mark that is not ours leads to the screen and nowhere else', async () => {
    for (const query of ['?s=AAAAAAAAAAAAAAAAAAAAAA', '', '?s=%27%22%3E', '?s=AAAAAAAAAAAAAAAAAAAAAA&s=B']) {
      const landed = await sendForm(`${app.base}/k/cb${query}`, { resultCode: '0000', resultMsg: 'x'.repeat(3_000) })
      expect([landed.status, landed.headers.get('location')]).toEqual([303, '/identity/return'])
    }
  })
})

test.each(['refuse', 'refuseResult'] as const)('says in the provider’s words why not (%s)', async (outcome) => {
  const begun = await beginCheck(app)
  await passCheck(app, begun, { who, outcome })
  const { body } = await refusalOf(completeCheck(app, begun))
  expect(body.code).toBe('INVALID_COMPLETE_INPUT')
  expect(body.message).toMatch(outcome === 'refuse' ? /\(사용자가 인증을 취소하였습니다\.\)$/ : /\(인증 결과가 없습니다\.\)$/)
})

test.each(['garbage', 'unreadable', 'blank', 'otherTransaction'] as const)('proves nobody by %s', async (outcome) => {
  const begun = await beginCheck(app)
  await passCheck(app, begun, { who, outcome })
  expect(await codeOf(completeCheck(app, begun))).toBe('INVALID_COMPLETE_INPUT')
})

test('may be tried again when the provider did not answer in time', async () => {
  const begun = await beginCheck(app)
  await passCheck(app, begun, { who, outcome: 'timeOut' })
  expect((await refusalOf(completeCheck(app, begun))).status).toBe(503)
  expect((await refusalOf(completeCheck(app, begun))).status).toBe(503)
})

describe('a check of one known person', () => {
  test('lets nobody else through', async () => {
    const begun = await beginCheck(app, { person: who })
    const { flgFixedUser, userName, userPhone, userBirth, userHash, ...open } = begun.form.fields
    expect([flgFixedUser, userName, userPhone, userBirth, userHash?.length])
      .toEqual(['Y', who.name, who.phone, who.birthday, 64])
    // Whoever takes the lock off the form on the way gets past the provider, and no further.
    const tampered = { ...begun, form: { ...begun.form, fields: { ...open, flgFixedUser: 'N' } } }
    await passCheck(app, tampered, { who: somebody({ name: '김철수' }) })
    expect(await codeOf(completeCheck(app, begun))).toBe('INVALID_COMPLETE_INPUT')
  })

  test.each([
    [{ birthday: '19900231' }], [{ birthday: '900101' }], [{ phone: '15881234' }], [{ phone: '010' }],
    [{ name: '이름이아홉자를넘는사람' }],
  ])('is refused for one whom nobody could be (%o)', async (wrong) => {
    const { name, birthday, phone } = who
    expect(await codeOf(beginCheck(app, { person: { name, birthday, phone, ...wrong } })))
      .toBe('INVALID_IDENTIFY_PERSON')
  })
})

describe('the stand-in', () => {
  test('refuses a form that the provider would refuse', async () => {
    const { form: { url, fields } } = await beginCheck(app, { person: who })
    const wrong: Readonly<Record<string, string>>[] = [
      { mid: 'SOMEBODY' }, { authHash: '0'.repeat(64) }, { mTxId: 'x'.repeat(21) }, { reqSvcCd: '03' },
      { reservedMsg: '' }, { userHash: '0'.repeat(64) }, { userName: '다른사람' }, { successUrl: 'x'.repeat(129) },
    ]
    for (const changed of wrong)
      expect((await sendForm(app.base + url, { ...fields, ...changed })).status).toBe(400)
    expect((await sendForm(app.base + url, fields)).status).toBe(200)
  })

  test('serves pages that run no script but the one that goes back', async () => {
    const begun = await beginCheck(app)
    const page = await sendForm(app.base + begun.form.url, begun.form.fields)
    expect(page.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'",
      "form-action 'self'",
    ])
    const html = await page.text()
    expect(html).not.toContain('<script')
    expect(html).toContain('휴대폰 본인인증(문자)')
    const { fields } = formIn(html)
    const back = await sendForm(`${app.base}/simulators/kg/decide`, {
      ...fields, name: '"><script>alert(1)</script>', birthday: '19900101', phone: '01012345678', method: 'TOSS',
      outcome: 'approve', backBy: 'post', successUrl: `${app.base}/k/cb?s=1&x="><script>`,
    })
    expect(await back.text()).not.toMatch(/<script>/)
  })
})

describe('proofs without the provider', () => {
  test('are refused for people who cannot be', async () => {
    const { name, birthday, phone } = who
    expect(await codeOf(app.ask(calls.completeAsDummy, { body: { name, birthday: '19901301', phone, usage } })))
      .toBe('INVALID_COMPLETE_INPUT')
    expect((await app.ask(calls.completeAsDummy, { body: { name, birthday, phone, usage } })).usage).toBe(usage)
  })

  test('take a name as one sees it', async () => {
    const { birthday, phone } = who
    const { identityToken: token } =
      await app.ask(calls.completeAsDummy, { body: { name: '\u202e홍\u200b길동', birthday, phone, usage } })
    expect((await app.ask(calls.getIdentityTokenPerson, { body: { token, usage } })).name).toBe('홍*동')
  })

  test('do not exist outside the sandbox, nor does the stand-in', async () => {
    const alpha = await startTestApp(alphaSettings)
    const options = { headers: { 'app-namespace': 'alpha' } }
    const { name, birthday, phone } = who
    const dummy = alpha.ask(calls.completeAsDummy, { body: { name, birthday, phone, usage } }, options)
    expect((await refusalOf(dummy)).status).toBe(404)
    const addresses = [['auth', 'POST'], ['decide', 'POST'], ['result', 'POST'], ['page.css', 'GET']] as const
    for (const [path, method] of addresses)
      expect((await fetch(`${alpha.base}/simulators/kg/${path}`, { method })).status).toBe(404)
    const { form } = await alpha.ask(calls.initKg, { body: { usage } }, options)
    expect(form.url).toBe('https://sa.inicis.com/auth')
    expect(form.fields['mid']).toBe('TESTMID000')
    expect(form.fields['successUrl']).toMatch(/^https:\/\/bidyard\.example\/k\/cb\?s=/)
    const { headers } = await fetch(`${alpha.base}/nothing`)
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://sa.inicis.com")
    await alpha.stop()
  })
})

test('says of a token that is unknown, used up or for something else the same', async () => {
  const { name, birthday, phone } = who
  const { identityToken } = await app.ask(calls.completeAsDummy, { body: { name, birthday, phone, usage: 'sign-up' } })
  for (const body of [{ token: 'no such token', usage }, { token: identityToken, usage }] as const) {
    expect(await codeOf(app.ask(calls.validateIdentityToken, { body }))).toBe('INVALID_TOKEN')
    expect(await codeOf(app.ask(calls.getIdentityTokenPerson, { body }))).toBe('INVALID_TOKEN')
  }
})

test('keeps nothing of a person in the open, neither in tables nor in logs', async () => {
  const secret = { name: '남궁민수', phone: '01087654321', birthday: '19811203' }
  const begun = await beginCheck(app, { person: secret })
  await passCheck(app, begun, { who: secret })
  const { identityToken } = await completeCheck(app, begun)
  const [row] = await app.sql<{ kept: string }[]>`
    select (select jsonb_agg(r)::text from identity_requests r)
      || (select jsonb_agg(t)::text from identity_tokens t) as kept`
  for (const text of [secret.name, secret.phone, secret.birthday, identityToken, begun.verifier]) {
    expect(row?.kept).not.toContain(text)
    expect(app.logged.join('\n')).not.toContain(text)
  }
  const mark = new URL(begun.form.fields['successUrl'] ?? '').searchParams.get('s') ?? '?'
  expect(app.logged.join('\n')).not.toContain(mark)
})
