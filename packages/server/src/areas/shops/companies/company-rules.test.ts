// Numbers as digits, addresses without spaces, and the word for what is wrong.
import { expect, test } from 'vitest'
import { companyProblem, plainCompany } from './company-rules.ts'

const said = { businessNumber: '220-81-62517', corporateNumber: '110111-1234567', email: ' a@b.co.kr ', name: ' x ' }

test('a company is kept plain, and what is not said stays unsaid', () => {
  expect(plainCompany(said)).toEqual({
    businessNumber: '2208162517', corporateNumber: '1101111234567', email: 'a@b.co.kr', name: ' x ',
  })
  expect(plainCompany({ ...said, corporateNumber: null, email: null }))
    .toMatchObject({ corporateNumber: null, email: null })
})

test('a number that is none comes before an address that is none', () => {
  const plain = plainCompany(said)
  expect(companyProblem(plain)).toBeUndefined()
  expect(companyProblem({ ...plain, email: null })).toBeUndefined()
  expect(companyProblem({ ...plain, email: 'nowhere' })).toBe('INVALID_SHOP_INFO_EMAIL')
  expect(companyProblem({ ...plain, businessNumber: '2208162518', email: 'nowhere' }))
    .toBe('INVALID_BUSINESS_REGISTRATION_NUMBER')
})
