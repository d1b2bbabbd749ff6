// Notices of KG Inicis: who may bring them, in which encoding, and what is read out of them.
import { describe, expect, test } from 'vitest'
import { koreanForm } from '../../../testing/korean-bytes.ts'
import { readIniapiNotice } from './iniapi-notice.ts'

const settings = { mid: 'INIpayTest', noticeAddresses: ['203.238.37.15', '39.115.212.9'] }
const desktop = {
  no_tid: 'INIAPIVacctINIpayTest20260302', no_oid: 'va-0198f0c2', id_merchant: 'INIpayTest', cd_bank: '00000088',
  cd_deal: '00000004', dt_trans: '20260302', tm_trans: '093000', no_vacct: '56211102030405', amt_input: '330000',
  type_msg: '0200', nm_inputbank: '국민은행', nm_input: '홍길동', cl_trans: '1100', flg_close: '0', no_req_tid: 'X',
}
const phone = {
  P_STATUS: '02', P_TID: 'INIMX_VBNK', P_OID: 'va-0198f0c2', P_MID: 'INIpayTest', P_TYPE: 'VBANK', P_AMT: '330000',
  P_AUTH_DT: '20260302093000', P_RMESG1: '56211102030405|20260304',
}
const hint = {
  orderId: 'va-0198f0c2', accountNumber: '56211102030405', amountWon: 330_000, secret: undefined, bankKey: undefined,
}
const read = (fields: Readonly<Record<string, string>>, address = '203.238.37.15') =>
  readIniapiNotice({ headers: {}, body: Buffer.from(koreanForm(fields), 'latin1'), address }, settings)

describe('a notice', () => {
  test('of a deposit and of its reversal is a hint, for desktops and for phones', () => {
    expect(read(desktop)).toEqual({ kind: 'hint', hint })
    expect(read({ ...desktop, type_msg: '0400' })).toEqual({ kind: 'hint', hint })
    expect(read(phone)).toEqual({ kind: 'hint', hint })
  })

  test('is known by address also where the machine maps old addresses into new ones', () => {
    expect(read(desktop, '::ffff:39.115.212.9').kind).toBe('hint')
  })

  test('that an account was issued is of no interest', () => {
    expect(read({ ...phone, P_STATUS: '00' })).toEqual({ kind: 'ignored' })
  })

  test('reads names in the Korean encoding without stumbling over its bytes', () => {
    expect(read({ nm_memo: '홍길동 & 김=철수', ...desktop }).kind).toBe('hint')
  })

  test.each([
    ['another merchant', { ...desktop, id_merchant: 'INIpayTesu' }],
    ['no merchant', { ...desktop, id_merchant: '' }],
    ['no order', { ...desktop, no_oid: '' }],
    ['an order that no database takes', { ...desktop, no_oid: 'a\u0000b' }],
    ['an endless order', { ...desktop, no_oid: 'x'.repeat(101) }],
    ['an amount that is none', { ...desktop, amt_input: '33e4' }],
    ['a negative amount', { ...desktop, amt_input: '-330000' }],
    ['another message', { ...desktop, type_msg: '0100' }],
    ['a failure', { ...phone, P_STATUS: '01' }],
    ['nothing', {}],
  ])('with %s is refused', (_, fields) => {
    expect(read(fields).kind).toBe('refused')
  })

  test.each(['10.0.0.1', '203.238.37.150', '203.238.37.1', ''])('from %s is refused', (address) => {
    expect(read(desktop, address)).toEqual({ kind: 'refused', why: 'not their address' })
  })
})
