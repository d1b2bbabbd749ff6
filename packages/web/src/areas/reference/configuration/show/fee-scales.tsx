// What an award costs, for each kind of contract: as steps of the price, or as a share of it.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { won } from '../places/amount.ts'
import { stepWords } from '../places/change-lines.ts'
import type { FeeScale, FeeScales as Scales } from '../places/value-types.ts'
import type { SectionTitle } from '../places/sections.ts'
import { writeShare } from '../places/write.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'

const Scale = ({ scale }: { readonly scale: FeeScale }) => {
  const words = useConfigurationWords()
  const { say, write } = words
  if (scale.basis === 'share')
    return (
      <div className="flex flex-col gap-1 px-4 pb-4 md:px-5 md:pb-5">
        <p className="figures text-xl font-bold">
          {say('feeShareOf', { share: writeShare(scale.ofPriceBasisPoints) })}
        </p>
        <p className="figures text-md text-ink-soft">
          {say('feeBetween', { floor: write(scale.floorWon, won), cap: write(scale.capWon, won) })}
        </p>
      </div>
    )
  return (
    <dl className="divide-y divide-line border-t border-line">
      {scale.steps.map(({ feeWon }, index) => (
        <div key={index} className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-md md:px-5">
          <dt className="figures text-ink-soft">{stepWords(words, scale.steps, index)}</dt>
          <dd className="figures font-semibold">{write(feeWon, won)}</dd>
        </div>
      ))}
    </dl>
  )
}

export const FeeScales = ({ title, value }: { readonly title: SectionTitle; readonly value: Scales }) => {
  const { label } = useConfigurationWords()
  const say = useText('configuration')
  return (
    <section aria-label={say(title)} className="grid items-start gap-4 lg:grid-cols-3">
      {contractKind.values.map((kind) => (
        <Card key={kind} flush title={`${say(title)} · ${label(contractKind.labels[kind])}`}>
          <div className="pt-1.5"><Scale scale={value[kind]} /></div>
        </Card>
      ))}
    </section>
  )
}
