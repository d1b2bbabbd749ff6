// What the service answered to the notices of the last deed.
import type { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import type { Answers } from './bank-account.ts'

interface AnswersNoticeProps {
  readonly answers: Answers | undefined
  readonly failure: CallFailure | null
  /** A forged notice ought to be refused, or understood and found to be nothing. */
  readonly forged?: boolean | undefined
}

const known = ['200', '403', '404', '429', '503', 'silence'] as const

export const useAnswerWords = (): ((answer: string) => string) => {
  const say = useText('bank')
  return (answer) => {
    const word = known.find((one) => one === answer)
    return word === undefined ? answer : say(`answer.${word}`)
  }
}

export const AnswersNotice = ({ answers, failure, forged = false }: AnswersNoticeProps) => {
  const say = useText('bank')
  const format = useFormat()
  const wordsFor = useAnswerWords()
  if (failure !== null) return <Refused failure={failure} />
  if (answers === undefined) return null
  if (answers.length === 0) return <InlineNotice>{say('nobodyTold')}</InlineNotice>
  const allHeard = answers.every(({ answer }) => answer === '200')
  return (
    <div role="status">
      <InlineNotice tone={forged ? 'neutral' : allHeard ? 'done' : 'waiting'} title={say('answered')}>
        {answers.map(({ answer, count }) => (
          <p key={answer} className="figures">
            {say('answer', { answer: wordsFor(answer), count: format.number(count) })}
          </p>
        ))}
      </InlineNotice>
    </div>
  )
}
