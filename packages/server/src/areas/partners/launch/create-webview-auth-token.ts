// Exchanges launch parameters for a short session: opened, understood, in time, unused, a known customer, a known car.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { findActiveCustomer } from '../customers/partner-customers.sql.ts'
import { findExhibitOf } from '../exhibits/exhibits.sql.ts'
import { updateKeyUsed } from '../keys/partner-keys.sql.ts'
import { openSellerSession } from '../open-seller-session.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { showSellerSession } from '../show-seller-session.ts'
import { forgottenAt, hasSoundLife, isInTime } from './launch-rules.ts'
import { openParameters } from './open-parameters.ts'
import { readLaunch } from './read-launch.ts'
import { insertNonce } from './webview-nonces.sql.ts'

export const createWebviewAuthToken = ({ personal }: PartnerParts) =>
  action(partnersCalls.createWebviewAuthToken, async ({ tx, now, body, request, fail }) => {
    const { value: { webviewParametersSeconds: lifeSeconds } } = await readConfiguration(tx, 'signIn')
    const found = await openParameters(tx, personal, body)
    if (found === undefined) throw fail('INVALID_ENCRYPTION')
    const { key, opened } = found
    const launch = readLaunch({ kind: key.kind, opened, partnerCode: key.partnerCode, lifeSeconds })
    if (launch === undefined || !hasSoundLife(launch, lifeSeconds)) throw fail('INVALID_WEBVIEW_PARAMS')
    if (!isInTime(launch, now)) throw fail('EXPIRED_WEBVIEW_PARAMS')
    const { partnerId } = key
    if (!(await insertNonce(tx, { partnerId, nonce: launch.nonce, endsAt: forgottenAt(launch) })))
      throw fail('EXPIRED_WEBVIEW_PARAMS')
    const customer = await findActiveCustomer(tx, partnerId, launch.customerKey)
    if (customer === undefined) throw fail('PARTNER_CUSTOMER_NOT_FOUND')
    const exhibit = await findExhibitOf(tx, customer.id, launch)
    if (exhibit === undefined) throw fail('EXHIBIT_NOT_FOUND')
    await updateKeyUsed(tx, key.id)
    const session = await openSellerSession(tx, {
      userId: customer.userId, exhibitId: exhibit.id, request, by: 'launch',
    })
    return showSellerSession({ session, partner: key, exhibit })
  })
