// The small print of a car code: its years, its fuel, whether it comes from abroad.
import { fuel, origin } from '@bidyard/contract/enums/cars'
import type { CarCode } from '@bidyard/contract/shapes/car-codes'
import { useText } from '../../../text/use-text.ts'
import { useLabel } from '../../../text/use-label.ts'

export const CodeFacts = ({ item }: { readonly item: Pick<CarCode, 'origin' | 'fromYear' | 'toYear' | 'fuel'> }) => {
  const say = useText('reference')
  const label = useLabel()
  const facts = [
    item.origin === null ? null : label(origin.labels[item.origin]),
    item.fromYear === null
      ? null
      : say('years', {
          from: String(item.fromYear),
          to: item.toYear === null ? say('stillBuilt') : String(item.toYear),
        }),
    item.fuel === null ? null : label(fuel.labels[item.fuel]),
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : (
    <span className="figures truncate text-sm font-normal text-ink-faint">{facts.join(' · ')}</span>
  )
}
