// What only the owner knows: the odometer, accidents, debts, keys, and what one sees and smells in the car.
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { limits } from '@bidyard/contract/limits'
import { keysMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { emptyLook, type OwnLook } from '../draft/offer-form.ts'
import { useDraft } from '../draft/use-draft.tsx'
import { AnswerField } from '../parts/answer-field.tsx'
import { OdometerField } from '../parts/odometer-field.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { isStepDone } from './offer-steps.ts'
import { useIsVisited, useOwnLook, useTellAnew } from './own-look.ts'
import { OwnLookCard } from './own-look-card.tsx'

type Known = SellerAnswers['hadAccident']
const known: readonly Known[] = ['no', 'yes', 'unknown']
const questions = ['hadAccident', 'wasFlooded', 'wasRented', 'isEncumbered', 'smokedIn'] as const

/** What owners see of their own car is its check, which is completed anew. */
const TellAnew = ({ look, isDone }: { readonly look: OwnLook; readonly isDone: boolean }) => {
  const say = useText('selling')
  const tell = useTellAnew(look)
  return (
    <div className="flex flex-col gap-3">
      <Refused failure={tell.error instanceof CallFailure ? tell.error : null} />
      <Button
        variant="primary" size="large" wide icon="check" disabled={!isDone} loading={tell.isPending}
        onClick={() => tell.mutate()}
      >
        {say('tellAnew')}
      </Button>
    </div>
  )
}

export const QuestionsStep = () => {
  const say = useText('selling')
  const { order, form: { answers, kind }, change } = useDraft()
  const told = useOwnLook()
  const look = told ?? emptyLook
  const isVisited = useIsVisited()
  const isOwners = hasTrait(kind, 'checkedBy', 'seller') && !isVisited
  const isDone = isStepDone.questions({ order: { ...order, kind: isVisited ? null : kind }, views: [], look })
  return (
    <OfferFrame
      step="questions"
      title={say('questionsTitle')}
      text={say('questionsText')}
      isDone={isDone}
      foot={order.state !== 'draft' && isOwners ? <TellAnew look={look} isDone={isDone} /> : undefined}
    >
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
      {isOwners && told !== undefined && (
        <OwnLookCard look={look} onChange={(part) => change({ look: { ...look, ...part } })} />
      )}
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
