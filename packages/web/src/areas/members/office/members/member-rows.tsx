// A member in the list: as a row of the table, and as a card on phones.
import type { membersCalls } from '@bidyard/contract/calls/members'
import { memberGrade, memberPart, memberState, memberType, staffPart } from '@bidyard/contract/enums/members'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord, type Word } from '../../../../text/use-word.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { memberTone } from '../parts/tones.ts'

export type MemberRow = ItemOf<typeof membersCalls.listMembers>

export const MemberStateBadge = ({ state }: Pick<MemberRow, 'state'>) => {
  const word = useWord()
  return <Badge tone={memberTone[state]}>{word(memberState, state)}</Badge>
}

/** What somebody does: in a shop by grade and part, in the office by part. */
export const placeText = (word: Word, { type, grade, part, staffPart: duty }: MemberRow): string => {
  const words = type === 'plain' ? [word(memberGrade, grade), part === null ? '' : word(memberPart, part)]
    : [duty === null ? '' : word(staffPart, duty)]
  return words.filter((one) => one !== '' && one !== '–').join(' · ') || '–'
}

const placeName = ({ shop, company }: MemberRow): string => shop?.name ?? company?.name ?? '–'

export const useMemberColumns = (): readonly Column<MemberRow>[] => {
  const say = useText('people')
  const word = useWord()
  return useMemo(() => [
    {
      key: 'name', title: say('way.name'), widthPx: 200, sortable: true,
      cell: ({ id, name, uid }) => (
        <>
          <RowLink to="/office/members/$id" params={{ id }}>{name}</RowLink>
          <span className="ml-2 text-sm text-ink-faint">{uid}</span>
        </>
      ),
    },
    { key: 'memberNo', title: say('way.memberNo'), widthPx: 128, cell: ({ memberNo }) => memberNo },
    { key: 'type', title: say('memberType'), widthPx: 120, cell: ({ type }) => word(memberType, type) },
    { key: 'place', title: say('placeName'), widthPx: 160, grows: true, cell: placeName },
    { key: 'role', title: say('placeRole'), widthPx: 140, cell: (row) => placeText(word, row) },
    {
      key: 'mayBid', title: say('mayBid'), widthPx: 92,
      cell: ({ type, mayBid }) => (type === 'plain' ? say(mayBid ? 'mayBidYes' : 'mayBidNo') : '–'),
    },
    {
      key: 'phone', title: say('way.phoneNumber'), widthPx: 140,
      cell: ({ phoneNumber }) => <span className="figures">{phoneNumber ?? '–'}</span>,
    },
    { key: 'state', title: say('state'), widthPx: 100, cell: ({ state }) => <MemberStateBadge state={state} /> },
    {
      key: 'createdAt', title: say('joinedAt'), widthPx: 130, sortable: true, cell: ({ joinedAt }) => <When at={joinedAt} />,
    },
  ], [say, word])
}

export const MemberCard = ({ row }: { readonly row: MemberRow }) => {
  const word = useWord()
  return (
    <RowCardLink
      to="/office/members/$id"
      params={{ id: row.id }}
      title={<>{row.name} <span className="font-normal text-ink-faint">{row.uid}</span></>}
      badge={<MemberStateBadge state={row.state} />}
      lines={[
        <span key="place">{placeName(row)}</span>,
        <span key="role">{word(memberType, row.type)} · {placeText(word, row)}</span>,
        <span key="no" className="figures text-sm text-ink-faint">{row.memberNo} · {row.phoneNumber ?? '–'}</span>,
      ]}
    />
  )
}
