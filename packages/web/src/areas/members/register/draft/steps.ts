// How far one may go in a registration, and where each refusal of the server leads back to.
import type { CallFailure } from '../../../../api/call-failure.ts'
import type { Draft } from './draft.ts'
import { accountFaults, type Faults, paperFaults, type Place, shopFaults } from './faults.ts'
import { type Step, steps } from './step-order.ts'

export const faultsOf = (draft: Draft, step: Step): Faults => {
  if (step === 'account') return accountFaults(draft)
  if (step === 'shop') return shopFaults(draft)
  return step === 'documents' ? paperFaults(draft) : {}
}

const isDone = (draft: Draft, step: Step): boolean =>
  step === 'identity' ? draft.person !== null : Object.keys(faultsOf(draft, step)).length === 0

/** The first step that is not done; whoever asks for a later one lands here. */
export const furthest = (draft: Draft): Step =>
  steps.find((step) => step === 'review' || !isDone(draft, step)) ?? 'review'

export const reached = (draft: Draft, wanted: Step | undefined): Step => {
  const last = furthest(draft)
  if (wanted === undefined) return last
  return steps.indexOf(wanted) <= steps.indexOf(last) ? wanted : last
}

export const after = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'review'
export const before = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? 'identity'

export type RefusedPlace = Place | 'password'

export interface WayBack {
  readonly step: Step
  readonly place: RefusedPlace
}

const byCode: Readonly<Record<string, WayBack>> = {
  INVALID_USERNAME_FORMAT: { step: 'account', place: 'username' },
  INVALID_USERNAME_DUPLICATED: { step: 'account', place: 'username' },
  INVALID_PASSWORD_FORMAT: { step: 'account', place: 'password' },
  INVALID_BUSINESS_REGISTRATION_NUMBER: { step: 'shop', place: 'businessNumber' },
  INVALID_SHOP_INFO_EMAIL: { step: 'shop', place: 'shopEmail' },
  SHOP_NOT_FOUND: { step: 'shop', place: 'businessNumber' },
  ALREADY_EXIST_SHOP: { step: 'shop', place: 'businessNumber' },
}

const account = (place: RefusedPlace): WayBack => ({ step: 'account', place })
const shop = (place: Place): WayBack => ({ step: 'shop', place })

const byPath: readonly (readonly [path: string, way: WayBack])[] = [
  ['body.username', account('username')],
  ['body.password', account('password')],
  ['body.email', account('accountEmail')],
  ['body.shop.info.shopName', shop('shopName')],
  ['body.shop.info.companyName', shop('companyName')],
  ['body.shop.info.corporateNumber', shop('corporateNumber')],
  ['body.shop.info.representativeName', shop('representativeName')],
  ['body.shop.info.phoneNumber', shop('phoneNumber')],
  ['body.shop.info.email', shop('shopEmail')],
  ['body.shop.info.address.postalCode', shop('postalCode')],
  ['body.shop.info.address.road', shop('road')],
  ['body.shop.info.address.detail', shop('detail')],
  ['body.shop.info.businessNumber', shop('businessNumber')],
  ['body.shop.businessNumber', shop('businessNumber')],
]

export interface Refused extends WayBack {
  readonly message: string
}

/** Each place that the server found fault with, in the order of the steps. */
export const refusedPlaces = ({ facts, message }: CallFailure): readonly Refused[] => {
  const way = byCode[facts.code ?? '']
  if (way !== undefined) return [{ ...way, message }]
  const found = (facts.issues ?? []).flatMap((issue) => {
    const place = byPath.find(([path]) => issue.path === path || issue.path.startsWith(`${path}.`))
    return place === undefined ? [] : [{ ...place[1], message: issue.message }]
  })
  return found.toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step))
}
