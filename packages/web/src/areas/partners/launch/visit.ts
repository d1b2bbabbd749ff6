// Whoever came in from a partner's app: the car they came for and the way back, kept beside the session in this tab.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import { beginSession, endSession } from '../../../api/session.ts'

export type SellerSession = ReceivedOf<typeof partnersCalls.createWebviewAuthToken>
export type Visit = Omit<SellerSession, 'token'>

const key = 'bidyard.visit'

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null &&
  ['endsAt', 'partner', 'exhibit', 'backLink'].every((name) => name in value)

/** After a reload the page knows again where it is, and after its end how to get back. */
export const readVisit = (partnerCode: string): Visit | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    return isVisit(value) && value.partner.code === partnerCode ? value : null
  } catch {
    return null
  }
}

export const beginVisit = ({ token, ...visit }: SellerSession): Visit => {
  sessionStorage.setItem(key, JSON.stringify(visit))
  beginSession('Bearer', token, { name: visit.exhibit.carNo, roles: ['seller'] })
  return visit
}

/** Of whom nobody is signed in any more: what is left is their car and their way back. */
export const forgetCar = (): void => sessionStorage.removeItem(key)

/** Another launch was asked for: whatever becomes of it, nobody sees the last one's car. */
export const forgetVisit = (): void => {
  forgetCar()
  endSession()
}
