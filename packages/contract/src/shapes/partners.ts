// Shapes of partners: their settings and keys, their customers and cars, and the ways in from their apps.
import { z } from 'zod'
import { partnerKeyKind, partnerKeyState } from '../enums/partners.ts'
import { limits } from '../limits.ts'
import { carNumberShape, carNumberWish } from './car-number.ts'
import { versionShape } from './companies.ts'
import { timeShape } from './labels.ts'
import { unseen } from './unseen-letters.ts'
import { isMobileNumber, phoneDigitsOf } from './numbers/phone-number.ts'

/** Stands in addresses and inside the seal of launch parameters, so it never changes. */
export const partnerCodeShape = z.string().max(32).regex(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/)
  .meta({ examples: ['sample-bank'] })

/** What a partner calls a customer or a car of its own. Control characters would let it lie on a screen. */
export const partnerKeyOf = z.string().max(100).regex(new RegExp(`^[^\\s${unseen}]{1,100}$`, 'u'))
  .meta({ examples: ['c-1001'] })

const origin = z.string().max(limits.title)
  .regex(/^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/)
  .meta({ examples: ['https://app.sample-bank.example'] })

// A scheme that runs or reads something in the page would turn the way back into an attack.
const deepLink = z.string().max(limits.url)
  .regex(/^(?!(javascript|data|vbscript|file|blob|filesystem|http|about):)[a-z][a-z0-9+.-]{1,30}:\/\/[\x21-\x7e]+$/)
  .meta({ examples: ['samplebank://cars/{exhibitId}'] })

export const frameAncestorsMax = 20

export const partnerSettings = {
  mayActForCustomers: z.boolean(),
  /** Back into the partner's app; `{exhibitId}` becomes what the partner calls the car. */
  deepLink: deepLink.nullable(),
  /** Whose pages may show ours in a frame. An app's webview is no frame and need not be named. */
  frameAncestors: z.array(origin).max(frameAncestorsMax),
}

export const partnerShape = z.object({
  id: z.uuid(),
  name: z.string().max(limits.name),
  code: partnerCodeShape,
  ...partnerSettings,
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
})

export const partnerKeyShape = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  keyId: z.string().max(limits.code),
  kind: partnerKeyKind.schema,
  state: partnerKeyState.schema,
  endsAt: timeShape.nullable(),
  lastUsedAt: timeShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
})

/** The only answer that ever holds a secret. */
export const issuedKeyShape = z.object({ key: partnerKeyShape, secret: z.string().max(limits.code) })

const personName = z.string().trim().min(2).max(50)
  .regex(new RegExp(`^(?!.*[${unseen}])\\p{L}[\\p{L} .'-]*$`, 'u'))
// A link reaches a customer by message, so only a phone that receives messages will do.
const mobile = z.string().max(limits.name).transform(phoneDigitsOf).pipe(z.string().refine(isMobileNumber))

const customerFacts = { name: personName, phone: mobile }

export const partnerCustomerWish = z.strictObject({
  partnerId: z.uuid(),
  customerKey: partnerKeyOf,
  ...customerFacts,
})

/** What the partner calls them stays: it stands in addresses of its app. */
export const partnerCustomerChange = z.strictObject({ ...customerFacts, seenVersion: versionShape })

const shownText = z.string().max(limits.name)

/** In lists a name and a phone are masked; one customer by itself is shown whole, and the look is written down. */
export const partnerCustomerShape = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  customerKey: partnerKeyOf,
  name: shownText,
  phone: shownText,
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
})

export const exhibitWish = z.strictObject({
  customerId: z.uuid(),
  exhibitKey: partnerKeyOf,
  carNo: carNumberWish,
})

export const exhibitShape = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  customerId: z.uuid(),
  exhibitKey: partnerKeyOf,
  carNo: carNumberShape,
  createdAt: timeShape,
  updatedAt: timeShape,
})

/** An address that leads into the partner's app; none when it gave none. */
export const wayBack = z.string().max(limits.url * 2).nullable()

/** Whoever came in by a launch or a link: a short session that covers one car, and the way back. */
export const sellerSessionShape = z.object({
  token: z.string().max(limits.code),
  endsAt: timeShape,
  partner: z.object({ code: partnerCodeShape, name: shownText }),
  exhibit: z.object({ id: z.uuid(), carNo: carNumberShape }),
  backLink: wayBack,
})

export const linkToken = z.string().max(43).regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ examples: ['q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c'] })
