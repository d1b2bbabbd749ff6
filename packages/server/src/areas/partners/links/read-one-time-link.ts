// Says what a link is for, masked, before its customer proves who they are.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { findLink } from './find-link.ts'

export const readOneTimeLink = ({ personal }: PartnerParts) =>
  read(partnersCalls.readOneTimeLink, async ({ db, body, fail }) => {
    const link = await findLink(db, personal, body.token)
    if (link === undefined) throw fail('EXPIRED_WEBVIEW_PARAMS')
    return {
      partner: { code: link.partnerCode, name: link.partnerName },
      carNo: maskCarNumber(link.carNo),
      phone: maskPhone(personal.open(link.phoneSealed)),
      endsAt: timeOf(link.endsAt),
    }
  })
