// Uses a link up: whoever proved to be its customer, on the same phone, gets a short session for the one car.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { takeIdentityToken, updatePersonBehind } from '../../identity/for-other-areas.ts'
import { openSellerSession } from '../open-seller-session.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { showSellerSession } from '../show-seller-session.ts'
import { findLink, isPhoneOf } from './find-link.ts'
import { updateLinkUsed } from './one-time-links.sql.ts'
import { isSameName } from './same-person-rules.ts'

export const openOneTimeLink = ({ personal }: PartnerParts) =>
  action(partnersCalls.openOneTimeLink, async ({ tx, body, request, fail }) => {
    const link = await findLink(tx, personal, body.token)
    if (link === undefined || !(await updateLinkUsed(tx, link.id))) throw fail('EXPIRED_WEBVIEW_PARAMS')
    // To come back to what is one's own is a recovery, so that is the purpose the check must have had.
    const person = await takeIdentityToken(tx, personal, { token: body.identityToken, usage: 'ID/password-recovery' })
    if (person === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
    const isSame = isPhoneOf(personal, link, person.phone) && isSameName(person.name, link.name)
    if (!isSame) throw fail('INVALID_IDENTIFY_PERSON')
    // Known from here on: nobody may bid on a car of their own.
    await updatePersonBehind(tx, link.userId, person.personId)
    const session = await openSellerSession(tx, { userId: link.userId, exhibitId: link.exhibitId, request, by: 'link' })
    return showSellerSession({
      session, partner: link, exhibit: { id: link.exhibitId, carNo: link.carNo, exhibitKey: link.exhibitKey },
    })
  })
