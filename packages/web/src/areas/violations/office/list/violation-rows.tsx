// A violation in the list: as a row of the table, and as a card on phones.
import {
  shopViolationState, violationAction, violationAppealState, violationDetailType,
} from '@bidyard/contract/enums/violations'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { actionTone, appealTone, stateTone } from '../../dealer/tones.ts'
import type { Violation } from '../../dealer/types.ts'

export const ViolationBadges = ({ violation }: { readonly violation: Pick<Violation, 'action' | 'state'> }) => {
  const word = useWord()
  const { action, state } = violation
  return (
    <span className="flex gap-1">
      <Badge tone={actionTone[action]}>{word(violationAction, action)}</Badge>
      {action !== 'pardon' && <Badge tone={stateTone[state]}>{word(shopViolationState, state)}</Badge>}
    </span>
  )
}

export const useViolationColumns = (): readonly Column<Violation>[] => {
  const say = useText('sanctions')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'no', title: say('violationNo'), widthPx: 118,
      cell: ({ id, violationNo }) => <RowLink to="/office/sanctions/$id" params={{ id }}>{violationNo}</RowLink>,
    },
    { key: 'shop', title: say('shop'), widthPx: 110, cell: ({ shopName }) => shopName },
    {
      key: 'detail', title: say('detail'), widthPx: 170, grows: true,
      cell: ({ detail }) => word(violationDetailType, detail),
    },
    {
      key: 'state', title: say('state'), widthPx: 160, englishPx: 190,
      cell: (row) => <ViolationBadges violation={row} />,
    },
    {
      key: 'appeal', title: say('appeal'), widthPx: 104, englishPx: 184,
      cell: ({ appealState: appeal }) =>
        appeal === null ? '–' : <Badge tone={appealTone[appeal]}>{word(violationAppealState, appeal)}</Badge>,
    },
    {
      key: 'violateAt', title: say('violateAt'), widthPx: 174, englishPx: 180, sortable: true,
      cell: ({ violateAt }) => <span className="figures">{format.dateTime(violateAt)}</span>,
    },
    {
      key: 'by', title: say('appliedBy'), widthPx: 96, givesWay: 1,
      cell: ({ appliedBy }) => appliedBy?.name ?? say('system'),
    },
  ], [say, word, format])
}

export const ViolationCard = ({ violation }: { readonly violation: Violation }) => {
  const word = useWord()
  const format = useFormat()
  const { id, violationNo, shopName, detail, violateAt, appealState: appeal } = violation
  return (
    <RowCardLink
      to="/office/sanctions/$id"
      params={{ id }}
      title={shopName}
      badge={<ViolationBadges violation={violation} />}
      lines={[
        <span key="detail">{word(violationDetailType, detail)}</span>,
        <span key="when" className="figures text-sm text-ink-faint">
          {violationNo} · {format.dateTime(violateAt)}
        </span>,
        ...(appeal === null ? [] : [
          <Badge key="appeal" tone={appealTone[appeal]}>{word(violationAppealState, appeal)}</Badge>,
        ]),
      ]}
    />
  )
}
