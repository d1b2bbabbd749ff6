// What only the owner knows: the odometer, accidents, debts, keys, and what one sees and smells in the car.
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { limits } from '@bidyard/contract/limits'
import { useText } from '../../../../text/use-text.ts'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { AnswerField } from '../parts/answer-field.tsx'
import { OdometerField } from '../parts/odometer-field.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { isStepDone } from './offer-steps.ts'
import { OwnLookCard } from './own-look-card.tsx'

type Known = SellerAnswers['hadAccident']
const known: readonly Known[] = ['no', 'yes', 'unknown']
const questions = ['hadAccident', 'wasFlooded', 'wasRented', 'isEncumbered', 'smokedIn'] as const
const keysMax = 9

export const QuestionsStep = () => {
  const say = useText('selling')
  const { order, form: { answers, look, kind }, change } = useDraft()
  const isDone = isStepDone.questions({ order: { ...order, kind }, views: [], look })
  return (
    <OfferFrame step="questions" title={say('questionsTitle')} text={say('questionsText')} isDone={isDone}>
      <Card><OdometerField /></Card>
      <Card>
        <div className="flex flex-col gap-6">
          {questions.map((question) => (
            <AnswerField
              key={question}
              question={say(`question.${question}`)}
              value={answers[question]}
              onAnswer={(answer) => change({ answers: { ...answers, [question]: answer } })}
              answers={known.map((value) => ({ value, label: say(`known.${value}`) }))}
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
