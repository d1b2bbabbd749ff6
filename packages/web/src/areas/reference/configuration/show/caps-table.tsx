// The most that each line of a price cut may take off.
import { tradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { won } from '../places/amount.ts'
import type { SectionTitle } from '../places/sections.ts'
import type { Cap, Caps } from '../places/value-types.ts'
import { writeShare } from '../places/write.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { SectionFrame } from './section-frame.tsx'

const CapWords = ({ cap }: { readonly cap: Cap }) => {
  const { say, write } = useConfigurationWords()
  if (cap.key === 'maxPriceByCarPriceRatio')
    return <b className="figures font-semibold">{say('capByShare', { share: writeShare(cap.ratioBasisPoints) })}</b>
  return (
    <span className="figures flex flex-wrap justify-end gap-x-3">
      <b className="font-semibold">
        {say('capByPiece', { price: write(cap.maxPriceWon, won), count: String(cap.countMax) })}
      </b>
      <span className="text-ink-faint">
        {say('capPieceTotal', { total: write(cap.maxPriceWon * cap.countMax, won) })}
      </span>
    </span>
  )
}

export const CapsTable = ({ title, value }: { readonly title: SectionTitle; readonly value: Caps }) => {
  const { label } = useConfigurationWords()
  return (
    <SectionFrame title={title} flush>
      <dl className="divide-y divide-line border-t border-line">
        {tradeAdjustmentLineItemKind.values.map((kind) => (
          <div key={kind} className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-md md:px-5">
            <dt className="shrink-0 font-medium">{label(tradeAdjustmentLineItemKind.labels[kind])}</dt>
            <dd className="text-right"><CapWords cap={value[kind]} /></dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
