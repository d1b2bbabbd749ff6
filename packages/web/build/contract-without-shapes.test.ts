// What the browser gets of the contract: everything plain, nothing of the shapes.
import { call } from '@bidyard/contract/call'
import { enumeration } from '@bidyard/contract/enumeration'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataOf } from './contract-without-shapes.ts'

describe('the contract in the browser', () => {
  it('has of a call its address and who may use it, but no shape', () => {
    const rename = call({
      method: 'POST', path: '/things/:id', summary: 'Renames a thing', who: ['staff'],
      params: z.object({ id: z.string() }), body: z.object({ title: z.string() }), answer: z.null(),
      errors: { FILE_IS_DELETED: [] }, idempotency: 'required',
    })
    expect(Object.entries(dataOf(rename) as object).filter(([, value]) => value !== undefined)).toEqual([
      ['method', 'POST'], ['path', '/things/:id'], ['who', ['staff']], ['idempotency', 'required'],
    ])
  })

  it('has of an enumeration its labels, whatever they are called', () => {
    const part = enumeration('part', { body: ['차체', 'Body'], errors: ['오류', 'Errors'] })
    expect(dataOf(part)).toEqual({
      name: 'part', values: ['body', 'errors'],
      labels: { body: { ko: '차체', en: 'Body' }, errors: { ko: '오류', en: 'Errors' } },
      schema: undefined,
    })
  })
})
