// People who have applied: under review, rejected, and tried again, each with papers that the reviewer can open.
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { requiredDocuments } from '@bidyard/contract/shapes/registration/registration-documents'
import { writePerson } from '../../identity/for-other-areas.ts'
import { type FileParts, keepMadeFile } from '../../files/for-other-areas.ts'
import { handIn, rejectOne, type SoughtShop } from '../../members/for-other-areas.ts'
import { findShopByNumber } from '../../shops/for-other-areas.ts'
import { toldThen } from '../../../runtime/time/back-then.ts'
import type { Emit } from '../../../runtime/work/events.ts'
import { updateReviewed, updateSubmitted } from './demo.sql.ts'
import { factsOf, type Filling } from './fill-people.ts'
import type { ApplicantRow, WorldRows } from './rows.ts'

const notes: Readonly<Record<string, string>> = {
  documentInvalid: '사업자등록증이 흐려서 읽을 수 없습니다. 다시 찍어 올려 주세요.',
  rrnNotMasked: '신분증의 주민등록번호 뒷자리를 가리고 다시 올려 주세요.',
}

const hourMs = 3_600_000
const hoursUntilReview = 17
const hoursUntilNextTry = 24

const soughtBy = async ({ tx }: Filling, row: ApplicantRow): Promise<SoughtShop> => {
  if (row.shop !== null) {
    const { name: shopName, ...shop } = row.shop
    const shopInfo = {
      ...shop, shopName, companyName: null, phoneNumber: `0200${shop.businessNumber.slice(-6)}`,
      email: `${row.uid}@example.com`,
      address: { postalCode: '06236', road: '서울특별시 강남구 테헤란로 100', detail: '3층' },
    }
    const { businessNumber, registrationType } = shop
    return { shopId: null, shopName, businessNumber, registrationType, shopInfo }
  }
  const shop = row.joins === null ? undefined : await findShopByNumber(tx, row.joins)
  if (shop === undefined) throw new Error(`${row.uid} joins no shop`)
  const { id: shopId, name: shopName, businessNumber, registrationType } = shop
  return { shopId, shopName, businessNumber, registrationType, shopInfo: null }
}

type Given = Filling & {
  readonly files: FileParts; readonly now: Date; readonly emit: Emit; readonly paper: WorldRows['paper']
}

const apply = async (given: Given, row: ApplicantRow, personId: string, hoursAgo: number): Promise<string> => {
  const { files, paper, passwordHash } = given
  const shop = await soughtBy(given, row)
  const needed = requiredDocuments({
    registrationType: shop.registrationType, businessOwnerType: row.owner,
    shop: shop.shopId === null ? 'new' : 'existing',
  })
  const documents = []
  for (const usageType of needed) {
    const { ending, contentType, content } = paper(usageType)
    const name = `${usageType}.${ending}`
    const fileId = await keepMadeFile(files, given, { usageType, name, contentType, content, uploaderId: null })
    documents.push({ usageType, fileId })
  }
  const handed = await handIn(toldThen(given, new Date(given.now.getTime() - hoursAgo * hourMs)), {
    personId, name: row.name, username: row.uid, hash: async () => passwordHash, email: `${row.uid}@example.com`,
    businessOwnerType: row.owner, shop, documents, consents: consentVersions, language: 'ko',
  })
  if ('problem' in handed) throw new Error(`${row.uid} could not apply: ${handed.problem}`)
  await updateSubmitted(given.tx, handed.id, hoursAgo)
  return handed.id
}

export const fillApplicant = async (given: Given, row: ApplicantRow): Promise<void> => {
  const { tx, personal, next } = given
  const personId = await writePerson(tx, personal, factsOf(row.name, next()))
  const id = await apply(given, row, personId, row.submittedHoursAgo)
  if (row.rejected === null) return
  await rejectOne(given, { id, rejectType: row.rejected, note: notes[row.rejected] ?? '서류를 확인해 주세요.' })
  await updateReviewed(tx, id, row.submittedHoursAgo - hoursUntilReview)
  if (row.triesAgain) await apply(given, row, personId, row.submittedHoursAgo - hoursUntilNextTry)
}
