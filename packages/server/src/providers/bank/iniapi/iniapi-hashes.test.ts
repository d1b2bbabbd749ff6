// The hashes and the seal of INIAPI, against values worked out apart from this code.
import { expect, test } from 'vitest'
import { cancelHash, formpayHash, jsonHash, sealField } from './iniapi-hashes.ts'

const fields = {
  type: 'Pay', paymethod: 'Vacct', timestamp: '20260301201246', clientIp: '192.0.2.1', mid: 'INIpayTest',
}

test('hashes the fields of an account one after the other', () => {
  expect(formpayHash('synthetic-only-1', { ...fields, moid: 'va-0198f0c2', price: '330000' })).toBe(
    '90341acdd8e13bf77b8db8c4f0bd3aedf3772c5d42d2ac8f2708305d1681840e'
    + '3627c941c7e05dd742bda3c351a160d3a9918dd1b66332d333247252e67e0977',
  )
})

test('hashes a cancellation over the transaction', () => {
  expect(cancelHash('synthetic-only-1', { ...fields, type: 'Refund', paymethod: 'GVacct', tid: 'T1' })).toBe(
    '330a96767df769b65775e16c3deb0f845e53f1d47ebc7c5a9e65265021b8dd09'
    + 'ca430e200401f7d433e334549f0e995b5ecb92d95fd6f19051598cf663ad4980',
  )
})

test('hashes signed JSON over its very text', () => {
  const of = { mid: 'INIpayTest', type: 'inquiry', timestamp: '20260301201246', data: '{"tid":"T1"}' }
  expect(jsonHash('synthetic-only-1', of)).toBe(
    '1fcb7d46c90cecb6d524353f16a282ccd8327b9efd1bc62d2dbaebc693df1ada'
    + 'bcff5021ca9b8c5b201a4379569c75c54de394869f37009ddedef1467646cff3',
  )
})

test('seals an account number under key and start', () => {
  expect(sealField('110123456789', 'synthetic-only-1', 'synthetic-iv-001')).toBe('enXt0K3p/9yJztHwwFmmUg==')
})
