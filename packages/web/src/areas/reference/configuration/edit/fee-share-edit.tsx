// A fee as a share of the price, with the least and the most it may be.
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import type { FeeScale } from '../places/value-types.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { ShareField } from './fields/share-field.tsx'

type Share = Extract<FeeScale, { readonly basis: 'share' }>

interface FeeShareEditProps {
  readonly scale: Share
  readonly onChange: (scale: Share) => void
  readonly faultAt: (place: string) => string | undefined
}

export const FeeShareEdit = ({ scale, onChange, faultAt }: FeeShareEditProps) => {
  const { part } = useConfigurationWords()
  /** An emptied field is refused by the shape, with a word about it. */
  const setTo = (field: keyof Share) => (value: number | null) => onChange({ ...scale, [field]: value })
  return (
    <>
      <ShareField
        label={part('ofPriceBasisPoints')}
        error={faultAt('ofPriceBasisPoints')}
        value={scale.ofPriceBasisPoints}
        onValueChange={setTo('ofPriceBasisPoints')}
      />
      <MoneyField
        label={part('floorWon')}
        unit="won"
        error={faultAt('floorWon')}
        value={scale.floorWon}
        onValueChange={setTo('floorWon')}
      />
      <MoneyField
        label={part('capWon')}
        unit="won"
        error={faultAt('capWon')}
        value={scale.capWon}
        onValueChange={setTo('capWon')}
      />
    </>
  )
}
