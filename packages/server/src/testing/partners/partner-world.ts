// What tests of partners begin with: a partner with people, a key, a customer and a car, made through the front door.
import type { ReceivedOf } from '@bidyard/contract/call'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import type { PartnerKeyKind } from '@bidyard/contract/enums'
import { type Launch, sealLaunch, sealLegacyLaunch } from '../../providers/partner-app/launcher.ts'
import { readNow } from '../../runtime/time/clock.ts'
import type { TestApp, TestMember } from '../app.ts'
import type { Ask } from '../ask.ts'
import { makeCompany } from '../make.ts'

type Issued = ReceivedOf<typeof calls.issuePartnerKey>
type Exhibit = ReceivedOf<typeof calls.getExhibit>

export interface LaunchWish extends Partial<Omit<Launch, 'exhibitId'>> {
  readonly exhibitId?: string | null
  readonly issued?: Issued
}

export interface PartnerWorld {
  readonly partnerId: string
  readonly code: string
  readonly officer: TestMember
  readonly key: Issued
  readonly customerId: string
  readonly customerKey: string
  readonly exhibit: Exhibit
  /** Fresh parameters, right unless something else is wished; null names no car. */
  seal(wish?: LaunchWish): Promise<string>
  launch(parameters: string, issued?: Issued): Promise<ReceivedOf<typeof calls.createWebviewAuthToken>>
  issue(kind: PartnerKeyKind): Promise<Issued>
}

let made = 0

export const customerWish = { name: '홍길동', phone: '010-1234-5678' } as const

const register = async (app: TestApp, staff: Ask, code: string): Promise<string> => {
  const { companyId } = await makeCompany(app.database, { kind: 'partner', name: `${code} 은행` })
  await staff(calls.registerPartner, { body: {
    companyId, code, mayActForCustomers: false, deepLink: 'samplebank://cars/{exhibitId}',
    frameAncestors: ['https://app.sample-bank.example'], reason: '새 제휴사',
  } })
  return companyId
}

export const makePartnerWorld = async (app: TestApp, staff: Ask): Promise<PartnerWorld> => {
  made += 1
  const code = `bank-${made}-${process.pid}`
  const partnerId = await register(app, staff, code)
  const officer = await app.member({ type: 'partner_user', companyId: partnerId })
  const issue = (kind: PartnerKeyKind) => staff(calls.issuePartnerKey, { body: { partnerId, kind } })
  const key = await issue('v1')
  const customerKey = `c-${made}`
  const customer = await officer.ask(calls.createPartnerCustomer, { body: { partnerId, customerKey, ...customerWish } })
  const exhibit = await officer.ask(calls.createExhibit, {
    body: { customerId: customer.id, exhibitKey: `x-${made}`, carNo: '12가 3456' },
  })
  const seal: PartnerWorld['seal'] = async ({ issued = key, exhibitId = exhibit.exhibitKey, ...wish } = {}) => {
    const launch = {
      partnerCode: code, keyId: issued.key.keyId, secret: issued.secret, customerId: customerKey,
      ...(exhibitId === null ? {} : { exhibitId }), now: await readNow(app.database.primary), ...wish,
    }
    return issued.key.kind === 'v1' ? sealLaunch(launch) : sealLegacyLaunch(launch)
  }
  const launch: PartnerWorld['launch'] = (parameters, issued = key) =>
    app.ask(calls.createWebviewAuthToken, { body: { partnerCode: code, keyId: issued.key.keyId, parameters } })
  return {
    partnerId, code, officer, key, customerId: customer.id, customerKey, exhibit, seal, launch, issue,
  }
}
