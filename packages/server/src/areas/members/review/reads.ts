// The queue of registrations for those who review them, and one of them with its papers; the look is written down.
import { membersCalls } from '@bidyard/contract/calls/members'
import { phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import { shopInfoShape } from '@bidyard/contract/shapes/registration/registrations'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { linkFiles } from '../../files/for-other-areas.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { showBirthday } from '../profile/show-profile.ts'
import { listConsents } from '../consents/consents.sql.ts'
import { hintsFor } from '../registrations/registration-rules.ts'
import {
  findRegistration, listDocuments, listRegistrationsOf, registrationsQuery,
} from '../registrations/registrations.sql.ts'
import { showOwn, showRegistration } from '../registrations/show-registration.ts'

export const listRegistrations = ({ personal }: MemberParts) =>
  listing(membersCalls.listRegistrations, ({ db }) =>
    source({
      query: registrationsQuery(db),
      columns: {
        id: sql`"of".id`,
        shopName: sql`"of".shop_name collate "korean"`,
        businessNumber: sql`"of".business_number`,
        phoneNumber: sql`persons.phone_hash`,
        uid: sql`"of".username`,
        state: sql`"of".state`,
        name: sql`"of".name collate "korean"`,
        isNewShop: sql`"of".is_new_shop`,
        registrationType: sql`"of".registration_type`,
        businessOwnerType: sql`"of".business_owner_type`,
        submittedAt: sql`"of".submitted_at`,
        reviewedAt: sql`"of".reviewed_at`,
        createdAt: sql`"of".created_at`,
        updatedAt: sql`"of".updated_at`,
      },
      lookups: { phoneNumber: (text) => personal.lookups('phone', phoneDigitsOf(text)) },
      item: (row) => showRegistration(personal, row, 'masked'),
    }))

export const getRegistration = ({ personal, storage }: MemberParts) =>
  read(membersCalls.getRegistration, async ({ db, caller, params, now, request, refuse }) => {
    const registration = await findRegistration(db, params.id)
    if (registration === undefined) throw refuse('notFound')
    await writeAccess(db, caller, request, [
      { act: 'view registration', subject: 'memberRegistration', subjectId: registration.id },
    ])
    const brought = await listDocuments(db, registration.id)
    const files = await linkFiles({ db, storage, now, ids: brought.map(({ fileId }) => fileId) })
    const documents = brought.flatMap(({ usageType, fileId }) => {
      const file = files.get(fileId)
      return file === undefined ? [] : [{ usageType, isPrivate: usageType === 'representativeKrRrn', file }]
    })
    const shopInfo = registration.shopInfo === null ? null : shopInfoShape.parse(registration.shopInfo)
    const shop = registration.shopId === null ? undefined : await findShop(db, registration.shopId)
    const all = await listRegistrationsOf(db, [registration.personId])
    return {
      ...showRegistration(personal, registration, 'whole'),
      birthday: showBirthday(personal.open(registration.birthdaySealed)), shopInfo, documents,
      consents: await listConsents(db, registration.id),
      hints: hintsFor(
        registration, shopInfo?.corporateNumber ?? null, shopInfo?.representativeName ?? shop?.representativeName,
      ),
      earlier: all.filter(({ id, submittedAt }) => id !== registration.id && submittedAt <= registration.submittedAt)
        .map(showOwn),
    }
  })
