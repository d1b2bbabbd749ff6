// The port of the banks: account numbers are issued, asked about, closed, paid back from, and notices read as hints.
import type { BankCode } from '@bidyard/contract/enums'

export const bankNames = ['toss', 'iniapi'] as const
export type BankName = (typeof bankNames)[number]

export interface AccountWish {
  /** Ours, never used twice: asking again with it cannot issue a second account. */
  readonly orderId: string
  /** It was asked before, and nobody knows what came of it. */
  readonly isAgain: boolean
  readonly orderName: string
  /** Whoever pays, as the bank shows it. */
  readonly customerName: string
  readonly customerEmail: string | undefined
  readonly amountWon: number
  /** After this moment the bank takes no more money. */
  readonly dueAt: Date
}

export interface IssuedAccount {
  /** The bank's own name for the payment. */
  readonly bankKey: string
  /** Proves notices where the bank gives out such a proof. */
  readonly secret: string | undefined
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
}

export interface PaymentName {
  readonly orderId: string
  /** Missing while nobody knows whether the bank issued anything. */
  readonly bankKey: string | undefined
}

export interface BankPayment {
  readonly orderId: string
  readonly bankKey: string
  readonly secret: string | undefined
  readonly accountNumber: string | undefined
  /** Undefined where the bank names a bank that we do not know. */
  readonly bankCode: BankCode | undefined
  readonly holderName: string | undefined
  readonly standing:
    | { readonly kind: 'waiting' }
    | {
      readonly kind: 'deposited'
      /** The bank's key of this very deposit; a second one on the same account has another. */
      readonly depositKey: string
      readonly amountWon: number
      readonly at: Date
      readonly depositorName: string | undefined
    }
    /** Nothing can be paid in any more; what had come was sent back. */
    | { readonly kind: 'ended' }
    /** Some of it was sent back at the bank, by hand. */
    | { readonly kind: 'partlyReturned' }
}

export interface RefundWish extends PaymentName {
  readonly bankKey: string
  /** Asking again with the same key pays once. */
  readonly refundKey: string
  readonly amountWon: number
  /** What stays behind of the same payment: nothing where the whole of it goes back. */
  readonly restWon: number
  readonly reason: string
  readonly to: { readonly bankCode: BankCode; readonly accountNumber: string; readonly holderName: string }
}

/** The bank was asked and said no: nothing happened there. */
export interface Declined {
  readonly kind: 'declined'
  readonly code: string
  /** The bank's own words. */
  readonly said: string
}
/** Silent, cut off or not to be read: it may have happened or not, and only asking again can tell. */
export interface Unclear {
  readonly kind: 'unclear'
  readonly why: string
}

export type Issuing = { readonly kind: 'issued'; readonly account: IssuedAccount } | Declined | Unclear
export type Inquiry = { readonly kind: 'found'; readonly payment: BankPayment } | { readonly kind: 'missing' } | Unclear
/** `paid`: too late, money is there. */
export type Closing = { readonly kind: 'closed' } | { readonly kind: 'paid' } | Declined | Unclear
export type Refunding = { readonly kind: 'refunded' } | Declined | Unclear

/** What a notice is worth: a reason to ask the bank about one payment. Nothing else in it is believed. */
export interface NoticeHint {
  readonly orderId: string
  readonly bankKey: string | undefined
  /** Must be the payment's own, where the bank gives one out. */
  readonly secret: string | undefined
  /** Facts that must fit what the bank says of the payment. */
  readonly accountNumber: string | undefined
  readonly amountWon: number | undefined
}

export type Notice =
  | { readonly kind: 'hint'; readonly hint: NoticeHint }
  /** Genuine and of no interest. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly why: string }

export interface RawNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Who delivered it. */
  readonly address: string
}

export interface Bank {
  readonly name: BankName
  issue(wish: AccountWish): Promise<Issuing>
  inquire(of: PaymentName): Promise<Inquiry>
  /** Before any money has come. */
  close(of: PaymentName): Promise<Closing>
  refund(wish: RefundWish): Promise<Refunding>
  readNotice(raw: RawNotice): Notice
  /** The very body that makes the bank stop telling. */
  readonly noticeAnswer: { readonly type: string; readonly body: string }
  /** Notices carry a proof that every one of ours must match. */
  readonly noticesHaveSecrets: boolean
}
