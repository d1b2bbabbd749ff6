// Why the server did not do it, beside what was filled in; when somebody else was quicker, the screen shows it by now.
import type { CallFailure } from '../../api/call-failure.ts'
import { useFailureWords } from '../../api/failure-words.ts'
import { useText } from '../../text/use-text.ts'
import { InlineNotice } from './inline-notice.tsx'

/** What is in the way and was not typed here: that sentence helps. Of what was typed, its field says it. */
const obstaclesIn = ({ facts: { issues = [] } }: CallFailure): string =>
  issues.filter(({ path }) => !/^(body|params|query)\b/.test(path)).map(({ message }) => message).join(' ')

export const Refused = ({ failure }: { readonly failure: CallFailure | null }) => {
  const say = useText('ui')
  const wordsFor = useFailureWords()
  if (failure === null) return null
  const obstacles = obstaclesIn(failure)
  if (obstacles !== '') return <InlineNotice tone="closing" urgent title={obstacles} />
  const words = failure.facts.status === 409 && (failure.facts.code ?? '').toUpperCase() === 'CONFLICT'
    ? { title: say('conflict'), advice: say('conflictAdvice') }
    : wordsFor(failure)
  return <InlineNotice tone="closing" urgent title={words.title}>{words.advice}</InlineNotice>
}
