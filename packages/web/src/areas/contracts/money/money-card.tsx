// The money of a contract: bid, price, fee, what is paid and what is still due, as far as it is the viewer's to see.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { printsCalls } from '@bidyard/contract/calls/prints'
import { buyerAwardFeeStatus, sellerPayoutState } from '@bidyard/contract/enums/finance'
import { paymentState } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { PrintButton } from '../../../api/prints/print-button.tsx'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../ui/show/key-value-list.tsx'
import type { Side } from '../parts/contract-rules.ts'
import { FilePhotos } from '../parts/file-photos.tsx'
import { endedWords } from './ended-rules.ts'

interface MoneyCardProps {
  readonly contract: Contract
  readonly side: Side
}

/** What a buyer pays for being served is nobody else's to know. */
const useFee = ({ biddingId }: Contract, side: Side) =>
  useRead(biddingCalls.getBuyerAwardFee, { params: { id: biddingId } }, { enabled: side !== 'seller' }).data

const useFeeFacts = (fee: ReturnType<typeof useFee>): readonly Fact[] => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  return fee === undefined ? [] : [{
    key: 'fee', name: say('fee'), value: <>{format.won(fee.totalWon)} · {word(buyerAwardFeeStatus, fee.status)}</>,
  }]
}

const useHouseFacts = ({ house }: Contract, side: Side): readonly Fact[] => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const money = house?.carMoney ?? null
  const payout = house?.payout ?? null
  return [
    ...(money === null || side === 'seller' || money.dueWon === 0
      ? [] : [{ key: 'due', name: say('stillDue'), value: <b>{format.won(money.dueWon)}</b> }]),
    ...(money?.corrections ?? []).map(({ won, reason, at }) => ({
      key: `corrected ${at}`, name: say('corrected'), value: <>−{format.won(won)} · {reason}</>,
    })),
    ...(money === null || money.heldWon === null
      ? [] : [{ key: 'held', name: say('held'), value: format.won(money.heldWon) }]),
    ...(payout === null ? [] : [{
      key: 'payout', name: say('payout'),
      value: <>{format.won(payout.won)} · {word(sellerPayoutState, payout.state)}</>,
    }]),
  ]
}

export const MoneyCard = ({ contract, side }: MoneyCardProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const fee = useFee(contract, side)
  const feeFacts = useFeeFacts(fee)
  const house = useHouseFacts(contract, side)
  const { amountWon, priceWon, payment, correctionReason, state } = contract
  const { claimedAt, completedAt } = payment ?? { claimedAt: null, completedAt: null }
  const isCut = priceWon !== null && priceWon !== amountWon
  // Of a contract that ended unpaid nobody owes the price any more, and the fee where the house keeps it.
  const isVoid = state === 'cancelled' && completedAt === null
  const ended = endedWords(side, fee?.status)
  return (
    <Card
      title={say('money')}
      actions={payment !== null && !isVoid && (
        <Badge tone={payment.state === 'completed' ? 'done' : 'waiting'}>{word(paymentState, payment.state)}</Badge>
      )}
    >
      <div className="flex flex-col gap-4">
        <KeyValueList
          facts={[
            ...(isCut ? [{ key: 'bid', name: say('bid'), value: <s>{format.won(amountWon)}</s> }] : []),
            { key: 'price', name: say('price'), value: <b>{format.won(priceWon ?? amountWon)}</b> },
            ...(correctionReason === null
              ? [] : [{ key: 'why', name: say('correctedWhy'), value: correctionReason }]),
            ...(isVoid && ended !== 'feeStaysDue' ? [] : feeFacts),
            ...house,
            ...(claimedAt === null
              ? [] : [{ key: 'claimed', name: say('claimedAt'), value: format.dateTime(claimedAt) }]),
            ...(completedAt === null
              ? [] : [{ key: 'paid', name: say('paidAt'), value: format.dateTime(completedAt) }]),
          ]}
        />
        {isVoid && <p className="text-sm text-ink-soft">{say(ended)}</p>}
        {contract.awardedAt !== null && (
          <PrintButton
            definition={printsCalls.printAuctionInAmountInfo} ask={{ body: { auctionId: contract.auctionId } }}
            label={say('printSettlement')} wide
          />
        )}
        {payment !== null && payment.slips.length > 0 && <FilePhotos label={say('slips')} files={payment.slips} />}
      </div>
    </Card>
  )
}
