// The form of what an award costs: for each kind of contract either steps of the price or a share of it.
import { contractKind, type ContractKind } from '@bidyard/contract/enums/contracts'
import { useText } from '../../../../text/use-text.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { FeeScale } from '../places/value-types.ts'
import type { SectionTitle } from '../places/sections.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { FeeShareEdit } from './fee-share-edit.tsx'
import { FeeStepsEdit } from './fee-steps-edit.tsx'
import { usePart } from './use-part.ts'

const emptyOf = (basis: FeeScale['basis']): FeeScale =>
  basis === 'steps'
    ? { basis, steps: [{ upToWon: null, feeWon: 0 }] }
    : { basis, ofPriceBasisPoints: 200, floorWon: 0, capWon: 0 }

const Scale = ({ kind, title }: { readonly kind: ContractKind; readonly title: string }) => {
  const say = useText('configuration')
  const { label } = useConfigurationWords()
  const { value, change, faultAt } = usePart<FeeScale>(`successBidFee.${kind}`)
  const name = `${title} · ${label(contractKind.labels[kind])}`
  return (
    <Card title={name}>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={`${name} · ${say('feeBasis')}`}
          className="self-start"
          segments={[{ value: 'steps', label: say('feeSteps') }, { value: 'share', label: say('feeShare') }]}
          value={value.basis}
          onValueChange={(basis) => change(emptyOf(basis))}
        />
        {value.basis === 'steps' ? (
          <FeeStepsEdit steps={value.steps} onChange={(steps) => change({ basis: 'steps', steps })} faultAt={faultAt} />
        ) : (
          <div className="grid gap-4 md:grid-cols-3">
            <FeeShareEdit scale={value} onChange={change} faultAt={faultAt} />
          </div>
        )}
      </div>
    </Card>
  )
}

export const FeeScalesEdit = ({ title }: { readonly title: SectionTitle }) => {
  const say = useText('configuration')
  return (
    <section aria-label={say(title)} className="flex flex-col gap-4">
      {contractKind.values.map((kind) => <Scale key={kind} kind={kind} title={say(title)} />)}
    </section>
  )
}
