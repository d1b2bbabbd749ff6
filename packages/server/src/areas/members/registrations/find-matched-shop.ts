// Finds the shop of a business number for the proven person, masked, so that only who knows it recognises it.
import { membersCalls } from '@bidyard/contract/calls/members'
import { businessKindHint, digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { maskName } from '@bidyard/contract/shapes/masking'
import { read } from '../../../runtime/handler.ts'
import { findShopByNumber } from '../../shops/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { peekApplicant } from './proven.ts'

export const findMatchedShop = ({ personal }: MemberParts) =>
  read(membersCalls.findMatchedShop, async ({ db, body, fail }) => {
    const proven = await peekApplicant(db, personal, body.identityToken)
    if (proven === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
    const number = digitsOf(body.businessNumber)
    if (!isBusinessNumber(number)) throw fail('INVALID_BUSINESS_REGISTRATION_NUMBER')
    const shop = await findShopByNumber(db, number)
    return {
      shop: shop === undefined ? null : {
        shopName: maskName(shop.name), representativeName: maskName(shop.representativeName),
        registrationType: shop.registrationType, state: shop.state,
      },
      likelyType: businessKindHint(number) ?? null,
    }
  })
