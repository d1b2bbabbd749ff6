// What coming to market costs a seller, said before anything is agreed to; nothing where it costs nothing.
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import { sellerFeeType } from '@bidyard/contract/enums/finance'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { useRoundFees } from '../parts/use-round-fees.ts'

export const FeesCard = ({ kind }: { readonly kind: ContractKind | null }) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const fees = useRoundFees(kind)
  if (fees.length === 0) return null
  return (
    <Card title={say('feesTitle')} note={say('feesNote')}>
      <KeyValueList
        facts={fees.map(({ feeType, won }) => ({
          key: feeType,
          name: (
            <span className="flex flex-col">
              <span className="text-ink">{word(sellerFeeType, feeType)}</span>
              <span className="text-sm">{say(`feeWhen.${feeType}`)}</span>
            </span>
          ),
          value: format.won(won),
        }))}
      />
    </Card>
  )
}
