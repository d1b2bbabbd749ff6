// What a partner's cars brought: how much for each, where it goes, and when it went.
import { type ReactNode, useMemo } from 'react'
import { hasRole, useSession, useViewer } from '../../../api/session.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { NotForYou } from '../../../ui/state/not-for-you.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowCard } from '../../../ui/table/row-card.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import { PayoutAccount, PayoutBadge, PayoutSent, PayoutWhen, type SellerPayout } from './payout-words.tsx'
import { PayoutsList } from './payouts-list.tsx'

const CarLink = ({ payout: { orderId, carNumber } }: { readonly payout: SellerPayout }) => (
  <RowLink to="/cars/$id" params={{ id: orderId }}><span lang="ko">{carNumber}</span></RowLink>
)

const useColumns = (): readonly Column<SellerPayout>[] => {
  const say = useText('payouts')
  const format = useFormat()
  return useMemo(() => [
    { key: 'car', title: say('plate'), widthPx: 120, cell: (payout) => <CarLink payout={payout} /> },
    { key: 'state', title: say('state'), widthPx: 100, cell: (payout) => <PayoutBadge payout={payout} /> },
    {
      key: 'won', title: say('won'), widthPx: 150, align: 'end', sortable: true,
      cell: ({ won }) => <b>{format.won(won)}</b>,
    },
    {
      key: 'account', title: say('account'), widthPx: 240, grows: true,
      cell: (payout) => <PayoutAccount payout={payout} />,
    },
    {
      key: 'createdAt', title: say('createdAt'), widthPx: 130, givesWay: 1, sortable: true,
      cell: ({ createdAt }) => <span className="figures">{format.date(createdAt)}</span>,
    },
    {
      key: 'paidAt', title: say('paidAt'), widthPx: 140, sortable: true,
      cell: (payout) => <PayoutSent payout={payout} />,
    },
  ], [say, format])
}

const PayoutCard = ({ payout }: { readonly payout: SellerPayout }) => {
  const format = useFormat()
  return (
    <RowCard
      title={<CarLink payout={payout} />}
      badge={<PayoutBadge payout={payout} />}
      lines={[
        <b key="won" className="figures text-base text-ink">{format.won(payout.won)}</b>,
        <PayoutAccount key="account" payout={payout} />,
        <PayoutWhen key="when" payout={payout} />,
      ]}
    />
  )
}

const Own = () => {
  const say = useText('payouts')
  const columns = useColumns()
  return (
    <PayoutsList
      title={say('own')} summary={say('ownText')} columns={columns}
      renderCard={(payout) => <PayoutCard payout={payout} />} nothing={say('ownNothing')}
    />
  )
}

export const OwnPayoutsScreen = (): ReactNode => {
  const say = useText('payouts')
  const session = useSession()
  const viewer = useViewer()
  // Whose session it is comes in a moment.
  if (session !== null && viewer === null) return null
  if (hasRole(viewer, 'partner')) return <Own />
  return <NotForYou page={say('own')} title={say('ownForbidden')} text={say('ownForbiddenText')} home={say('home')} />
}
