// Which errors mean that the service is busy or being restarted, and which are mistakes of our own.
import { expect, test } from 'vitest'
import { errorAnswer } from './answer.ts'

const sqlError = (code: string): Error => Object.assign(new Error('on purpose'), { code })

test.each([
  ['08006', 'connection failure'], ['53300', 'too many connections'], ['53100', 'disk full'],
  ['57P01', 'shutting down'], ['57P03', 'starting up'],
  ['57014', 'statement time-out'], ['55P03', 'lock time-out'], ['25006', 'a standby'],
  ['25P03', 'idle too long'], ['40001', 'lost again and again'], ['40P01', 'deadlocked again and again'],
  ['CONNECTION_CLOSED', 'cut off'], ['CONNECT_TIMEOUT', 'no way there'], ['ECONNREFUSED', 'nobody there'],
  ['ENOTFOUND', 'no such machine'], ['ETIMEDOUT', 'too late'],
])('%s (%s) is 503 with the time to come back, and in the log', (code) => {
  const answer = errorAnswer(sqlError(code), 'en', 'request-1')
  expect(answer).toMatchObject({ status: 503, retryAfterSeconds: 1, expected: false })
  expect(answer.body).toMatchObject({ code: 'UNAVAILABLE', detail: null, requestId: 'request-1' })
})

test.each(['23505', '42703', '22P02', 'ERR_INVALID_ARG_TYPE', ''])('%s is 500 and in the log', (code) => {
  const answer = errorAnswer(sqlError(code), 'ko', 'x')
  expect(answer).toMatchObject({ status: 500, expected: false, body: { code: 'INTERNAL' } })
})

test('an error of JSON somewhere inside is a mistake of our own, not of the client', () => {
  expect(errorAnswer(new SyntaxError('Unexpected token'), 'ko', 'x').status).toBe(500)
})

test.each([undefined, null, 'text', 5, {}])('%j thrown by somebody is 500', (thrown) => {
  expect(errorAnswer(thrown, 'ko', 'x').status).toBe(500)
})
