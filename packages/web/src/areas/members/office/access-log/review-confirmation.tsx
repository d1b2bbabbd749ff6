// Whether a month was looked through: the word that says so, or the button that leaves one.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Review } from './review-tab.tsx'

const ConfirmButton = ({ month }: { readonly month: string }) => {
  const say = useText('people')
  const format = useFormat()
  const [isAsked, setIsAsked] = useState(false)
  const first = `${month}-01`
  return (
    <>
      <Button variant="primary" size="small" onClick={() => setIsAsked(true)}>{say('confirmReview')}</Button>
      {isAsked && (
        <ActDialog
          definition={auditCalls.confirmLogReview}
          words={{
            title: say('confirmReviewTitle', { month: isDay(first) ? format.month(first) : month }),
            happens: say('confirmReviewHappens'), verb: say('confirmReview'), done: say('confirmReviewDone'),
          }}
          field={{ label: say('confirmReviewWord'), hint: say('confirmReviewHint') }}
          ask={(word) => ({ params: { month }, body: { word } })}
          touches={['/log-reviews', '/log-confirmations']}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

export const ReviewConfirmation = ({ review: { month, isOver, confirmation } }: { readonly review: Review }) => {
  const say = useText('people')
  if (confirmation !== null)
    return (
      <InlineNotice tone="done" title={say('reviewDone')}>
        <p className="[overflow-wrap:anywhere]">{confirmation.word}</p>
        <p className="text-sm text-ink-soft">
          {confirmation.author.name} · <When at={confirmation.createdAt} exact />
        </p>
      </InlineNotice>
    )
  if (!isOver) return <InlineNotice title={say('reviewRunning')}>{say('reviewRunningText')}</InlineNotice>
  return (
    <InlineNotice tone="waiting" title={say('reviewWaits')} action={<ConfirmButton month={month} />}>
      {say('reviewWaitsText')}
    </InlineNotice>
  )
}
