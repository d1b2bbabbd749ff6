// What the house has to send to sellers, car by car, and what the bank has already.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { type ReactNode, useMemo, useState } from 'react'
import { type Asked, useMayAsk } from '../../../api/may-ask.tsx'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { RowCard } from '../../../ui/table/row-card.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import { ReturnPayoutDialog, SendPayoutSheet, ViewAccountDialog } from '../office/payout-dialogs.tsx'
import { isYoung, PayoutAccount, PayoutBadge, PayoutSent, PayoutWhen, type SellerPayout } from './payout-words.tsx'
import { PayoutsList } from './payouts-list.tsx'

interface PayoutProps {
  readonly payout: SellerPayout
}

const ContractLink = ({ payout: { contractId, contractNo } }: PayoutProps) => (
  <RowLink to="/office/contracts/$id" params={{ id: contractId }}>{contractNo}</RowLink>
)

const dialogs = { view: ViewAccountDialog, send: SendPayoutSheet, return: ReturnPayoutDialog } as const
type Act = keyof typeof dialogs

const callOf: Readonly<Record<Act, Asked>> = {
  view: contractsCalls.viewSellerAccount, send: contractsCalls.sendSellerPayout,
  return: contractsCalls.returnSellerPayout,
}

/** As the contract's page offers them. */
const actsOf = ({ state, account }: SellerPayout): readonly Act[] => {
  if (state === 'paid') return ['return']
  return account === null ? [] : ['view', 'send']
}

interface AskedAct extends PayoutProps {
  readonly act: Act
}
type OnAct = (asked: AskedAct) => void

const Acts = ({ payout, onAct }: PayoutProps & { readonly onAct: OnAct }) => {
  const say = useText('contractDesk')
  const sayPayout = useText('payouts')
  const may = useMayAsk()
  const acts = actsOf(payout).filter((act) => may(callOf[act]))
  const { keptBy } = payout
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 py-1">
      {acts.filter((act) => act !== 'send' || keptBy === null).map((act) => (
        <Button
          key={act} size="small" variant={act === 'send' ? 'primary' : undefined}
          disabled={act === 'send' && isYoung(payout) && payout.earlierAccounts.length === 0}
          onClick={() => onAct({ payout, act })}
        >
          {say(`verb.${act}`)}…
        </Button>
      ))}
      {acts.includes('send') && keptBy !== null && (
        <span className="text-right text-sm whitespace-normal text-ink-faint">{sayPayout(`kept.${keptBy}`)}</span>
      )}
    </span>
  )
}

const useColumns = (onAct: OnAct): readonly Column<SellerPayout>[] => {
  const say = useText('payouts')
  const format = useFormat()
  return useMemo(() => [
    { key: 'car', title: say('plate'), widthPx: 100, cell: ({ carNumber }) => <b lang="ko">{carNumber}</b> },
    {
      key: 'won', title: say('won'), widthPx: 128, align: 'end', sortable: true,
      cell: ({ won }) => <b>{format.won(won)}</b>,
    },
    { key: 'contract', title: say('contract'), widthPx: 116, cell: (payout) => <ContractLink payout={payout} /> },
    {
      key: 'state', title: say('state'), widthPx: 96, givesWay: 1, cell: (payout) => <PayoutBadge payout={payout} />,
    },
    {
      key: 'account', title: say('account'), widthPx: 200, grows: true,
      cell: (payout) => <PayoutAccount payout={payout} />,
    },
    {
      key: 'createdAt', title: say('createdAt'), widthPx: 128, givesWay: 3, sortable: true,
      cell: ({ createdAt }) => <span className="figures">{format.date(createdAt)}</span>,
    },
    {
      key: 'paidAt', title: say('paidAt'), widthPx: 128, givesWay: 2, sortable: true,
      cell: (payout) => <PayoutSent payout={payout} />,
    },
    {
      key: 'act', title: say('act'), widthPx: 216, englishPx: 264, align: 'end', stays: true,
      cell: (payout) => <Acts payout={payout} onAct={onAct} />,
    },
  ], [say, format, onAct])
}

const PayoutCard = ({ payout, onAct }: PayoutProps & { readonly onAct: OnAct }) => {
  const format = useFormat()
  const { carNumber, won } = payout
  return (
    <RowCard
      title={<><ContractLink payout={payout} /> <span lang="ko">{carNumber}</span></>}
      badge={<PayoutBadge payout={payout} />}
      lines={[
        <b key="won" className="figures text-base text-ink">{format.won(won)}</b>,
        <PayoutAccount key="account" payout={payout} />,
        <PayoutWhen key="when" payout={payout} />,
        <Acts key="act" payout={payout} onAct={onAct} />,
      ]}
    />
  )
}

/** What is asked stays open when its row goes: whoever was slower is told so, and loses nothing written. */
export const OfficePayoutsScreen = (): ReactNode => {
  const say = useText('payouts')
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const columns = useColumns(setAsked)
  const AskedDialog = asked === null ? null : dialogs[asked.act]
  return (
    <>
      <PayoutsList
        title={say('office')} summary={say('officeText')} columns={columns}
        renderCard={(payout) => <PayoutCard payout={payout} onAct={setAsked} />} nothing={say('officeNothing')}
      />
      {asked !== null && AskedDialog !== null && (
        <AskedDialog payout={asked.payout} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
