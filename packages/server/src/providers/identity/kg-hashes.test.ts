// The hashes that KG Inicis checks, against published vectors.
import { expect, test } from 'vitest'
import { authHashOf, userHashOf } from './kg-hashes.ts'

const transaction = { mid: 'TESTMID000', transactionId: 'm1234567890123456789' }

test('proves the merchant', () => {
  expect(authHashOf(transaction, 'synthetic-api-key'))
    .toBe('ef178385e93fdd4a130a73c278782b54c1eaec180e28717f3c700f2ab64b8b15')
})

test('proves whom the check is fixed to', () => {
  const person = { name: '홍길동', phone: '01012345678', birthday: '19900101' }
  expect(userHashOf(transaction, person, '01'))
    .toBe('5dccc4a38e98626e90d63579fda794f738bd78bb3c9c9f81972685898c3c242e')
})
