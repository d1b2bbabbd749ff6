// The papers of a registration: each applicant brings what the table says, no less, no more and nothing twice.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessOwnerType, registrationType } from '../../enums/members.ts'
import { documentFaults, registrationDocuments, requiredDocuments } from './registration-documents.ts'

const applying = fc.record({
  registrationType: fc.constantFrom(...registrationType.values),
  businessOwnerType: fc.constantFrom(...businessOwnerType.values),
  shop: fc.constantFrom('new' as const, 'existing' as const),
})
const paper = fc.constantFrom(...registrationDocuments)

describe('the papers that are needed', () => {
  it('are those of the trade for the owner of a new shop, with the representative behind them', () => {
    expect(requiredDocuments({ registrationType: 'personal', businessOwnerType: 'owner', shop: 'new' })).toEqual([
      'businessRegistration', 'vehicleManagementBusinessRegistration', 'representativeKrRrn',
    ])
  })

  it('are more by the extract of the register for a corporation, and by the card for an employee', () => {
    fc.assert(fc.property(applying, (one) => {
      const needed = requiredDocuments(one)
      const isNew = one.shop === 'new'
      expect(needed.includes('corporateRegistration')).toBe(isNew && one.registrationType === 'corporate')
      expect(needed.includes('employeeCard')).toBe(one.businessOwnerType === 'employee')
      expect(needed.includes('vehicleManagementBusinessRegistration')).toBe(isNew)
      expect(needed.includes('representativeKrRrn')).toBe(isNew || one.businessOwnerType === 'owner')
    }))
  })

  it('are the card alone for whoever joins a shop as an employee', () => {
    expect(requiredDocuments({ registrationType: 'corporate', businessOwnerType: 'employee', shop: 'existing' }))
      .toEqual(['employeeCard'])
  })
})

describe('papers that are brought', () => {
  it('have no fault exactly when they are the needed ones, once each, in any order', () => {
    fc.assert(fc.property(applying, fc.array(paper, { maxLength: 8 }), (one, brought) => {
      const isExact = brought.toSorted().join() === [...requiredDocuments(one)].toSorted().join()
      expect(documentFaults(one, brought).length === 0).toBe(isExact)
    }))
  })

  it('are told apart by what is wrong with them', () => {
    const one = { registrationType: 'personal', businessOwnerType: 'employee', shop: 'existing' } as const
    expect(documentFaults(one, ['businessRegistration'])).toEqual([
      { usageType: 'businessRegistration', problem: 'notAsked' }, { usageType: 'employeeCard', problem: 'missing' },
    ])
    expect(documentFaults(one, ['employeeCard', 'employeeCard'])).toEqual([
      { usageType: 'employeeCard', problem: 'twice' },
    ])
  })
})
