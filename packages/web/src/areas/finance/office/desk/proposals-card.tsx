// What one person proposed and another one confirms: all that waits, or all about one thing; says whose turn it is.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { contractCancelType, roundNext } from '@bidyard/contract/enums/contracts'
import {
  bankCode, ledgerAccountKind, moneyAct, moneyProposalState, paymentMethod,
} from '@bidyard/contract/enums/finance'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { proposalTone } from '../parts/tones.ts'
import { useMe } from '../parts/use-me.ts'
import { DecideDialog, type Decision, type Proposal, useMayDecide } from './decide-dialog.tsx'

const Subject = ({ proposal: { subject, subjectId } }: { readonly proposal: Proposal }) => {
  const say = useText('money')
  if (subject === 'amount')
    return <RowLink to="/office/money/amounts/$id" params={{ id: subjectId }}>{say('toAmount')}</RowLink>
  if (subject === 'contract')
    return <RowLink to="/office/contracts/$id" params={{ id: subjectId }}>{say('toContract')}</RowLink>
  return subject === 'unmatchedPayment'
    ? <RowLink to="/office/money/unmatched/$id" params={{ id: subjectId }}>{say('toUnmatched')}</RowLink>
    : null
}

/** Where money that nobody knew shall go, or what does not go out. */
const WhereTo = ({ proposal: { act, amountId, amountNo, returnTo, transferNo } }: { readonly proposal: Proposal }) => {
  const say = useText('money')
  const word = useWord()
  if (returnTo !== null)
    return (
      <p className="figures text-md">
        → {word(bankCode, returnTo.bankCode)} ···{returnTo.numberTail} {returnTo.holderName}
      </p>
    )
  if (transferNo !== null) return <p className="figures text-md">{say('transferNo')} {transferNo}</p>
  if (act === 'callOffPayout') return <p className="text-md">→ {word(ledgerAccountKind, 'shopCredit')}</p>
  if (amountId === null) return null
  return (
    <p className="figures text-md">
      → <RowLink to="/office/money/amounts/$id" params={{ id: amountId }}>{amountNo ?? say('toAmount')}</RowLink>
    </p>
  )
}

/** What else happens to a car than that money moves. */
const OfCar = ({ proposal: { ending, priceWon } }: { readonly proposal: Proposal }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  if (priceWon !== null) return <p className="figures text-md">→ {format.won(priceWon)}</p>
  if (ending === null) return null
  const { cancelType, next, refundsFee } = ending
  return (
    <p className="text-md">
      {word(contractCancelType, cancelType)} · {word(roundNext, next)} · {say(refundsFee ? 'withFee' : 'withoutFee')}
    </p>
  )
}

interface RowProps {
  readonly proposal: Proposal
  readonly onDecide: (decision: Decision) => void
  /** The page is about its subject already. */
  readonly isAtHome: boolean
}

const Turn = ({ proposal, onDecide }: Omit<RowProps, 'isAtHome'>) => {
  const say = useText('money')
  const word = useWord()
  const me = useMe()
  const may = useMayDecide()
  const { state, proposedBy, decidedBy, decisionReason } = proposal
  if (state !== 'proposed')
    return (
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone={proposalTone[state]}>{word(moneyProposalState, state)}</Badge>
        {decidedBy?.name} {decisionReason === null ? '' : `· ${decisionReason}`}
      </span>
    )
  if (me === undefined) return <Skeleton className="h-9 w-40" />
  const isMine = proposedBy.memberId === me
  const open = (isMine ? ['withdraw' as const] : ['refuse' as const, 'confirm' as const]).filter(may)
  if (open.length === 0) return null
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      <Badge tone={isMine ? 'neutral' : 'waiting'} icon={isMine ? 'clock' : 'user'}>
        {say(isMine ? 'turnOfAnother' : 'turnIsYours')}
      </Badge>
      <span className="flex flex-wrap gap-2">
        {open.map((decision) => (
          <Button
            key={decision} size="small" variant={decision === 'confirm' ? 'primary' : undefined}
            onClick={() => onDecide(decision)}
          >
            {say(`${decision}Verb`)}…
          </Button>
        ))}
      </span>
    </span>
  )
}

