// What keeps the shop from bidding, said where a dealer comes home to; of one that may bid nothing is said.
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import type { BiddingObstacle } from '@bidyard/contract/enums/eligibility'
import { lazy, Suspense, type ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { storedLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { loadText } from '../../text/word-store.ts'
import { Card } from '../../ui/show/card.tsx'
import { SkeletonText } from '../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../ui/state/inline-notice.tsx'

const Obstacles = lazy(async () => {
  const [{ Obstacles: obstacles }] = await Promise.all([
    import('./obstacles.tsx'), loadText('finance', storedLanguage()),
  ])
  return { default: obstacles }
})

/** A ban is told in place of the market. Who never bids for the shop needs no reminder each time. */
const toldElsewhere: readonly BiddingObstacle[] = ['shopBanned', 'noBiddingPermission']

export const HomeStanding = (): ReactNode => {
  const say = useText('bidding')
  const { data } = useRead(eligibilityCalls.getBiddingEligibility, { body: { memberId: null } })
  const obstacles = data?.obstacles.filter(({ obstacle }) => !toldElsewhere.includes(obstacle)) ?? []
  const isBanned = data?.obstacles.some(({ obstacle }) => obstacle === 'shopBanned') === true
  if (data === undefined || isBanned || obstacles.length === 0) return null
  return (
    <Card>
      <InlineNotice tone="closing" title={say('mayNot')}>{say('mayNotText')}</InlineNotice>
      <Suspense fallback={<SkeletonText lines={3} />}><Obstacles eligibility={{ ...data, obstacles }} /></Suspense>
    </Card>
  )
}
