// Which ways a car may go whose money goes back to its buyer: another round only where one is left.

export const afterRefund = ['decline', 'retry', 'cancel'] as const
export type AfterRefund = (typeof afterRefund)[number]

/** Where no round is left the server would decline it, whatever was chosen. */
export const isPossible = (next: AfterRefund, mayRetry: boolean | undefined): boolean =>
  next !== 'retry' || mayRetry === true
