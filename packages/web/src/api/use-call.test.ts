// Idempotency keys over several attempts, and what the types of calls allow.
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { calls } from '@bidyard/contract/calls'
import type { AskOf } from '@bidyard/contract/call'
import { CallFailure } from './call-failure.ts'
import { createKeyring, type useCall } from './use-call.ts'

const counting = () => {
  let count = 0
  return createKeyring(() => `key-${++count}`)
}
const lost = new CallFailure({ kind: 'network' })
const refused = new CallFailure({ kind: 'answer', status: 400, code: 'X' })

describe('the key of an attempt', () => {
  it('stays the same while nobody knows whether the server acted', () => {
    const keyring = counting()
    const first = keyring.keyFor({ body: 1 })
    keyring.settle(lost)
    expect(keyring.keyFor({ body: 1 })).toBe(first)
  })

  it('is new after an answer, be it a success or a refusal', () => {
    const keyring = counting()
    const keys = [keyring.keyFor({ body: 1 })]
    keyring.settle()
    keys.push(keyring.keyFor({ body: 1 }))
    keyring.settle(refused)
    keys.push(keyring.keyFor({ body: 1 }))
    expect(new Set(keys).size).toBe(3)
  })

  it('is new when something else is asked', () => {
    const keyring = counting()
    const first = keyring.keyFor({ body: 1 })
    keyring.settle(lost)
    expect(keyring.keyFor({ body: 2 })).not.toBe(first)
  })
})

describe('the types of a call', () => {
  type Change = typeof calls.reference.changeConfig

  it('ask for what the call declares and nothing else', () => {
    expectTypeOf<keyof AskOf<Change>>().toEqualTypeOf<'body'>()
    expectTypeOf<keyof AskOf<typeof calls.reference.getConfig>>().toEqualTypeOf<'params'>()
    expectTypeOf<ReturnType<typeof useCall<Change>>['mutate']>().parameter(0).toEqualTypeOf<AskOf<Change>>()
  })
})
