// The check that is under way, kept in this tab's storage because it may leave the page and come back.
import type { IdentityUsage } from '@bidyard/contract/enums/identity'

export interface PendingCheck {
  readonly transactionId: string
  /** Whoever has it completes the check; it never leaves this tab. */
  readonly verifier: string
  readonly purpose: IdentityUsage
  readonly endsAt: string
  /** The screen that began it, and that it comes back to. */
  readonly from: string
  /** In a window of its own beside the page, or in its place. */
  readonly way: 'window' | 'page'
  readonly isBack: boolean
  /** What the way back was told. */
  readonly arrival?: string | undefined
}

const key = 'bidyard.identity-check'

const isPending = (value: unknown): value is PendingCheck =>
  typeof value === 'object' && value !== null &&
  ['transactionId', 'verifier', 'purpose', 'endsAt', 'from', 'way', 'isBack'].every((name) => name in value)

export const readPending = (): PendingCheck | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    return isPending(value) ? value : null
  } catch {
    return null
  }
}

export const writePending = (check: PendingCheck): void => sessionStorage.setItem(key, JSON.stringify(check))

export const forgetPending = (): void => sessionStorage.removeItem(key)

/** Taken once: a screen that is drawn twice does not complete twice. */
export const takePending = (mine: Pick<PendingCheck, 'purpose' | 'from'>): PendingCheck | null => {
  const check = readPending()
  if (check === null || check.way !== 'page' || check.purpose !== mine.purpose || check.from !== mine.from) return null
  forgetPending()
  return check
}
