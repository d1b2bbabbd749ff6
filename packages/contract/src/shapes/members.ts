// Shapes of members: as a list shows them, as their own profile, and what the office and a shop's owner may wish.
import { z } from 'zod'
import { fileImage } from '../calls/files.ts'
import { imageSize } from '../enums/files.ts'
import { businessOwnerType, memberGrade, memberPart, memberState, memberType, staffPart } from '../enums/members.ts'
import { limits } from '../limits.ts'
import { versionShape } from './companies.ts'
import { timeShape } from './labels.ts'
import { consentShape } from './registration/consents.ts'

const shownText = z.string().max(limits.name)
const place = z.object({ id: z.uuid(), name: shownText }).nullable()

export const memberShape = z.object({
  id: z.uuid(),
  memberNo: z.string().max(limits.code),
  type: memberType.schema,
  state: memberState.schema,
  name: shownText,
  uid: shownText.nullable().meta({ description: 'Shown to the office and to the member' }),
  phoneNumber: shownText.nullable().meta({ description: 'Masked, but for the member and for one look of the office' }),
  grade: memberGrade.schema.nullable(),
  part: memberPart.schema.nullable(),
  staffPart: staffPart.schema.nullable(),
  businessOwnerType: businessOwnerType.schema.nullable(),
  mayBid: z.boolean().meta({ description: 'An owner or representative always; an employee when it is granted' }),
  shop: place,
  company: place,
  joinedAt: timeShape,
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Member' })

export const memberDetailShape = memberShape.extend({
  consents: z.array(consentShape).max(limits.pageSize).meta({
    description: 'With a registration or with the first password, the newest first; for the member and the office',
  }),
}).meta({ id: 'MemberDetail' })

export const memberProfileShape = memberShape.extend({
  birthday: shownText.nullable(),
  email: z.string().max(limits.email).nullable(),
  profileImage: z.object({
    fileId: z.uuid(),
    images: z.array(fileImage).max(imageSize.values.length),
  }).nullable(),
}).meta({ id: 'MemberProfile' })
