// What the owner sees of the own car: warning lamps, smells, and damage on the drawing of the body.
import { carSmell, warningLamp } from '@bidyard/contract/enums/car-check'
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { GroupFrame } from '../../../../ui/choice/group-frame.tsx'
import { DamageMap } from '../../../../ui/damage-map/damage-map.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { OwnLook } from '../draft/offer-form.ts'
import { AnswerField } from '../parts/answer-field.tsx'

interface SeveralProps<Value extends string> {
  readonly label: string
  readonly of: Enumeration<string, Value>
  readonly values: readonly Value[]
  /** Chosen, it takes all others away. */
  readonly none: { readonly label: string; readonly isChosen: boolean; readonly choose: () => void }
  readonly chosen: readonly Value[]
  readonly onChosen: (chosen: readonly Value[]) => void
}

const Several = <Value extends string>({ label, of, values, none, chosen, onChosen }: SeveralProps<Value>) => {
  const word = useWord()
  return (
    <GroupFrame label={label}>
      <div className="flex flex-wrap gap-2">
        <FilterChip label={none.label} pressed={none.isChosen} onPressedChange={none.choose} />
        {values.map((value) => (
          <FilterChip
            key={value}
            label={word(of, value)}
            pressed={chosen.includes(value)}
            onPressedChange={(pressed) =>
              onChosen(pressed ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </GroupFrame>
  )
}

const smells = carSmell.values.filter((value) => value !== 'none')

interface OwnLookProps {
  readonly look: OwnLook
  readonly onChange: (part: Partial<OwnLook>) => void
}

const Damages = ({ look: { damages }, onChange }: OwnLookProps) => {
  const say = useText('selling')
  const [isMarking, setMarking] = useState(damages !== null && damages.length > 0)
  const answer = (told: 'yes' | 'no') => {
    setMarking(told === 'yes')
    // Whoever says that there is some says next where it is.
    onChange({ damages: told === 'no' ? [] : damages === null || damages.length === 0 ? null : damages })
  }
  return (
    <div className="flex flex-col gap-4">
      <AnswerField
        question={say('hasDamage')}
        value={isMarking ? 'yes' : damages === null ? null : 'no'}
        onAnswer={answer}
        answers={[{ value: 'no', label: say('damageNone') }, { value: 'yes', label: say('damageSome') }]}
      />
      {isMarking && (
        <DamageMap
          damages={damages ?? []}
          onChange={(next) => onChange({ damages: next.length === 0 ? null : next })}
        />
      )}
    </div>
  )
}

export const OwnLookCard = (props: OwnLookProps) => {
  const say = useText('selling')
  const { look, onChange } = props
  return (
    <>
      <Card title={say('lookTitle')} note={say('lookNote')}>
        <div className="flex flex-col gap-6 pt-1">
          <Several
            label={say('lamps')}
            of={warningLamp}
            values={warningLamp.values}
            chosen={look.lamps ?? []}
            onChosen={(lamps) => onChange({ lamps: lamps.length === 0 ? null : lamps })}
            none={{
              label: say('lampsNone'), isChosen: look.lamps?.length === 0, choose: () => onChange({ lamps: [] }),
            }}
          />
          <Several
            label={say('smells')}
            of={carSmell}
            values={smells}
            chosen={(look.smells ?? []).filter((smell) => smell !== 'none')}
            onChosen={(chosen) => onChange({ smells: chosen.length === 0 ? null : chosen })}
            none={{
              label: say('smellsNone'), isChosen: look.smells?.includes('none') === true,
              choose: () => onChange({ smells: ['none'] }),
            }}
          />
        </div>
      </Card>
      <Card title={say('damageTitle')}>
        <Damages {...props} />
      </Card>
    </>
  )
}