const Row = (props: RowProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { proposal, isAtHome } = props
  const { act, subject, shopId, shopName, won, paymentMethod: method, reason, proposedBy, createdAt } = proposal
  return (
    <li className="flex flex-col gap-2 px-4 py-3.5 md:px-5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b>{word(moneyAct, act)}</b>
          {method !== null && <span className="text-sm text-ink-soft">{word(paymentMethod, method)}</span>}
        </span>
        {won !== null && <b className="figures text-base">{format.won(won)}</b>}
      </span>
      {!(isAtHome && subject === 'shop') && (
        <span className="flex flex-wrap gap-x-3 text-md">
          {shopId !== null && <ShopLink shopId={shopId} name={shopName} />}
          {!isAtHome && <Subject proposal={proposal} />}
        </span>
      )}
      <WhereTo proposal={proposal} />
      <OfCar proposal={proposal} />
      <p className="text-md text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
      <p className="text-sm text-ink-faint">
        {say('proposedBy', { name: proposedBy.name ?? say('system') })} · <When at={createdAt} />
      </p>
      <Turn {...props} />
    </li>
  )
}

interface ListedProps {
  readonly items: readonly Proposal[]
  readonly isAtHome: boolean
  /** Nothing where there is none, but for somebody who is still about to decide. */
  readonly hidesEmpty?: boolean
}

const Listed = ({ items, isAtHome, hidesEmpty = false }: ListedProps) => {
  const say = useText('money')
  const [asked, setAsked] = useState<{ readonly proposal: Proposal; readonly decision: Decision } | null>(null)
  if (hidesEmpty && items.length === 0 && asked === null) return null
  return (
    <Card title={say('proposals')} note={say('proposalsNote')} flush>
      {items.length === 0
        ? <EmptyState icon="done" title={say('noProposals')} text={say('noProposalsText')} />
        : (
          <ul aria-label={say('proposals')} className="mt-2 divide-y divide-line border-t border-line">
            {items.map((proposal) => (
              <Row
                key={proposal.id} proposal={proposal} isAtHome={isAtHome}
                onDecide={(decision) => setAsked({ proposal, decision })}
              />
            ))}
          </ul>
        )}
      {asked !== null && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

/** What waits about this for a second person. */
export const useWaiting = (subjectId: string) =>
  useList(financeCalls.listMoneyProposals, {
    filter: { subjectId: { eq: subjectId }, state: { eq: 'proposed' } }, sort: [{ createdAt: 'asc' }], size: 50,
  })

/** The same as a card, and nothing where there is none. */
export const WaitingCard = ({ subjectId }: { readonly subjectId: string }): ReactNode => (
  <Listed items={useWaiting(subjectId).items} isAtHome hidesEmpty />
)

interface ProposalsCardProps {
  /** Only what is about this; then all of it, and nothing where there is none. */
  readonly subjectId?: string | undefined
}

export const ProposalsCard = ({ subjectId }: ProposalsCardProps): ReactNode => {
  const wordsFor = useFailureWords()
  const proposals = useList(financeCalls.listMoneyProposals, {
    filter: subjectId === undefined ? { state: { eq: 'proposed' } } : { subjectId: { eq: subjectId } },
    sort: [{ createdAt: subjectId === undefined ? 'asc' : 'desc' }], size: 50,
  })
  const { items, isLoading, failure, retry } = proposals
  if (subjectId !== undefined && items.length === 0) return null
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (isLoading) return <div aria-busy="true"><Skeleton className="h-64 rounded-lg" /></div>
  return <Listed items={items} isAtHome={subjectId !== undefined} />
}
