// When a car that is delivered may come: after its payment is over for good, and not too long after that.

export const fitsDelivery = (
  deliverAt: Date, { paidUntil, latest }: { readonly paidUntil: Date; readonly latest: Date },
): boolean => deliverAt > paidUntil && deliverAt <= latest
