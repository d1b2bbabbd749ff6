// How the car is sold: by its owner at the door, by us with delivery, or by us with a reserve.
import { contractKind, type ContractKind } from '@bidyard/contract/enums/contracts'
import { houseTypesOfKind } from '@bidyard/contract/shapes/cars/house-types'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { OfferFrame } from './offer-frame.tsx'

export const WayStep = () => {
  const say = useText('selling')
  const word = useWord()
  const { form: { kind, houseType }, change } = useDraft()
  const places = kind === null ? [] : houseTypesOfKind[kind]
  const choose = (next: ContractKind) => {
    const [first] = houseTypesOfKind[next]
    const fits = houseType !== null && houseTypesOfKind[next].includes(houseType)
    change({ kind: next, houseType: fits ? houseType : first })
  }
  return (
    <OfferFrame step="way" title={say('wayTitle')} text={say('wayText')} isDone={kind !== null && houseType !== null}>
      <RadioGroup
        label={say('way')}
        labelHidden
        cards
        value={kind}
        onValueChange={choose}
        options={contractKind.values.map((one) => ({
          value: one, label: word(contractKind, one), note: say(`kindNote.${one}`),
        }))}
      />
      {places.length > 1 && (
        <RadioGroup
          label={say('whereTitle')}
          cards
          value={houseType}
          onValueChange={(next) => change({ houseType: next })}
          options={places.map((one) => ({ value: one, label: say(`where.${one}`), note: say(`whereNote.${one}`) }))}
        />
      )}
    </OfferFrame>
  )
}
