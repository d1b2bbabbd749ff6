// Who may upload, see and look at each kind of file, for every kind and everybody.
import { fileUsageType } from '@bidyard/contract/enums'
import type { Role } from '@bidyard/contract/call'
import { describe, expect, test } from 'vitest'
import { type Caller, nobody } from '../../runtime/caller.ts'
import {
  fileUsageRules, hasImageSizes, isLookNoted, isPicture, isShownNameless, isUploader, mayCommit, mayReview, maySee,
  mayUpload, usagesSeen,
} from './file-usage-rules.ts'

const as = (role: Role, more: Partial<Caller> = {}): Caller =>
  ({ ...nobody(''), roles: new Set([role]), userId: role, ...more })
const stranger = nobody('1.2.3.4')
const [dealer, reviewer, clerk] = [as('dealer'), as('staff', { part: 'registration' }), as('staff', { part: 'money' })]
const uses = fileUsageType.values
const ofRegistration = [
  'businessRegistration', 'employeeCard', 'vehicleManagementBusinessRegistration', 'representativeKrRrn',
  'corporateRegistration',
] as const
const rest = uses.filter((usage) => !(ofRegistration as readonly string[]).includes(usage))

test('papers of a registration are uploaded by anybody, the rest by those who need it', () => {
  const of = (caller: Caller) => uses.filter((usage) => mayUpload(usage, caller)).toSorted()
  expect(of(stranger)).toEqual([...ofRegistration].toSorted())
  const shared = [...ofRegistration, 'document', 'contractDocument', 'memberProfileImage']
  expect(of(dealer)).toEqual([...shared, 'contractAdjustmentLineItemImage'].toSorted())
  for (const role of ['seller', 'partner'] as const)
    expect(of(as(role))).toEqual([...shared, 'carPhoto', 'inspection'].toSorted())
  expect(of(clerk)).toEqual([...uses].toSorted())
})

test('pictures are uploaded everywhere, papers where papers are meant', () => {
  const papers = uses.filter((usage) => fileUsageRules[usage].types.includes('application/pdf'))
  expect(papers.toSorted()).toEqual(['contractDocument', 'document', ...ofRegistration].toSorted())
  for (const usage of uses)
    expect(fileUsageRules[usage].types.filter(isPicture).length).toBeGreaterThanOrEqual(3)
})

describe('a file', () => {
  const file = { usageType: 'document', state: 'commit', uploaderId: 'dealer', exhibitId: null } as const

  test('is its uploader’s, in the session of the same car', () => {
    expect(isUploader(file, dealer)).toBe(true)
    expect(isUploader(file, as('dealer', { userId: 'other' }))).toBe(false)
    expect(isUploader(file, as('dealer', { exhibitId: 'car' }))).toBe(false)
    expect(isUploader({ ...file, uploaderId: null }, stranger)).toBe(false)
  })

  test('is kept by its uploader, and by whoever knows it where it has none', () => {
    expect([mayCommit(file, dealer), mayCommit(file, clerk)]).toEqual([true, false])
    expect(mayCommit({ ...file, uploaderId: null }, stranger)).toBe(true)
  })

  test('is seen by its uploader and the office; of a registration by those who review them', () => {
    for (const usageType of uses) {
      const of = { ...file, usageType }
      expect(maySee(of, dealer)).toBe(true)
      expect(maySee(of, reviewer)).toBe(true)
      expect(maySee(of, clerk)).toBe(rest.includes(usageType))
      expect(maySee(of, as('dealer', { userId: 'other' }))).toBe(usageType === 'memberProfileImage')
      expect(maySee(of, stranger)).toBe(false)
    }
    const face = { ...file, usageType: 'memberProfileImage', state: 'temp' } as const
    expect(maySee(face, as('dealer', { userId: 'other' }))).toBe(false)
    expect([usagesSeen(clerk), usagesSeen(reviewer), usagesSeen(dealer)]).toEqual([rest, uses, []])
  })

  test('of a registration is looked at by the office in writing', () => {
    for (const usageType of uses)
      expect(isLookNoted({ ...file, usageType }, reviewer)).toBe(!rest.includes(usageType))
    expect(isLookNoted({ ...file, usageType: 'employeeCard' }, dealer)).toBe(false)
  })
})

test('one kind is private, shown to reviewers alone and in one piece', () => {
  expect(uses.filter((usage) => fileUsageRules[usage].isPrivate)).toEqual(['representativeKrRrn'])
  expect(uses.filter((usage) => mayReview(usage, reviewer))).toEqual(['representativeKrRrn'])
  expect(uses.filter((usage) => mayReview(usage, clerk))).toEqual([])
  expect(uses.filter((usage) => !hasImageSizes(usage, 'image/png'))).toEqual(['representativeKrRrn'])
  expect(uses.filter((usage) => hasImageSizes(usage, 'application/pdf'))).toEqual([])
})

test('pictures of cars are shown without the name that may hold a plate', () => {
  expect(uses.filter(isShownNameless).toSorted()).toEqual(['carPhoto', 'inspection'])
})
