// Where something was found and what: part by part; what was told before the bids is refused with its picture.
import { damagePosition, damageValue, type DamagePosition, type DamageValue } from '@bidyard/contract/enums/car-damage'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ThumbRow } from '../parts/thumb-row.tsx'
import type { TypedLine } from './cut-rules.ts'
import { useDamageWords } from './damage-words.ts'
import type { Told } from './told-damage.ts'

type Damages = TypedLine['damages']

interface DamageFieldProps {
  readonly value: Damages
  readonly onChange: (damages: Damages) => void
  readonly told: Told
}

export const DamageField = ({ value: damages, onChange, told }: DamageFieldProps) => {
  const say = useText('contracts')
  const word = useWord()
  const wordsOf = useDamageWords()
  const [position, setPosition] = useState<DamagePosition | null>(null)
  const [value, setValue] = useState<DamageValue | null>(null)
  const isTold = position !== null && value !== null && told.isTold(position, value)
  const add = () => {
    if (position === null || value === null || isTold) return
    onChange([...damages.filter((one) => one.position !== position || one.value !== value), { position, value }])
    setPosition(null)
    setValue(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <Combobox
          label={say('cutPlace')} value={position} onValueChange={setPosition}
          options={damagePosition.values.map((one) => ({ value: one, label: word(damagePosition, one) }))}
        />
        <Select
          label={say('cutDamage')} value={value} onValueChange={setValue}
          options={damageValue.values.map((one) => ({ value: one, label: word(damageValue, one) }))}
        />
      </div>
      {isTold && (
        <InlineNotice tone="closing" urgent title={say('cutTold')}>
          <p className="pb-2">{say('cutToldText')}</p>
          <ThumbRow label={say('cutTold')} photos={told.photosOf(position, word(damagePosition, position))} />
        </InlineNotice>
      )}
      <Button icon="plus" disabled={position === null || value === null || isTold} onClick={add}>
        {say('cutAddPlace')}
      </Button>
      {damages.length > 0 && (
        <ul aria-label={say('cutPlace')} className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {damages.map((one) => (
            <li key={wordsOf(one)} className="flex items-center justify-between gap-3 py-1 pr-1 pl-3.5 text-md">
              {wordsOf(one)}
              <IconButton
                icon="close" label={say('cutRemovePlace', { name: wordsOf(one) })}
                onClick={() => onChange(damages.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
