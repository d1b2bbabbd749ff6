// What the office does with what a seller owes: notes that it was paid, or lets the seller off; another one confirms.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { MoneyAct } from '../parts/money-act.tsx'

export type SellerFee = ItemOf<typeof financeCalls.listSellerFees>

const ends = ['paid', 'waived'] as const

export const SellerFeeActs = ({ fee }: { readonly fee: SellerFee }) => {
  const say = useText('money')
  const format = useFormat()
  const [as, setAs] = useState<(typeof ends)[number] | null>(null)
  const given = { car: fee.carNumber, won: format.won(fee.won) }
  return (
    <span className="inline-flex flex-wrap gap-2">
      {fee.state === 'billed' && ends.map((end) => (
        <Button key={end} size="small" onClick={() => setAs(end)}>{say(`sellerFee.${end}Verb`)}…</Button>
      ))}
      {as !== null && (
        <MoneyAct
          definition={financeCalls.proposeSellerFeeEnd}
          words={{
            title: say(`sellerFee.${as}Title`, given), happens: say(`sellerFee.${as}Happens`),
            verb: say(`sellerFee.${as}Verb`), done: say('proposed'),
          }}
          ask={(reason) => ({ params: { id: fee.id }, body: { as, reason } })}
          onClose={() => setAs(null)}
        />
      )}
    </span>
  )
}
