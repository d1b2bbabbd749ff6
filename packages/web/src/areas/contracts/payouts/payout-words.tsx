// Money for a seller in words: how it stands, where it goes, and when it went.
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { bankCode, sellerPayoutState, type SellerPayoutState } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../ui/show/badge.tsx'

export type SellerPayout = ItemOf<typeof contractsCalls.listSellerPayouts>

const tones: Readonly<Record<SellerPayoutState, Tone>> = { waiting: 'waiting', paid: 'done' }

export const PayoutBadge = ({ payout: { state, returned } }: { readonly payout: SellerPayout }) => {
  const say = useText('payouts')
  const word = useWord()
  if (returned !== null) return <Badge tone="closing">{say('cameBack')}</Badge>
  return <Badge tone={tones[state]}>{word(sellerPayoutState, state)}</Badge>
}

/** Whoever sends it again reads first why it came back. */
const CameBack = ({ payout: { returned } }: { readonly payout: SellerPayout }) => {
  const say = useText('payouts')
  const format = useFormat()
  if (returned === null) return null
  return (
    <span className="text-sm whitespace-normal text-closing-ink">
      {say('cameBackAt', { at: format.dateTime(returned.at) })}
      {returned.reason !== null && <> · <span lang="ko">{returned.reason}</span></>}
    </span>
  )
}

/** A changed account is used a day later, so that whoever it belongs to may notice. */
export const isYoung = ({ state, account }: SellerPayout): boolean =>
  state === 'waiting' && account !== null && Date.parse(account.usableFrom) > serverNow()

export const PayoutAccount = ({ payout }: { readonly payout: SellerPayout }) => {
  const say = useText('payouts')
  const word = useWord()
  const format = useFormat()
  const { account } = payout
  if (account === null) return <span className="text-waiting-ink">{say('noAccount')}</span>
  return (
    <span className="flex flex-col">
      <span className="figures truncate">{word(bankCode, account.bankCode)} ···{account.numberTail}</span>
      <span className="truncate text-sm text-ink-faint">{account.holderName}</span>
      <CameBack payout={payout} />
      {isYoung(payout) && (
        <span className="text-sm whitespace-normal text-waiting-ink">
          {say('accountYoung', { at: format.dateTime(account.usableFrom) })}
        </span>
      )}
    </span>
  )
}

export const PayoutSent = ({ payout: { paidAt, transferNo } }: { readonly payout: SellerPayout }) => {
  const format = useFormat()
  if (paidAt === null) return <>–</>
  return (
    <span className="flex flex-col">
      <span className="figures">{format.date(paidAt)}</span>
      {transferNo !== null && <span className="figures truncate text-sm text-ink-faint">{transferNo}</span>}
    </span>
  )
}

/** On a card, which has no heading above it: since when it waits, or when it went and under which number. */
export const PayoutWhen = ({ payout: { createdAt, paidAt, transferNo } }: { readonly payout: SellerPayout }) => {
  const say = useText('payouts')
  const format = useFormat()
  return (
    <span className="figures text-sm">
      {say(paidAt === null ? 'createdAt' : 'paidAt')} {format.date(paidAt ?? createdAt)}
      {transferNo !== null && <> · {transferNo}</>}
    </span>
  )
}
