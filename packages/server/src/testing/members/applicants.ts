// People who apply: proven by the sandbox's identity check, with papers in their hands.
import { randomUUID } from 'node:crypto'
import type { AskOf } from '@bidyard/contract/call'
import { membersCalls } from '@bidyard/contract/calls/members'
import type { BusinessOwnerType, RegistrationType } from '@bidyard/contract/enums'
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import {
  type RegistrationDocument, requiredDocuments,
} from '@bidyard/contract/shapes/registration/registration-documents'
import type { Database } from '../../runtime/database/database.ts'
import { proofOf, somebody, type Somebody } from '../accounts.ts'
import type { Ask } from '../ask.ts'
import { freshBusinessNumber } from '../make.ts'

export const freshUsername = (): string => `d${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** A kept file as an applicant leaves it, without its content: for tests that race for rows and look at no paper. */
export const makePaper = async (database: Database, usageType: RegistrationDocument): Promise<string> => {
  const sealedBy = usageType === 'representativeKrRrn' ? 'nobody' : null
  return database.transact(async (tx) => {
    const { id } = await tx
      .insertInto('files')
      .values({
        usage_type: usageType, name: '서류.pdf', content_type: 'application/pdf', state: 'commit', size_bytes: 10,
        sealed_by: sealedBy, committed_at: new Date(),
      })
      .returning('id').executeTakeFirstOrThrow()
    return id
  })
}

export interface ApplicantWish {
  readonly person?: Somebody
  readonly username?: string
  readonly businessOwnerType?: BusinessOwnerType
  /** Of a shop that is there already; else a new one is asked for. */
  readonly joins?: string
  readonly businessNumber?: string
  readonly registrationType?: RegistrationType
  readonly email?: string
}

export type Submission = AskOf<typeof membersCalls.submitRegistration>['body']

export const newShop = (businessNumber: string, registrationType: RegistrationType = 'personal') => ({
  shopName: '새빛모터스', companyName: null, registrationType, businessNumber, corporateNumber: null,
  representativeName: '홍길동', phoneNumber: '02-987-6543', email: 'shop@example.com',
  address: { postalCode: '06236', road: '서울특별시 강남구 테헤란로 1', detail: '' },
})

/** A whole submission that is right in itself: proof and papers are fresh. */
export const submissionOf = async (
  app: { readonly ask: Ask; readonly database: Database }, wish: ApplicantWish = {},
): Promise<Submission> => {
  const { registrationType = 'personal', joins, email = 'dealer@example.com' } = wish
  const businessOwnerType = wish.businessOwnerType ?? (joins === undefined ? 'owner' : 'employee')
  const shop = joins === undefined ? 'new' : 'existing'
  const needed = requiredDocuments({ registrationType, businessOwnerType, shop })
  const documents = []
  for (const usageType of needed) documents.push({ usageType, fileId: await makePaper(app.database, usageType) })
  return {
    identityToken: await proofOf(app.ask, wish.person ?? somebody(), 'sign-up'),
    username: wish.username ?? freshUsername(),
    password: '비오는날엔파전과막걸리', email, businessOwnerType, documents,
    consents: consentVersions,
    shop: joins === undefined
      ? { is: 'new', info: newShop(wish.businessNumber ?? freshBusinessNumber(), registrationType) }
      : { is: 'existing', businessNumber: joins },
  }
}

export const submit = (ask: Ask, body: Submission) =>
  ask(membersCalls.submitRegistration, { body }, { key: randomUUID() })
