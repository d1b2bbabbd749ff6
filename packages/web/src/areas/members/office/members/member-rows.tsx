// A member in the list: as a row of the table, and as a card on phones.
import type { membersCalls } from '@bidyard/contract/calls/members'
import { memberGrade, memberPart, memberState, memberType, staffPart } from '@bidyard/contract/enums/members'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord, type Word } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { phoneText } from '../../../../ui/format/written-numbers.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { memberTone } from '../parts/tones.ts'

export type MemberRow = ItemOf<typeof membersCalls.listMembers>

export const MemberStateBadge = ({ state }: Pick<MemberRow, 'state'>) => {
  const word = useWord()
  return <Badge tone={memberTone[state]}>{word(memberState, state)}</Badge>
}

/** What there is of them. */
const inLine = (...words: readonly string[]): string =>
  words.filter((one) => one !== '' && one !== '–').join(' · ')

/** What somebody does: in a shop by grade and part, in the office by part. */
export const placeText = (word: Word, { type, grade, part, staffPart: duty }: MemberRow): string => {
  const words = type === 'plain' ? [word(memberGrade, grade), part === null ? '' : word(memberPart, part)]
    : [duty === null ? '' : word(staffPart, duty)]
  return inLine(...words) || '–'
}

/** Customers of partners sign in by their partner's app, under names that no one chose. */
const hasOwnUid = (type: MemberRow['type']): boolean => type !== 'partner_customer_user'

const placeName = ({ shop, company }: MemberRow): string => shop?.name ?? company?.name ?? '–'

export const useMemberColumns = (): readonly Column<MemberRow>[] => {
  const say = useText('people')
  const format = useFormat()
  const word = useWord()
  return useMemo(() => [
    {
      key: 'name', title: say('way.name'), widthPx: 176, englishPx: 160, sortable: true,
      cell: ({ id, name, uid, type }) => (
        <>
          <RowLink to="/office/members/$id" params={{ id }}>{name}</RowLink>
          {hasOwnUid(type) && <span className="ml-2 text-sm text-ink-faint">{uid}</span>}
        </>
      ),
    },
    { key: 'place', title: say('placeName'), widthPx: 140, grows: true, cell: placeName },
    { key: 'role', title: say('placeRole'), widthPx: 132, cell: (row) => placeText(word, row) },
    { key: 'state', title: say('state'), widthPx: 92, cell: ({ state }) => <MemberStateBadge state={state} /> },
    {
      key: 'type', title: say('memberType'), widthPx: 136, englishPx: 152, givesWay: 1,
      cell: ({ type }) => word(memberType, type),
    },
    {
      key: 'mayBid', title: say('mayBid'), widthPx: 84,
      cell: ({ type, state, mayBid }) =>
        (type === 'plain' && state === 'active' ? say(mayBid ? 'mayBidYes' : 'mayBidNo') : '–'),
    },
    {
      key: 'phone', title: say('way.phoneNumber'), widthPx: 132,
      cell: ({ phoneNumber }) => <span className="figures">{phoneText(phoneNumber ?? '–')}</span>,
    },
    { key: 'memberNo', title: say('way.memberNo'), widthPx: 124, givesWay: 2, cell: ({ memberNo }) => memberNo },
    {
      key: 'createdAt', title: say('joinedAt'), widthPx: 148, sortable: true,
      cell: ({ joinedAt }) => format.date(joinedAt),
    },
  ], [say, word, format])
}

export const MemberCard = ({ row }: { readonly row: MemberRow }) => {
  const word = useWord()
  return (
    <RowCardLink
      to="/office/members/$id"
      params={{ id: row.id }}
      title={row.name}
      badge={<MemberStateBadge state={row.state} />}
      lines={[
        <span key="place">{placeName(row)}</span>,
        <span key="role">{inLine(word(memberType, row.type), placeText(word, row))}</span>,
        <span key="no" className="figures max-w-full truncate text-sm text-ink-faint">
          {inLine(row.memberNo, phoneText(row.phoneNumber ?? ''), hasOwnUid(row.type) ? row.uid ?? '' : '')}
        </span>,
      ]}
    />
  )
}
