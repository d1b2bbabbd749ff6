// What whoever came in by a launch or a link is told: the session, the car, and the way back.
import type { AnswerOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import { timeOf } from '../../runtime/time/time-of.ts'
import { backLinkOf } from './back-link-rules.ts'
import type { ExhibitRecord } from './exhibits/exhibits.sql.ts'

export const showSellerSession = (given: {
  readonly session: { readonly token: string; readonly endsAt: Date }
  readonly partner: { readonly partnerCode: string; readonly partnerName: string; readonly deepLink: string | null }
  readonly exhibit: Pick<ExhibitRecord, 'id' | 'carNo' | 'exhibitKey'>
}): AnswerOf<typeof partnersCalls.createWebviewAuthToken> => ({
  token: given.session.token,
  endsAt: timeOf(given.session.endsAt),
  partner: { code: given.partner.partnerCode, name: given.partner.partnerName },
  exhibit: { id: given.exhibit.id, carNo: given.exhibit.carNo },
  backLink: backLinkOf(given.partner.deepLink, given.exhibit.exhibitKey),
})
