// Shapes of companies and shops, of transport companies' rates and drivers, and of what the office may wish.
import { z } from 'zod'
import { companyKind, companyState, province, shopGrade, shopState } from '../enums/shops.ts'
import { registrationType } from '../enums/members.ts'
import { limits } from '../limits.ts'
import { timeShape } from './labels.ts'
import { isPhoneNumber, phoneDigitsOf } from './numbers/phone-number.ts'
import { lineOf, lineOrNothing } from './texts.ts'

export const plainName = lineOf(limits.name).meta({ examples: ['한빛모터스'] })
export const versionShape = z.int().min(1).max(1_000_000_000)
const digits = z.string().max(limits.digitsText)

/** Taken as people type it, kept as digits. */
export const phoneWish = z.string().max(limits.phoneText).transform(phoneDigitsOf).refine(isPhoneNumber)
  .meta({ examples: ['02-123-4567'] })

export const addressShape = z.object({
  postalCode: z.string().regex(/^\d{5}$/).max(5).meta({ examples: ['06236'] }),
  road: lineOf(limits.address),
  detail: lineOrNothing(limits.name),
}).meta({ id: 'Address' })

export const companyShape = z.object({
  id: z.uuid(),
  kind: companyKind.schema,
  state: companyState.schema,
  name: z.string().max(limits.name),
  businessNumber: digits,
  corporateNumber: digits.nullable(),
  representativeName: z.string().max(limits.name),
  phoneNumber: digits,
  email: z.string().max(limits.email).nullable(),
  address: addressShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Company' })

/** Business number and e-mail are only bounded here: their rules answer with words of their own. */
export const companyWish = {
  name: plainName,
  businessNumber: z.string().max(limits.digitsText).meta({ examples: ['123-45-67891'] }),
  corporateNumber: z.string().regex(/^\d{6}-?\d{7}$/).max(14).nullable().meta({ examples: ['110111-0062432'] }),
  representativeName: plainName.meta({ examples: ['홍길동'] }),
  phoneNumber: phoneWish,
  email: z.string().max(limits.email).nullable().meta({ examples: ['dealer@example.com'] }),
  address: addressShape.nullable(),
}

export const shopShape = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  name: z.string().max(limits.name),
  state: shopState.schema,
  grade: shopGrade.schema,
  registrationType: registrationType.schema,
  businessNumber: digits,
  representativeName: z.string().max(limits.name),
  phoneNumber: digits,
  email: z.string().max(limits.email).nullable(),
  address: addressShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Shop' })

export const transportRateShape = z.object({
  from: province.schema,
  to: province.schema,
  amountWon: z.int().min(0).max(100_000_000),
}).meta({ id: 'TransportRate' })

/** One rate for each way; both directions are said, since they need not cost the same. */
export const transportRates = z.array(transportRateShape).max(province.values.length ** 2)

export const transportDriverShape = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  name: z.string().max(limits.name),
  phoneNumber: digits.meta({ description: 'Masked in lists; whole for one driver, and the look is written down' }),
  isActive: z.boolean(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'TransportDriver' })
