// When a car that is delivered may come, and whether somebody could be chosen to bring it.
import { noticeMs } from '../clock/notice-rules.ts'

/** After its payment is over for good, and not too long after that. */
export const fitsDelivery = (
  deliverAt: Date, { paidUntil, latest }: { readonly paidUntil: Date; readonly latest: Date },
): boolean => deliverAt > paidUntil && deliverAt <= latest

interface Choice {
  /** Since when there has been a carrier that is there now. */
  readonly carrierSince: Date | undefined
  /** When the step began. */
  readonly begunAt: Date
  readonly now: Date
}

/** Assumed: one that was there when the step began, or came so long ago that somebody who was asked could answer. */
export const couldChoose = ({ carrierSince, begunAt, now }: Choice): boolean =>
  carrierSince !== undefined
    && (carrierSince <= begunAt || carrierSince.getTime() + noticeMs <= now.getTime())
