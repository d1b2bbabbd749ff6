// The office's day: every kind of work that waits, the one that has waited longest first, each with the way into it.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { membersCalls } from '@bidyard/contract/calls/members'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { Filter, ItemOf, ListCall, Sort } from '@bidyard/contract/list'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list/use-list.ts'
import { useText } from '../../text/use-text.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { When } from '../../ui/show/when.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'

type Kind =
  | 'registrations' | 'screening' | 'approved' | 'errorReports' | 'transports' | 'proposals' | 'payouts' | 'unmatched'
  | 'appeals' | 'consulting' | 'papers' | 'stuck' | 'faults' | 'liens' | 'sellerPayouts'

interface Work {
  readonly kind: Kind
  readonly icon: IconName
  readonly to: NonNullable<LinkProps['to']>
  readonly search?: Readonly<Record<string, unknown>> | undefined
  readonly count: number | '10,000+' | undefined
  /** Undefined where nothing waits. */
  readonly since: string | undefined
  readonly isKnown: boolean
}

const preparing = { state: { eq: 'preparation' } } as const

/** The count, and since when the first of them waits; whoever may not see them is shown none. */
const useWaiting = <C extends ListCall>(
  call: C, filter: Filter, sort: Sort, sinceOf: (item: ItemOf<C>) => string,
): Pick<Work, 'count' | 'since' | 'isKnown'> => {
  const { items: [first], count, isLoading, failure } = useList(call, { filter, sort, size: 1, count: true })
  return {
    count: failure === null ? count : 0, since: first === undefined ? undefined : sinceOf(first), isKnown: !isLoading,
  }
}

const open = { notIn: ['done', 'cancelled'] } as const
const stale: Sort = [{ updatedAt: 'asc' }]
const changed = ({ updatedAt }: { readonly updatedAt: string }): string => updatedAt
const oldest: Sort = [{ createdAt: 'asc' }]
const born = ({ createdAt }: { readonly createdAt: string }): string => createdAt

const useContractWork = (): readonly Work[] => [
  {
    kind: 'papers', icon: 'document', to: '/office/contracts', search: { papers: 'inProgress' },
    ...useWaiting(
      contractsCalls.listContracts, { screeningState: { eq: 'inProgress' }, state: open }, stale, changed,
    ),
  },
  {
    kind: 'stuck', icon: 'alert', to: '/office/contracts', search: { attention: 'staff' },
    ...useWaiting(contractsCalls.listContracts, { attention: { eq: 'staff' }, state: open }, stale, changed),
  },
  {
    kind: 'faults', icon: 'warning', to: '/office/contracts', search: { step: 'cancelled' },
    ...useWaiting(contractsCalls.listFaultCases, { state: { in: ['confirmed', 'disputed'] } }, oldest, born),
  },
]

const useHouseWork = (): readonly Work[] => [
  {
    kind: 'liens', icon: 'lock', to: '/office/contracts', search: { step: 'lienConfirmation' },
    ...useWaiting(contractsCalls.listContracts, { state: { eq: 'lienConfirmation' } }, stale, changed),
  },
  {
    kind: 'sellerPayouts', icon: 'card', to: '/office/contracts', search: { step: 'done' },
    ...useWaiting(contractsCalls.listSellerPayouts, { state: { eq: 'waiting' } }, oldest, born),
  },
]

const useCarWork = (): readonly Work[] => [
  {
    kind: 'screening', icon: 'eye', to: '/office/screening',
    ...useWaiting(auctionsCalls.listAuctions, {
      ...preparing, screenedAt: { isNull: true }, isSentBack: { eq: false }, isChecked: { eq: true },
    }, oldest, born),
  },
  {
    kind: 'approved', icon: 'gavel', to: '/office/screening', search: { queue: 'approved' },
    ...useWaiting(auctionsCalls.listAuctions, {
      ...preparing, screenedAt: { isNotNull: true }, openAt: { isNull: true },
    }, oldest, ({ screenedAt, createdAt }) => screenedAt ?? createdAt),
  },
  {
    kind: 'consulting', icon: 'phone', to: '/office/awards', search: { tab: 'consulting' },
    ...useWaiting(biddingCalls.listAuctionBidders, { state: { eq: 'afterConsulting' } }, oldest, born),
  },
  ...useContractWork(),
  ...useHouseWork(),
  {
    kind: 'errorReports', icon: 'alert', to: '/office/error-reports',
    ...useWaiting(
      auctionsCalls.listAuctionErrorReports, { answeredAt: { isNull: true } }, [{ reportAt: 'asc' }],
      ({ reportAt }) => reportAt,
    ),
  },
  {
    kind: 'transports', icon: 'truck', to: '/office/transports',
    ...useWaiting(yardCalls.listTransports, { state: { eq: 'transportRequested' } }, oldest, born),
  },
]

