// Mails over SMTP, against a server of our own: what arrives, what is never sent in the open, and what a fault means.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { ownCertificate } from '../../testing/machine/own-certificate.ts'
import { openSmtpServer, type SmtpWish as ServerWish, type TestSmtp } from '../../testing/mail/smtp-server.ts'
import type { Mail, MailOutcome } from './mailer.ts'
import { openSmtpMailer, type SmtpWish } from './smtp-mailer.ts'

const servers: TestSmtp[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const serve = async (wish?: ServerWish): Promise<TestSmtp> => {
  const server = await openSmtpServer(wish)
  servers.push(server)
  return server
}

const mail: Mail = {
  id: '0190d3b0-0000-7000-8000-000000000001', to: 'dealer@example.com', subject: '회원가입 승인',
  text: '안녕하세요.\n.\nBye.', writtenAt: new Date('2026-11-21T00:00:00Z'),
}
const login = { user: 'desk', password: '비밀 word' }

interface Sending {
  readonly port: number
  readonly with?: Partial<SmtpWish>
  readonly mail?: Partial<Mail>
  readonly claim?: () => Promise<boolean>
  readonly signal?: AbortSignal
}
const send = (given: Sending): Promise<MailOutcome> =>
  openSmtpMailer({
    host: 'localhost', port: given.port, tls: false, user: undefined, password: undefined,
    from: 'desk@bidyard.example', onOwnMachine: false, timeoutMs: 10_000, ca: ownCertificate, ...given.with,
  }).send({ ...mail, ...given.mail }, {
    signal: given.signal ?? new AbortController().signal, claim: given.claim ?? (() => Promise.resolve(true)),
  })

const partsOf = (server: TestSmtp) => {
  const [{ content } = { content: '' }] = server.mails
  const [head = '', body = ''] = content.split('\r\n\r\n')
  return { head, text: Buffer.from(body, 'base64').toString() }
}

test('a mail arrives over a secret wire, signed in, in any script', async () => {
  const server = await serve({ login: 'desk:비밀 word' })
  expect(await send({ port: server.port, with: login })).toEqual({ kind: 'accepted' })
  expect(server.mails).toMatchObject([{
    from: 'MAIL FROM:<desk@bidyard.example>', to: 'RCPT TO:<dealer@example.com>', user: 'desk', isSecret: true,
  }])
  const { head, text } = partsOf(server)
  expect(text).toBe('안녕하세요.\r\n.\r\nBye.')
  expect(head.split('\r\n')).toEqual([
    'From: desk@bidyard.example', 'To: dealer@example.com', 'Subject: =?UTF-8?B?7ZqM7JuQ6rCA7J6FIOyKueyduA==?=',
    'Date: Sat, 21 Nov 2026 00:00:00 +0000', `Message-ID: <${mail.id}@bidyard.example>`, 'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', 'Auto-Submitted: auto-generated',
  ])
})

test('a reader to whom it is handed on has it taken as well', async () => {
  const server = await serve({ reply: (line) => (line.startsWith('RCPT') ? '251 lives elsewhere now' : undefined) })
  expect(await send({ port: server.port })).toEqual({ kind: 'accepted' })
  expect(server.mails).toHaveLength(1)
})

test('the wire may be secret from its first byte on', async () => {
  const server = await serve({ tls: true })
  expect(await send({ port: server.port, with: { tls: true } })).toEqual({ kind: 'accepted' })
  expect(server.mails[0]?.isSecret).toBe(true)
})

test('a long subject and a long text keep their lines short and come back whole', async () => {
  const server = await serve()
  const subject = '가나다라마바사 😀 '.repeat(20).trim()
  const text = '가'.repeat(5_000)
  await send({ port: server.port, mail: { subject, text } })
  const { head } = partsOf(server)
  for (const line of (server.mails[0]?.content ?? '').split('\r\n')) expect(line.length).toBeLessThanOrEqual(90)
  const words = [...head.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([word, content = '']) => {
    expect(word.length).toBeLessThanOrEqual(75)
    return Buffer.from(content, 'base64').toString()
  })
  expect(words.join('')).toBe(subject)
  expect(partsOf(server).text).toBe(text)
})

describe('nothing is smuggled into it', () => {
  test('by a subject of several lines', async () => {
    const server = await serve()
    await send({ port: server.port, mail: { subject: 'a\r\nBcc: victim@example.com' } })
    expect(server.mails[0]?.content).not.toMatch(/^Bcc/m)
  })

  const notAddresses = [
    'a@example.com\r\nRCPT TO:<victim@example.com>', 'a@example.com>', '<a@example.com', 'a b@example.com',
    'a@example.com,b@example.com', 'a@', '@example.com', '홍길동@example.com', 'a@exa\u0000mple.com', '',
  ]
  test.each(notAddresses)('by an address like %j, which is refused for good', async (to) => {
    const server = await serve()
    expect((await send({ port: server.port, mail: { to } })).kind).toBe('refused')
    expect(server.lines.join()).not.toMatch(/RCPT|victim/)
  })

  test('and a domain in another script is written as servers know it', async () => {
    const server = await serve()
    expect((await send({ port: server.port, mail: { to: 'dealer@한글.example' } })).kind).toBe('accepted')
    expect(server.mails[0]?.to).toBe('RCPT TO:<dealer@xn--bj0bj06e.example>')
  })
})

describe('nothing is said in the open', () => {
  test('to a server that offers no secret wire', async () => {
    const server = await serve({ offersSecret: false, login: 'desk:비밀 word' })
    expect(await send({ port: server.port, with: login })).toMatchObject({ kind: 'notYet' })
    expect(server.lines).toEqual(['EHLO bidyard.example'])
  })

  test('nor to one whose certificate nobody vouches for, or that is another’s', async () => {
    const server = await serve({ login: 'desk:비밀 word' })
    expect(await send({ port: server.port, with: { ...login, ca: '' } })).toMatchObject({ kind: 'notYet' })
    expect(await send({ port: server.port, with: { ...login, host: '127.0.0.2' } })).toMatchObject({ kind: 'notYet' })
    expect(server.lines.join()).not.toContain('AUTH')
  })

  test('and words that are slipped in before the wire is secret end it', async () => {
    const server = await serve({ reply: (line) => (line === 'STARTTLS' ? '220 go on\r\n250 mine' : undefined) })
    const why = 'words before the wire was secret'
    expect(await send({ port: server.port })).toEqual({ kind: 'notYet', why })
  })

  test('and a reply that comes before its question ends it', async () => {
    const server = await serve({ reply: (line) => (line.startsWith('MAIL') ? '250 fine\r\n250 fine' : undefined) })
    const why = 'a reply that nobody asked for'
    expect(await send({ port: server.port })).toEqual({ kind: 'notYet', why })
    expect(server.lines.join()).not.toContain('RCPT')
  })

  test('but a server on this very machine needs no secret wire', async () => {
    const server = await serve({ offersSecret: false })
    expect(await send({ port: server.port, with: { onOwnMachine: true } })).toEqual({ kind: 'accepted' })
  })
})

describe('a fault', () => {
  const at = (place: string, words: string) =>
    serve({ reply: (line) => (line.startsWith(place) && (line !== '' || place === '') ? words : undefined) })
  test.each([
    ['EHLO', '421 busy', 'notYet'], ['EHLO', '500 what', 'notYet'], ['MAIL', '550 not you', 'notYet'],
    ['RCPT', '450 later', 'notYet'], ['RCPT', '550 nobody', 'refused'], ['DATA', '451 later', 'notYet'],
    ['.', '451 later', 'notYet'], ['.', '554 spam', 'refused'], ['RCPT', 'hang up', 'notYet'],
    ['.', 'hang up', 'unknown'], ['EHLO', 'rubbish', 'notYet'], ['EHLO', '250-a\r\n'.repeat(20_000), 'notYet'],
  ])('of %s: %j means %s', async (place, words, kind) => {
    const server = await at(place, words)
    expect((await send({ port: server.port })).kind).toBe(kind)
    expect(server.mails).toHaveLength(0)
  })

  const silences = [['RCPT', 'notYet'], ['.', 'unknown']] as const
  test.each(silences)('of silence at %s ends within its time as %s', async (place, kind) => {
    const server = await at(place, 'silence')
    expect((await send({ port: server.port, with: { timeoutMs: 300 } })).kind).toBe(kind)
  })

  test('of a wrong password may be mended, so it is no refusal', async () => {
    const server = await serve({ login: 'desk:other' })
    expect(await send({ port: server.port, with: login })).toMatchObject({ kind: 'notYet', why: '535 no' })
  })

  test('of nobody there, or of a job whose time is over, is told at once', async () => {
    const server = await serve()
    await server.close()
    servers.pop()
    expect((await send({ port: server.port })).kind).toBe('notYet')
    expect((await send({ port: server.port, signal: AbortSignal.abort() })).kind).toBe('notYet')
  })
})

test('is not sent when somebody else claimed it first, and the claim comes last of all', async () => {
  const server = await serve()
  const seen: string[] = []
  const claim = async (): Promise<boolean> => {
    seen.push(...server.lines)
    await pause(0)
    return false
  }
  expect(await send({ port: server.port, claim })).toEqual({ kind: 'taken' })
  expect(seen.at(-1)).toBe('DATA')
  expect(server.mails).toHaveLength(0)
})
