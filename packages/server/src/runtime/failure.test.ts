// A failure keeps all that was said of it, in whichever order it was said.
import { expect, it } from 'vitest'
import { Failure } from './failure.ts'

it('keeps whom it was about and what somebody else said of it, whichever comes first', () => {
  const failure = new Failure('INVALID_INPUT', '0001.invalid_amount')
  const both = { code: 'INVALID_INPUT', detail: '0001.invalid_amount', about: 'user', said: 'no answer' }
  expect(failure.concerning('user').saying('no answer')).toMatchObject(both)
  expect(failure.saying(' no\n answer ').concerning('user')).toMatchObject(both)
})