const useOtherWork = (): readonly Work[] => [
  {
    kind: 'registrations', icon: 'inbox', to: '/office/registrations',
    ...useWaiting(
      membersCalls.listRegistrations, { state: { eq: 'inProgress' } }, [{ submittedAt: 'asc' }],
      ({ submittedAt }) => submittedAt,
    ),
  },
  {
    kind: 'proposals', icon: 'users', to: '/office/money',
    ...useWaiting(financeCalls.listMoneyProposals, { state: { eq: 'proposed' } }, oldest, born),
  },
  {
    kind: 'payouts', icon: 'card', to: '/office/money',
    ...useWaiting(financeCalls.listPayouts, { state: { eq: 'waiting' } }, oldest, born),
  },
  {
    kind: 'unmatched', icon: 'help', to: '/office/money/unmatched',
    ...useWaiting(
      financeCalls.listUnmatchedPayments, { state: { eq: 'waiting' } }, [{ arrivedAt: 'asc' }],
      ({ arrivedAt }) => arrivedAt,
    ),
  },
  {
    kind: 'appeals', icon: 'warning', to: '/office/sanctions', search: { tab: 'appeals', appeal: 'submitted' },
    ...useWaiting(
      violationsCalls.listViolationAppeals, { state: { eq: 'submitted' } }, [{ submittedAt: 'asc' }],
      ({ submittedAt }) => submittedAt,
    ),
  },
]

const WorkRow = ({ work: { kind, icon, to, search, count = 0, since } }: { readonly work: Work }) => {
  const say = useText('work')
  return (
    <li>
      <Link
        to={to}
        {...(search === undefined ? {} : { search: search as never })}
        className="flex min-h-16 items-center gap-4 px-4 py-3 -outline-offset-2 hover:bg-hover md:px-5"
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-action-soft text-action-ink">
          <Icon name={icon} size={20} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <b>{say(kind)}</b>
          {since !== undefined && <span className="text-sm text-ink-soft">{say('oldest')} <When at={since} /></span>}
        </span>
        <b className="figures text-lg">
          {say('waits', { count: typeof count === 'number' ? formatNumber(count) : count })}
        </b>
        <Icon name="chevronRight" className="text-ink-faint" />
      </Link>
    </li>
  )
}

const ageOf = ({ since }: Work): number => (since === undefined ? Infinity : Date.parse(since))

export const WorkScreen = (): ReactNode => {
  const say = useText('work')
  const all = [...useCarWork(), ...useOtherWork()]
  const isKnown = all.every((work) => work.isKnown)
  const waiting = all.filter(({ count }) => count !== undefined && count !== 0)
    .toSorted((one, other) => ageOf(one) - ageOf(other))
  useTitle(say('work'))
  return (
    <>
      <PageHeader title={say('work')} summary={say('workText')} />
      {!isKnown ? <Skeleton className="h-96 rounded-lg" /> : (
        <Card flush>
          {waiting.length === 0 ? <EmptyState icon="done" title={say('allDone')} text={say('allDoneText')} /> : (
            <ul aria-label={say('work')} className="divide-y divide-line">
              {waiting.map((work) => <WorkRow key={work.kind} work={work} />)}
            </ul>
          )}
        </Card>
      )}
      <p className="pt-3 text-sm text-ink-faint">{say('notYours')}</p>
    </>
  )
}
