// What became of a registration: by whom and when, what the applicant reads, and the way to the next one that waits.
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberRejectType, registrationStatus } from '@bidyard/contract/enums/members'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useWord } from '../../../../text/use-word.ts'
import type { Registration } from './document-photo.ts'
import type { Review } from './use-review.ts'

const next = { filter: { state: { eq: 'inProgress' } }, sort: [{ submittedAt: 'asc' }], size: 2 } as const

const NextOne = ({ id }: { readonly id: string }) => {
  const say = useText('people')
  const { items } = useList(membersCalls.listRegistrations, next)
  const waiting = items.find((one) => one.id !== id)
  if (waiting === undefined) return <LinkButton to="/office/registrations">{say('toQueue')}</LinkButton>
  return (
    <LinkButton to="/office/registrations/$id" params={{ id: waiting.id }} variant="primary">
      {say('nextOne')}
    </LinkButton>
  )
}

interface DecisionProps {
  readonly registration: Registration
  readonly outcome: Review['outcome']
}

const useTitle = ({ registration: { state, name, reviewerName }, outcome }: DecisionProps): string => {
  const say = useText('people')
  const word = useWord()
  if (outcome === 'mine') return say(state === 'approved' ? 'approvedNow' : 'rejectedNow', { name })
  const given = { reviewer: reviewerName ?? '–', state: word(registrationStatus, state) }
  return outcome === 'others' ? say('decidedMeanwhile', given) : say('decidedBy', given)
}

export const Decision = ({ registration, outcome }: DecisionProps) => {
  const say = useText('people')
  const word = useWord()
  const { id, state, reviewedAt, rejection, memberId } = registration
  const title = useTitle({ registration, outcome })
  if (state === 'inProgress') return null
  const tone = outcome === 'others' ? 'waiting' : state === 'approved' ? 'done' : 'closing'
  return (
    <InlineNotice tone={tone} urgent={outcome !== null} title={title}>
      <div className="flex flex-col gap-2">
        <p>
          {reviewedAt !== null && <><When at={reviewedAt} exact /> · </>}
          {say(outcome === 'others' ? 'decidedMeanwhileText' : state === 'approved' ? 'approvedText' : 'rejectedText')}
        </p>
        {rejection !== null && (
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">
            <b>{word(memberRejectType, rejection.rejectType)}</b> {rejection.note}
          </p>
        )}
        <div className="flex flex-wrap gap-2 pt-1">
          {outcome !== null && <NextOne id={id} />}
          {memberId !== null && (
            <LinkButton to="/office/members/$id" params={{ id: memberId }} icon="user">{say('toMember')}</LinkButton>
          )}
        </div>
      </div>
    </InlineNotice>
  )
}
