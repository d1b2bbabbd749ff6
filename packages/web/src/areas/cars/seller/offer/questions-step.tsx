// What only the owner knows: the odometer, accidents, debts, keys, and what one sees and smells in the car.
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { limits } from '@bidyard/contract/limits'
import { mileageUnit } from '@bidyard/contract/enums/cars'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { isStepDone } from './offer-steps.ts'
import { OwnLookCard } from './own-look-card.tsx'

type Known = SellerAnswers['hadAccident']
const known: readonly Known[] = ['no', 'yes', 'unknown']
const questions = ['hadAccident', 'wasFlooded', 'wasRented', 'isEncumbered', 'smokedIn'] as const
const keysMax = 9

const Odometer = () => {
  const say = useText('selling')
  const word = useWord()
  const { form: { odometer }, change } = useDraft()
  return (
    <Card title={say('odometer')} note={say('odometerNote')}>
      <div className="flex items-end gap-2">
        <NumberField
          className="flex-1"
          label={say('odometerReading')}
          labelHidden
          plain
          minimum={0}
          maximum={odometerKmMax}
          unit={word(mileageUnit, odometer.unit)}
          value={odometer.reading}
          onValueChange={(reading) => change({ odometer: { ...odometer, reading } })}
        />
        <SegmentedControl
          label={say('odometerUnit')}
          value={odometer.unit}
          onValueChange={(unit) => change({ odometer: { ...odometer, unit } })}
          segments={mileageUnit.values.map((value) => ({ value, label: word(mileageUnit, value) }))}
        />
      </div>
    </Card>
  )
}

export const QuestionsStep = () => {
  const say = useText('selling')
  const { order, form: { answers, look, kind }, change } = useDraft()
  const isDone = isStepDone.questions({ order: { ...order, kind }, views: [], look })
  return (
    <OfferFrame step="questions" title={say('questionsTitle')} text={say('questionsText')} isDone={isDone}>
      <Odometer />
      <Card>
        <div className="flex flex-col gap-6">
          {questions.map((question) => (
            <RadioGroup
              key={question}
              label={say(`question.${question}`)}
              cards
              inRow
              value={answers[question]}
              onValueChange={(answer) => change({ answers: { ...answers, [question]: answer } })}
              options={known.map((value) => ({ value, label: say(`known.${value}`) }))}
            />
          ))}
          <NumberField
            label={say('keyCount')}
            hint={say('keyCountHint')}
            minimum={0}
            maximum={keysMax}
            value={answers.keyCount}
            onValueChange={(keyCount) => change({ answers: { ...answers, keyCount } })}
          />
        </div>
      </Card>
      {kind === 'self' && <OwnLookCard look={look} onChange={(part) => change({ look: { ...look, ...part } })} />}
      <Card>
        <TextArea
          label={say('note')}
          hint={say('noteHint')}
          optional
          rows={3}
          maxLength={limits.note}
          value={answers.note ?? ''}
          onChange={({ target }) => change({ answers: { ...answers, note: target.value } })}
        />
      </Card>
    </OfferFrame>
  )
}
