// The right side of the screening: what is missing, what was looked at, and the decision, all within reach of the keys.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { listingGap, listingReturnReason } from '@bidyard/contract/enums/auctions'
import type { Auction } from '@bidyard/contract/shapes/auctions/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { MayAsk, OthersWork } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { standingOf, touchedByAuctions } from '../parts/auction-words.ts'
import { looks, toggled, type Look } from './checklist.ts'
import type { Screening } from './use-screening.ts'

const Gaps = ({ auction: { gaps } }: { readonly auction: Auction }) => {
  const say = useText('marketOffice')
  const word = useWord()
  return (
    <Card title={say('mustHave')}>
      <ul className="flex flex-col gap-2 text-md">
        {listingGap.values.map((gap) => {
          const isMissing = gaps.includes(gap)
          return (
            <li key={gap} className="flex items-center gap-2">
              <Icon
                name={isMissing ? 'close' : 'check'} size={18}
                className={isMissing ? 'text-closing-ink' : 'text-done-ink'}
              />
              <span className={isMissing ? 'font-semibold text-closing-ink' : ''}>
                {isMissing ? word(listingGap, gap) : say(`has.${gap}`)}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface LooksProps {
  readonly ticked: readonly Look[]
  readonly onTick: (ticked: readonly Look[]) => void
}

const Looks = ({ ticked, onTick }: LooksProps) => {
  const say = useText('marketOffice')
  return (
    <Card title={say('lookAt')} note={say('lookAtNote')}>
      <ul>
        {looks.map((look, place) => (
          <li key={look} className="flex items-start justify-between gap-3">
            <Checkbox
              label={say(`look.${look}`)}
              note={say(`lookNote.${look}`)}
              checked={ticked.includes(look)}
              onCheckedChange={() => onTick(toggled(ticked, look))}
            />
            <kbd className="figures mt-2 rounded-sm border border-line px-1.5 text-xs text-ink-faint max-md:hidden">
              {place + 1}
            </kbd>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Returned = ({ auction }: { readonly auction: Auction }) => {
  const say = useText('marketOffice')
  const word = useWord()
  const { returnedAt, returnReasons, returnNote, resubmittedAt } = auction
  if (returnedAt === null) return null
  return (
    <InlineNotice
      tone={resubmittedAt === null ? 'closing' : 'action'}
      title={say(resubmittedAt === null ? 'wasSentBack' : 'wasMended')}
    >
      <p>{returnReasons.map((reason) => word(listingReturnReason, reason)).join(', ')}</p>
      {returnNote !== null && <p lang="ko" className="whitespace-pre-line">{returnNote}</p>}
      <p className="text-sm text-ink-soft"><When at={resubmittedAt ?? returnedAt} exact /></p>
    </InlineNotice>
  )
}

/** Of a car of the house nobody else hands it in again, and a seller may ask for it by phone. */
const HandIn = ({ auction: { id, version } }: { readonly auction: Auction }) => {
  const say = useText('marketOffice')
  const queries = useQueryClient()
  const refresh = () => void forgetPaths(queries, touchedByAuctions)
  const handIn = useCall(auctionsCalls.resubmitListing, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('handedIn') })
      refresh()
    },
    onFailure: refresh,
  })
  return (
    <Card title={say('handInTitle')} note={say('handInNote')}>
      <div className="flex flex-col gap-3 pt-1">
        <Refused failure={handIn.error} />
        <Button
          variant="primary" loading={handIn.isPending}
          onClick={() => handIn.mutate({ params: { id }, body: { seenVersion: version } })}
        >
          {say('handIn')}
        </Button>
      </div>
    </Card>
  )
}

interface DecisionPanelProps {
  readonly screening: Screening
  readonly auction: Auction
}

export const DecisionPanel = ({ screening, auction }: DecisionPanelProps) => {
  const say = useText('marketOffice')
  const { ticked, tick, isChanged, ask, approve, mayDecide, mayApprove } = screening
  const standing = standingOf(auction)
  const isToScreen = standing === 'toScreen'
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.75rem)]">
      <Returned auction={auction} />
      <Gaps auction={auction} />
      {standing === 'sentBack' && (
        <MayAsk call={auctionsCalls.resubmitListing}><HandIn auction={auction} /></MayAsk>
      )}
      {isChanged && (
        <InlineNotice tone="waiting" urgent title={say('carChanged')}>{say('carChangedText')}</InlineNotice>
      )}
      {isToScreen && mayDecide && <Looks ticked={ticked} onTick={tick} />}
      {isToScreen && !mayDecide && (
        <Card title={say('decision')}><OthersWork call={auctionsCalls.approveListing} /></Card>
      )}
      {isToScreen && mayDecide && (
        <Card title={say('decision')} note={say('decisionKeys')}>
          <div className="flex flex-col gap-3">
            {!mayApprove && <p className="text-sm text-ink-soft">{say('notYet')}</p>}
            <Refused failure={approve.error} />
            <div className="flex gap-2 *:flex-1">
              <Button onClick={() => ask(true)}>{say('return')}…</Button>
              <Button
                variant="primary" icon="check" disabled={!mayApprove} loading={approve.isPending}
                onClick={screening.approveNow}
              >
                {say('approve')}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </div>
  )
}
