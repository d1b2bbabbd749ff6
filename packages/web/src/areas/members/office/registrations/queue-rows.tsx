// A registration in the queue: as a row of the table, and as a card on phones.
import type { membersCalls } from '@bidyard/contract/calls/members'
import { businessOwnerType, registrationStatus, registrationType } from '@bidyard/contract/enums/members'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { businessNumberText } from '../../../../ui/format/written-numbers.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { registrationTone } from '../parts/tones.ts'
import { useWord } from '../../../../text/use-word.ts'

export type RegistrationRow = ItemOf<typeof membersCalls.listRegistrations>

const State = ({ row }: { readonly row: RegistrationRow }) => {
  const word = useWord()
  return <Badge tone={registrationTone[row.state]}>{word(registrationStatus, row.state)}</Badge>
}

const Name = ({ row }: { readonly row: RegistrationRow }) => (
  <>
    <RowLink to="/office/registrations/$id" params={{ id: row.id }}>{row.name}</RowLink>
    <span className="ml-2 text-sm text-ink-faint">{row.uid}</span>
  </>
)

const Shop = ({ row: { shopName, isNewShop } }: { readonly row: RegistrationRow }) => {
  const say = useText('people')
  return (
    <span className="flex items-center gap-2">
      <span className="truncate">{shopName}</span>
      {isNewShop && <Badge tone="action">{say('newShop')}</Badge>}
    </span>
  )
}

const Reviewed = ({ row: { reviewedAt, reviewerName } }: { readonly row: RegistrationRow }) =>
  reviewedAt === null ? '–' : <>{reviewerName} · <When at={reviewedAt} /></>

export const useQueueColumns = (): readonly Column<RegistrationRow>[] => {
  const say = useText('people')
  const word = useWord()
  return useMemo(() => [
    {
      key: 'submittedAt', title: say('submittedAt'), widthPx: 120, englishPx: 126, sortable: true,
      cell: ({ submittedAt }) => <When at={submittedAt} />,
    },
    { key: 'name', title: say('applicant'), widthPx: 140, cell: (row) => <Name row={row} /> },
    {
      key: 'shopName', title: say('shop'), widthPx: 160, englishPx: 146, grows: true, sortable: true,
      cell: (row) => <Shop row={row} />,
    },
    { key: 'state', title: say('state'), widthPx: 92, englishPx: 114, cell: (row) => <State row={row} /> },
    {
      key: 'kind', title: say('kind'), widthPx: 104, englishPx: 120, givesWay: 1,
      cell: (row) => word(registrationType, row.registrationType),
    },
    {
      key: 'owner', title: say('owner'), widthPx: 76, englishPx: 88, givesWay: 2,
      cell: (row) => word(businessOwnerType, row.businessOwnerType),
    },
    {
      key: 'businessNumber', title: say('businessNumber'), widthPx: 128,
      cell: ({ businessNumber }) => <span className="figures">{businessNumberText(businessNumber)}</span>,
    },
    {
      key: 'reviewedAt', title: say('review'), widthPx: 150, englishPx: 132, sortable: true,
      cell: (row) => <Reviewed row={row} />,
    },
  ], [say, word])
}

export const QueueCard = ({ row }: { readonly row: RegistrationRow }) => {
  const say = useText('people')
  const word = useWord()
  return (
    <RowCardLink
      to="/office/registrations/$id"
      params={{ id: row.id }}
      title={row.name}
      badge={<State row={row} />}
      lines={[
        <Shop key="shop" row={row} />,
        <span key="kind">
          {word(registrationType, row.registrationType)} · {word(businessOwnerType, row.businessOwnerType)}
        </span>,
        <span key="at" className="text-sm text-ink-faint">{say('submittedAt')} <When at={row.submittedAt} /></span>,
      ]}
    />
  )
}
