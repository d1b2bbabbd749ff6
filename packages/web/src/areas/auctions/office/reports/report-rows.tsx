// An error report in the queue: as a row of the table, and as a card on phones.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionErrorOutcome, auctionErrorSubject, type AuctionErrorOutcome } from '@bidyard/contract/enums/auctions'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'

export type ErrorReport = ItemOf<typeof auctionsCalls.listAuctionErrorReports>

const outcomeTone: Readonly<Record<AuctionErrorOutcome, Tone>> = {
  corrected: 'done', right: 'neutral', noted: 'action',
}

export const OutcomeBadge = ({ report: { outcome } }: { readonly report: ErrorReport }) => {
  const say = useText('marketOffice')
  const word = useWord()
  return outcome === null
    ? <Badge tone="waiting">{say('unanswered')}</Badge>
    : <Badge tone={outcomeTone[outcome]}>{word(auctionErrorOutcome, outcome)}</Badge>
}

export const useReportColumns = (onOpen: (report: ErrorReport) => void): readonly Column<ErrorReport>[] => {
  const say = useText('marketOffice')
  const word = useWord()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 128,
      cell: ({ auctionId, auctionNo }) => (
        <RowLink to="/office/auctions/$id" params={{ id: auctionId }}>{auctionNo}</RowLink>
      ),
    },
    { key: 'subject', title: say('subject'), widthPx: 120, cell: ({ subject }) => word(auctionErrorSubject, subject) },
    {
      key: 'statement', title: say('statementOf'), widthPx: 240, grows: true,
      cell: ({ statement }) => <span lang="ko" className="block truncate">{statement}</span>,
    },
    {
      key: 'member', title: say('reporter'), widthPx: 100,
      cell: ({ memberName }) => <span lang="ko">{memberName}</span>,
    },
    {
      key: 'outcome', title: say('outcome'), widthPx: 112, englishPx: 152,
      cell: (report) => <OutcomeBadge report={report} />,
    },
    {
      key: 'reportAt', title: say('reportedAt'), widthPx: 120, sortable: true,
      cell: ({ reportAt }) => <When at={reportAt} />,
    },
    {
      key: 'act', title: say('acts'), widthPx: 104, englishPx: 124, align: 'end', stays: true,
      cell: (report) => (
        <Button size="small" onClick={() => onOpen(report)}>
          {say(report.answeredAt === null ? 'answer' : 'show')}…
        </Button>
      ),
    },
  ], [say, word, onOpen])
}

export const ReportCard = ({ report, onOpen }: {
  readonly report: ErrorReport; readonly onOpen: (report: ErrorReport) => void
}) => {
  const say = useText('marketOffice')
  const word = useWord()
  return (
    <RowCard
      title={<>{word(auctionErrorSubject, report.subject)} · {report.auctionNo}</>}
      badge={<OutcomeBadge report={report} />}
      lines={[
        <span key="statement" lang="ko" className="line-clamp-2">{report.statement}</span>,
        <span key="by" className="text-sm text-ink-faint">
          <span lang="ko">{report.memberName}</span> · <When at={report.reportAt} />
        </span>,
        <Button key="act" size="small" onClick={() => onOpen(report)}>
          {say(report.answeredAt === null ? 'answer' : 'show')}…
        </Button>,
      ]}
    />
  )
}
