// A question with two or three answers side by side; none is given before somebody gives one.
import { useId } from 'react'
import { SegmentedControl, type Segment } from '../../../../ui/choice/segmented-control.tsx'

interface AnswerFieldProps<Value extends string> {
  readonly question: string
  readonly answers: readonly Segment<Value>[]
  readonly value: Value | null
  readonly onAnswer: (value: Value) => void
}

export const AnswerField = <Value extends string>({ question, answers, value, onAnswer }: AnswerFieldProps<Value>) => {
  const id = useId()
  return (
    <div className="flex flex-col gap-2" aria-labelledby={id} role="group">
      <span id={id} className="text-md font-semibold">{question}</span>
      <SegmentedControl label={question} wide value={value} onValueChange={onAnswer} segments={answers} />
    </div>
  )
}
