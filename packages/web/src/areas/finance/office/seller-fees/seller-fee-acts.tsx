// What the office does with what a seller owes: notes that it was paid, or lets the seller off; another one confirms.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { MoneyAct } from '../parts/money-act.tsx'

export type SellerFee = ItemOf<typeof financeCalls.listSellerFees>

const ends = ['paid', 'waived'] as const

export interface AskedFee {
  readonly fee: SellerFee
  readonly as: (typeof ends)[number]
}

interface SellerFeeActsProps {
  readonly fee: SellerFee
  readonly onAsk: (asked: AskedFee) => void
}

export const SellerFeeActs = ({ fee, onAsk }: SellerFeeActsProps) => {
  const say = useText('money')
  const may = useMayAsk()
  if (fee.state !== 'billed' || !may(financeCalls.proposeSellerFeeEnd)) return null
  return (
    <span className="inline-flex flex-wrap gap-2">
      {ends.map((as) => (
        <Button key={as} size="small" onClick={() => onAsk({ fee, as })}>{say(`sellerFee.${as}Verb`)}…</Button>
      ))}
    </span>
  )
}

export const SellerFeeDialog = ({ fee, as, onClose }: AskedFee & { readonly onClose: () => void }) => {
  const say = useText('money')
  const format = useFormat()
  const given = { car: fee.carNumber, won: format.won(fee.won) }
  return (
    <MoneyAct
      definition={financeCalls.proposeSellerFeeEnd}
      words={{
        title: say(`sellerFee.${as}Title`, given), happens: say(`sellerFee.${as}Happens`),
        verb: say(`sellerFee.${as}Verb`), done: say('proposed'),
      }}
      ask={(reason) => ({ params: { id: fee.id }, body: { as, reason } })}
      onClose={onClose}
    />
  )
}
